package dighouse.archaeology;

import static dighouse.archaeology.TestTable.GAME;
import static dighouse.archaeology.TestTable.hand;
import static dighouse.archaeology.TestTable.play;
import static dighouse.archaeology.TestTable.position;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dighouse.kernel.Malformed;
import dighouse.kernel.Setup;
import dighouse.kernel.Viewer;
import dighouse.kernel.Xoshiro;
import dighouse.testkit.Rule;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What can be deduced of thefts that one did not see, case by case; [CarefulObserverTest] has
/// whole games.
class TheftsTest {
    private static final int SAMPLES = 3_000;
    private static final int C = 2;

    /// The hands of all seats as they are imagined, and how often.
    private static Map<String, Integer> imagined(ArchaeologyPosition position, int viewer) {
        Map<String, Integer> hands = new TreeMap<>();
        ArchaeologyPosition into = GAME.position();
        Xoshiro random = new Xoshiro(7);
        for (int i = 0; i < SAMPLES; i++) {
            GAME.imagine(position, viewer, random, into);
            StringBuilder text = new StringBuilder(hand(into, 0));
            for (int seat = 1; seat < position.seats(); seat++) {
                text.append('/').append(hand(into, seat));
            }
            hands.merge(text.toString(), 1, Integer::sum);
        }
        return hands;
    }

    private static void end(ArchaeologyPosition position, String... next) {
        play(position, "end");
        play(position, next);
    }

    @Test
    @Rule({"ARC-INFO-03", "ARC-INFO-07"})
    void ofAHandKnownInFullOneCardIsWithTheThief() {
        ArchaeologyPosition position =
                position(3, "A steal B hands=-/2ct/p market=s known=-/2ct/-");
        play(position, "steal coin");

        Map<String, Integer> seen = imagined(position, C);

        assertThat(seen).containsOnlyKeys("c/ct/p", "t/2c/p");
        double coins = seen.getOrDefault("c/ct/p", 0);
        assertThat(coins / SAMPLES).isCloseTo(2 / 3.0, within(0.05));
    }

    @Test
    @Rule({"ARC-INFO-03", "ARC-SELL-07"})
    void lootThatIsSoldTellsWhatTheVictimHasLeft() {
        ArchaeologyPosition position =
                position(3, "A steal B hands=-/ctk/p market=s known=-/ctk/-");
        play(position, "steal coin", "sell coin", "set 1");

        assertThat(imagined(position, C)).containsOnlyKeys("-/tk/p");
    }

    @Test
    @Rule({"ARC-INFO-03", "ARC-TRADE-06"})
    void whatTheVictimStillHasWasNotStolen() {
        ArchaeologyPosition position = position(3, "A steal B hands=-/ct/p market=2s known=-/ct/p");
        play(position, "steal coin");
        end(position, "dig thief", "rob C", "steal pot_shard");
        play(position, "trade", "give talisman", "stop giving", "take parchment_scrap");
        play(position, "stop taking");

        assertThat(imagined(position, Viewer.BYSTANDER)).containsOnlyKeys("c/ps/-");
    }

    @Test
    @Rule("ARC-INFO-03")
    void theSecondThiefMayHaveTheLootOfTheFirst() {
        ArchaeologyPosition position =
                position(4, "A steal D hands=k/-/p/ct market=s known=k/-/-/ct");
        play(position, "steal coin");
        end(position, "dig thief", "rob A", "steal coin");

        assertThat(imagined(position, 0).keySet()).allMatch(hands -> hands.matches("k/c/./t"));
        assertThat(imagined(position, 3).keySet())
                .isNotEmpty()
                .allMatch(hands -> hands.matches("(c/k|k/c)/./t"));
        assertThat(imagined(position, C))
                .containsOnlyKeys("c/k/p/t", "t/k/p/c", "k/c/p/t", "k/t/p/c");
    }

    @Test
    @Rule("ARC-INFO-03")
    void aChainOfThievesIsTracedBackByOneSale() {
        ArchaeologyPosition position =
                position(4, "A steal D hands=-/-/-/cts market=p known=-/-/-/cts");
        play(position, "steal coin");
        end(position, "dig thief", "rob A", "steal coin");
        end(position, "dig thief", "rob B", "steal coin");
        assertThat(imagined(position, Viewer.BYSTANDER))
                .containsOnlyKeys("-/-/c/st", "-/-/t/sc", "-/-/s/ct");
        play(position, "sell coin", "set 1");

        assertThat(imagined(position, Viewer.BYSTANDER)).containsOnlyKeys("-/-/-/st");
    }

    @Test
    @Rule({"ARC-INFO-03", "ARC-INFO-09"})
    void aBystanderAtTwoSeatsDeducesToo() {
        ArchaeologyPosition position = position(2, "A steal B hands=k/ct market=s known=k/ct");
        play(position, "steal talisman");
        assertThat(imagined(position, Viewer.BYSTANDER)).containsOnlyKeys("tk/c", "ck/t");
        assertThat(imagined(position, 0)).containsOnlyKeys("tk/c");

        end(position, "dig thief", "rob A", "steal pharaoh_mask");
        assertThat(imagined(position, Viewer.BYSTANDER)).containsOnlyKeys("t/ck", "k/ct", "c/tk");
        play(position, "sell pharaoh_mask", "set 1");

        assertThat(imagined(position, Viewer.BYSTANDER)).containsOnlyKeys("t/c", "c/t");
    }

    @Test
    @Rule({"ARC-INFO-07", "ARC-INFO-08"})
    void aCardIsDeducedToBeNoMap() {
        // B has a card that was dealt and one that was dug; whichever was stolen, one cannot be a
        // map
        ArchaeologyPosition position = position(3, "A steal B hands=-/pm/c market=s known=-/-?1/-");
        play(position, "steal map");

        assertThat(imagined(position, C).keySet())
                .noneMatch(hands -> hands.startsWith("m/m/"))
                .anyMatch(hands -> hands.startsWith("m/"))
                .anyMatch(hands -> hands.contains("/m/"));
    }

    @Test
    void emptyHandsLeaveNothingToDeduce() {
        ArchaeologyPosition position = position(3, "A steal B hands=-/c/p market=s known=-/c/-");
        play(position, "steal coin");
        assertThat(position.log.followed).isEqualTo(3);
        play(position, "sell coin", "set 1");

        assertThat(position.log.followed).isZero();
        assertThat(position.toString()).doesNotContain("since=");
    }

    @Test
    void whatComesAndGoesIsNotMentioned() {
        ArchaeologyPosition position = position(3, "A steal B hands=k/ct/p market=2sp known=k/ct");
        play(position, "steal coin");
        String before = position.toString().replaceAll(".*(followed=.*)", "$1");
        play(
                position,
                "trade",
                "give coin",
                "stop giving",
                "take pot_shard",
                "take parchment_scrap");
        play(position, "stop taking");
        play(position, "trade", "give pot_shard", "give parchment_scrap", "stop giving");
        play(position, "take coin", "stop taking");

        assertThat(position.toString().replaceAll(".*(followed=.*)", "$1"))
                .isEqualTo(before + " lately=A-c,A+c");
    }

    @Test
    void byRulesNumberOneNothingIsFollowed() {
        Setup old = Setup.of(GAME, 1, TestTable.EDITION, 3, 0, Map.of());
        ArchaeologyPosition position =
                position(old, "A steal B hands=-/2ct/p market=s known=-/2ct/-");
        play(position, "steal coin");

        assertThat(position.log.followed).isZero();
        assertThat(imagined(position, C)).hasSizeGreaterThan(2);
    }

    @Test
    void thereIsRoomForEveryGameOfTheEdition() {
        for (int seats = 2; seats <= 4; seats++) {
            assertThat(TheftLog.mostEntries(TestTable.EDITION.tables(), seats))
                    .isLessThanOrEqualTo(TheftLog.CAPACITY);
            assertThat(TestTable.EDITION.tables().thieves(seats))
                    .isLessThanOrEqualTo(TheftLog.MOST_THEFTS);
        }
    }

    @Test
    void withMoreThievesThanCanBeFollowedTheBoundsMustDo() {
        ArchaeologyPosition position = position(3, "A act hands=2k/ct/p market=s known=2k/ct");
        for (int i = 0; i <= TheftLog.MOST_THEFTS; i++) {
            position.phase = Phase.STEAL;
            position.active = i & 1;
            position.target = 1 - position.active;
            play(position, TestTable.options(position).get(0));
        }
        ArchaeologyInvariants.check(position);

        assertThat(position.toString()).endsWith("since=lost");
        assertThat(position(3, position.toString())).isEqualTo(position);
        assertThat(imagined(position, C)).hasSizeGreaterThan(20);
        play(position, "sell coin", "set 1");
        assertThat(position(3, position.toString())).isEqualTo(position);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    hands=sc2k/-  | followed=+0/ct+0     | since=A<Bc,A+2s,B-t lately=A?2,A-s
                    hands=2sck/-  | followed=+0/ct+0     | since=A<B,A!,B-t lately=A+2s
                    hands=sck/-   | followed=+0?0/ct+1?1 | since=A<Bc,B-p,A+s,B-t lately=A?
                    hands=k/c     | followed=-/c+0       | since=lost
                    """)
    void theWordsOfALogReadBack(String hands, String followed, String since) {
        String words = String.join(" ", hands, followed, since);
        ArchaeologyPosition position =
                position(2, "A act market=p site=0+0+0+0 explored=small+medium+large " + words);

        assertThat(position(2, position.toString())).isEqualTo(position);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    since=A<Bc | No hand is followed
                    lately=A+c | No hand is followed
                    followed=+0/ct since=A<Bc | says nothing
                    followed=+0/+x since=A<Bc | no number
                    followed=+0/ct+0 since=A | says nothing
                    followed=+0/ct+0 since=A*c | says nothing
                    followed=+0/ct+0 since=A<Bct | says nothing
                    followed=+0/ct+0 since=A<Bc,A?0 | says nothing
                    followed=+0/ct+0 since=A<Ac | cannot have led
                    followed=+0/ct+0 since=A<Bc lately=A<Bc | stolen lately
                    followed=+0/ct+0 since=A<Bc,B<Ac | cannot have led
                    followed=+0/cs+0 since=A<Bc | cannot have led
                    followed=+0/ct+0 since=A<Bk | cannot have led
                    followed=+0/+2?3 since=A<Bc | cannot have led
                    followed=+0/ct+0 since=A<Bc,B-s,B+t | cannot have led
                    followed=+0/ct+0 since=A<Bc,C+s | no seat C
                    followed=+0 since=A<Bc | cannot have led
                    """)
    void otherLogsAreRefused(String words, String reason) {
        assertThatThrownBy(() -> position(2, "A act hands=c/t market=p " + words))
                .isInstanceOf(Malformed.class)
                .hasMessageContaining(reason);
    }
}
