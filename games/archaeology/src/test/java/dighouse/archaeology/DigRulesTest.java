package dighouse.archaeology;

import static dighouse.archaeology.TestTable.GAME;
import static dighouse.archaeology.TestTable.hand;
import static dighouse.archaeology.TestTable.moves;
import static dighouse.archaeology.TestTable.play;
import static dighouse.archaeology.TestTable.position;
import static dighouse.archaeology.TestTable.refusal;
import static dighouse.archaeology.TestTable.weights;
import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Actor;
import dighouse.kernel.MoveList;
import dighouse.kernel.Refusal;
import dighouse.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DigRulesTest {
    @Test
    @Rule({"ARC-DIG-01", "ARC-DIG-02", "ARC-TURN-02"})
    void aTreasureGoesIntoTheHandAndDiggingIsOver() {
        ArchaeologyPosition position = position(2, "B dig hands=p/s market=c");

        play(position, "dig talisman");

        assertThat(hand(position, 1)).isEqualTo("st");
        assertThat(hand(position, 0)).isEqualTo("p");
        assertThat(position.digSite())
                .isEqualTo(position(2, "B dig hands=p/s market=c").digSite() - 1);
        assertThat(GAME.actor(position)).isEqualTo(1);
        assertThat(position.phase).isEqualTo(Phase.ACT);
    }

    @Test
    @Rule({"ARC-DIG-02", "ARC-COMP-05"})
    void aMapIsATreasureToo() {
        ArchaeologyPosition position = position(2, "A dig hands=p/s market=c");

        play(position, "dig map");

        assertThat(hand(position, 0)).isEqualTo("pm");
        assertThat(position.maps).isEqualTo(5);
        assertThat(moves(position)).contains("explore small", "sell map", "trade");
    }

    @Test
    @Rule("ARC-DIG-03")
    void afterAThiefThereIsNoSecondDraw() {
        ArchaeologyPosition position = position(2, "A dig hands=p/s market=c");

        play(position, "dig thief", "rob B", "steal parchment_scrap");

        assertThat(position.phase).isEqualTo(Phase.ACT);
        assertThat(GAME.actor(position)).isZero();
    }

    @Test
    @Rule({"ARC-DIG-04", "ARC-STORM-07", "ARC-EDGE-01"})
    void twoSandstormsInARowThenOneMoreDig() {
        ArchaeologyPosition position = position(2, "A dig hands=4p/3s market=c");

        play(position, "dig sandstorm", "lose pot_shard", "lose pot_shard");
        play(position, "lose parchment_scrap");
        assertThat(position.phase).isEqualTo(Phase.DIG);
        assertThat(hand(position, 0) + "/" + hand(position, 1)).isEqualTo("2p/2s");

        play(position, "dig sandstorm", "lose pot_shard", "lose parchment_scrap", "dig coin");

        assertThat(hand(position, 0) + "/" + hand(position, 1)).isEqualTo("pc/s");
        assertThat(position.phase).isEqualTo(Phase.ACT);
    }

    @Test
    @Rule({"ARC-DIG-05", "ARC-INV-02"})
    void drawnThievesAndSandstormsAreCounted() {
        ArchaeologyPosition position = position(2, "A dig hands=p/s market=c");

        play(position, "dig sandstorm", "dig thief", "rob B", "steal parchment_scrap");

        var view = GAME.view(position, 1);
        assertThat(view.thieves()).isEqualTo(new ArchaeologyView.Threat(1, 7));
        assertThat(view.sandstorms()).isEqualTo(new ArchaeologyView.Threat(1, 5));
        assertThat(TestTable.market(position)).isEqualTo("c");
    }

    @Test
    @Rule({"ARC-DIG-06", "ARC-RULING-11", "ARC-EDGE-02", "ARC-RULING-12"})
    void aSandstormAsLastCardEndsDiggingAndItsTurnCountsAsAPass() {
        ArchaeologyPosition position =
                position(2, "A dig hands=2p/s market=c site=0+0+0+1 explored=small+medium+large");

        play(position, "dig sandstorm", "lose pot_shard");

        assertThat(position.phase).isEqualTo(Phase.ACT);
        assertThat(GAME.actor(position)).isZero();
        assertThat(position.isClosing()).isTrue();
        play(position, "end", "end");
        assertThat(refusal(position, "end")).isEqualTo("ARC-END-05");
        assertThat(GAME.actor(position)).isZero();
    }

    @Test
    @Rule("ARC-EDGE-03")
    void sandstormsAtTheBottomAreAllResolvedInOneTurn() {
        ArchaeologyPosition position =
                position(2, "A dig hands=4p/s market=c site=0+0+0+2 explored=small+medium+large");

        play(position, "dig sandstorm", "lose pot_shard", "lose pot_shard");
        play(position, "dig sandstorm", "lose pot_shard");

        assertThat(GAME.actor(position)).isZero();
        assertThat(hand(position, 0)).isEqualTo("p");
        assertThat(position.isClosing()).isTrue();
    }

    @Test
    @Rule({"ARC-RULING-06", "ARC-DEC-01", "ARC-EDGE-25"})
    void diggingIsNoChoice() {
        ArchaeologyPosition position = position(2, "A dig hands=p/s market=c");

        assertThat(GAME.actor(position)).isEqualTo(Actor.CHANCE);
        assertThat(refusal(position, 0, "sell pot_shard")).isEqualTo(Refusal.NOT_YOUR_DECISION);
        assertThat(refusal(position, 0, "end")).isEqualTo(Refusal.NOT_YOUR_DECISION);
    }

    @Test
    @Rule({"ARC-EDGE-25", "ARC-TURN-02"})
    void aSecondDigIsNoMove() {
        ArchaeologyPosition position = position(2, "A act hands=p/s market=c");

        assertThat(refusal(position, "dig coin")).isEqualTo(Refusal.NO_SUCH_MOVE);
        assertThat(moves(position)).noneMatch(move -> move.startsWith("dig"));
    }

    @ParameterizedTest
    @CsvSource({"2, 6, 58", "3, 5, 53", "4, 4, 48"})
    @Rule({"ARC-CHANCE-05", "ARC-CHANCE-02"})
    void theFirstDrawIsASandstormAsOftenAsThereAreSandstorms(int seats, int sandstorms, int cards) {
        String hands = "4p/4s/4p/4s".substring(0, 3 * seats - 1);
        ArchaeologyPosition position = position(seats, "A dig hands=" + hands + " market=5c");

        long weight = TestTable.weight(position, "dig sandstorm");

        assertThat(position.digSite()).isEqualTo(cards);
        assertThat(weight * cards).isEqualTo((long) GAME.weight(position) * sandstorms);
    }

    @Test
    @Rule({"ARC-CHANCE-07", "ARC-CHANCE-02"})
    void everyCardOfTheDigSiteIsEquallyLikely() {
        // 2 of the 5 unseen treasures lie in the dig site, 3 in the small chamber: U = 5, n = 2 + 1
        // + 2 + 1
        ArchaeologyPosition position =
                position(
                        2,
                        "A dig hands=p/s market=c site=2+1+2+1 explored=medium+large unseen=3pct");

        assertThat(weights(position))
                .containsEntry("dig pot_shard", 2 * 3)
                .containsEntry("dig coin", 2)
                .containsEntry("dig talisman", 2)
                .containsEntry("dig map", 5)
                .containsEntry("dig thief", 2 * 5)
                .containsEntry("dig sandstorm", 5)
                .hasSize(6);
        assertThat(GAME.weight(position)).isEqualTo(6 * 5);
    }

    @Test
    @Rule("ARC-CHANCE-07")
    void withoutUnseenTreasuresOnlyTheOtherCardsCount() {
        ArchaeologyPosition position =
                position(2, "A dig hands=p/s market=c site=0+0+2+1 explored=small+medium+large");

        assertThat(weights(position))
                .containsEntry("dig thief", 2)
                .containsEntry("dig sandstorm", 1);
        assertThat(GAME.weight(position)).isEqualTo(3);
    }

    @Test
    @Rule("ARC-CHANCE-07")
    void treasuresThatLieInChambersOnlyCannotBeDug() {
        ArchaeologyPosition position =
                position(
                        2,
                        "A dig hands=p/s market=c site=0+0+1+0 explored=medium+large unseen=2pc");

        assertThat(weights(position)).containsOnlyKeys("dig thief");
        assertThat(GAME.weight(position)).isEqualTo(3);
    }

    @Test
    @Rule("ARC-CHANCE-07")
    void outcomesAreFoundWithoutListingThem() {
        ArchaeologyPosition position =
                position(
                        2,
                        "A dig hands=p/s market=c site=2+1+2+1 explored=medium+large unseen=3pct");
        MoveList list = new MoveList();
        GAME.moves(position, list);

        int r = 0;
        for (int i = 0; i < list.size(); i++) {
            for (int j = 0; j < list.weight(i); j++) {
                assertThat(GAME.outcome(position, r)).isEqualTo(list.get(i));
                r++;
            }
        }
        assertThat(r).isEqualTo(GAME.weight(position));
    }
}
