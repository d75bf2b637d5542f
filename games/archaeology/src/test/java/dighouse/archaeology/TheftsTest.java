package dighouse.archaeology;

import static dighouse.archaeology.TestTable.GAME;
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
    private static Map<String, Integer> imagined(TestTable table, int viewer) {
        Map<String, Integer> hands = new TreeMap<>();
        ArchaeologyPosition into = GAME.position();
        Xoshiro random = new Xoshiro(7);
        for (int i = 0; i < SAMPLES; i++) {
            GAME.imagine(table.position, viewer, random, into);
            StringBuilder text = new StringBuilder(TestTable.at(into).hand(0));
            for (int seat = 1; seat < table.position.seats(); seat++) {
                text.append('/').append(TestTable.at(into).hand(seat));
            }
            hands.merge(text.toString(), 1, Integer::sum);
        }
        return hands;
    }

    private static void end(TestTable table, String... next) {
        table.play("end");
        table.play(next);
    }

    @Test
    @Rule({"ARC-INFO-03", "ARC-INFO-07"})
    void ofAHandKnownInFullOneCardIsWithTheThief() {
        TestTable table = TestTable.of(3, "A steal B hands=-/2ct/p market=s known=-/2ct/-");
        table.play("steal coin");

        Map<String, Integer> seen = imagined(table, C);

        assertThat(seen).containsOnlyKeys("c/ct/p", "t/2c/p");
        double coins = seen.getOrDefault("c/ct/p", 0);
        assertThat(coins / SAMPLES).isCloseTo(2 / 3.0, within(0.05));
    }

    @Test
    @Rule({"ARC-INFO-03", "ARC-SELL-07"})
    void lootThatIsSoldTellsWhatTheVictimHasLeft() {
        TestTable table = TestTable.of(3, "A steal B hands=-/ctk/p market=s known=-/ctk/-");
        table.play("steal coin", "sell coin", "set 1");

        assertThat(imagined(table, C)).containsOnlyKeys("-/tk/p");
    }

    @Test
    @Rule({"ARC-INFO-03", "ARC-TRADE-06"})
    void whatTheVictimStillHasWasNotStolen() {
        TestTable table = TestTable.of(3, "A steal B hands=-/ct/p market=2s known=-/ct/p");
        table.play("steal coin");
        end(table, "dig thief", "rob C", "steal pot_shard");
        table.play("trade", "give talisman", "stop giving", "take parchment_scrap");
        table.play("stop taking");

        assertThat(imagined(table, Viewer.BYSTANDER)).containsOnlyKeys("c/ps/-");
    }

    @Test
    @Rule("ARC-INFO-03")
    void theSecondThiefMayHaveTheLootOfTheFirst() {
        TestTable table = TestTable.of(4, "A steal D hands=k/-/p/ct market=s known=k/-/-/ct");
        table.play("steal coin");
        end(table, "dig thief", "rob A", "steal coin");

        assertThat(imagined(table, 0).keySet()).allMatch(hands -> hands.matches("k/c/./t"));
        assertThat(imagined(table, 3).keySet())
                .isNotEmpty()
                .allMatch(hands -> hands.matches("(c/k|k/c)/./t"));
        assertThat(imagined(table, C)).containsOnlyKeys("c/k/p/t", "t/k/p/c", "k/c/p/t", "k/t/p/c");
    }

    @Test
    @Rule("ARC-INFO-03")
    void aChainOfThievesIsTracedBackByOneSale() {
        TestTable table = TestTable.of(4, "A steal D hands=-/-/-/cts market=p known=-/-/-/cts");
        table.play("steal coin");
        end(table, "dig thief", "rob A", "steal coin");
        end(table, "dig thief", "rob B", "steal coin");
        assertThat(imagined(table, Viewer.BYSTANDER))
                .containsOnlyKeys("-/-/c/st", "-/-/t/sc", "-/-/s/ct");
        table.play("sell coin", "set 1");

        assertThat(imagined(table, Viewer.BYSTANDER)).containsOnlyKeys("-/-/-/st");
    }

    @Test
    @Rule({"ARC-INFO-03", "ARC-INFO-09"})
    void aBystanderAtTwoSeatsDeducesToo() {
        TestTable table = TestTable.of(2, "A steal B hands=k/ct market=s known=k/ct");
        table.play("steal talisman");
        assertThat(imagined(table, Viewer.BYSTANDER)).containsOnlyKeys("tk/c", "ck/t");
        assertThat(imagined(table, 0)).containsOnlyKeys("tk/c");

        end(table, "dig thief", "rob A", "steal pharaoh_mask");
        assertThat(imagined(table, Viewer.BYSTANDER)).containsOnlyKeys("t/ck", "k/ct", "c/tk");
        table.play("sell pharaoh_mask", "set 1");

        assertThat(imagined(table, Viewer.BYSTANDER)).containsOnlyKeys("t/c", "c/t");
    }

    @Test
    @Rule({"ARC-INFO-07", "ARC-INFO-08"})
    void aCardIsDeducedToBeNoMap() {
        // B has a card that was dealt and one that was dug; whichever was stolen, one cannot be a
        // map
        TestTable table = TestTable.of(3, "A steal B hands=-/pm/c market=s known=-/-?1/-");
        table.play("steal map");

        assertThat(imagined(table, C).keySet())
                .noneMatch(hands -> hands.startsWith("m/m/"))
                .anyMatch(hands -> hands.startsWith("m/"))
                .anyMatch(hands -> hands.contains("/m/"));
    }

    @Test
    void emptyHandsLeaveNothingToDeduce() {
        TestTable table = TestTable.of(3, "A steal B hands=-/c/p market=s known=-/c/-");
        table.play("steal coin");
        assertThat(table.position.log.followed).isEqualTo(3);
        table.play("sell coin", "set 1");

        assertThat(table.position.log.followed).isZero();
        assertThat(table.toString()).doesNotContain("since=");
    }

    @Test
    void whatComesAndGoesIsNotMentioned() {
        TestTable table = TestTable.of(3, "A steal B hands=k/ct/p market=2sp known=k/ct");
        table.play("steal coin");
        String before = table.toString().replaceAll(".*(followed=.*)", "$1");
        table.play("trade", "give coin", "stop giving", "take pot_shard", "take parchment_scrap");
        table.play("stop taking");
        table.play("trade", "give pot_shard", "give parchment_scrap", "stop giving");
        table.play("take coin", "stop taking");

        assertThat(table.toString().replaceAll(".*(followed=.*)", "$1"))
                .isEqualTo(before + " lately=A-c,A+c");
    }

    @Test
    void byRulesNumberOneNothingIsFollowed() {
        Setup old = Setup.of(GAME, 1, TestTable.EDITION, 3, 0, Map.of());
        TestTable table = TestTable.of(old, "A steal B hands=-/2ct/p market=s known=-/2ct/-");
        table.play("steal coin");

        assertThat(table.position.log.followed).isZero();
        assertThat(imagined(table, C)).hasSizeGreaterThan(2);
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
        TestTable table = TestTable.of(3, "A act hands=2k/ct/p market=s known=2k/ct");
        for (int i = 0; i <= TheftLog.MOST_THEFTS; i++) {
            table.position.phase = Phase.STEAL;
            table.position.active = i & 1;
            table.position.target = 1 - table.position.active;
            table.play(table.movesInAnyOrder().get(0));
        }
        ArchaeologyInvariants.check(table.position);

        assertThat(table.toString()).endsWith("since=lost");
        assertThat(TestTable.of(3, table.toString()).position).isEqualTo(table.position);
        assertThat(imagined(table, C)).hasSizeGreaterThan(20);
        table.play("sell coin", "set 1");
        assertThat(TestTable.of(3, table.toString()).position).isEqualTo(table.position);
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
        TestTable table =
                TestTable.of(2, "A act market=p site=0+0+0+0 explored=small+medium+large " + words);

        assertThat(TestTable.of(2, table.toString()).position).isEqualTo(table.position);
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
        assertThatThrownBy(() -> TestTable.of(2, "A act hands=c/t market=p " + words))
                .isInstanceOf(Malformed.class)
                .hasMessageContaining(reason);
    }
}
