package dighouse.archaeology;

import static dighouse.archaeology.TestTable.GAME;
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
        TestTable table = TestTable.of(2, "B dig hands=p/s market=c");

        table.play("dig talisman");

        assertThat(table.hand(1)).isEqualTo("st");
        assertThat(table.hand(0)).isEqualTo("p");
        assertThat(table.position.digSite())
                .isEqualTo(TestTable.of(2, "B dig hands=p/s market=c").position.digSite() - 1);
        assertThat(table.actor()).isEqualTo(1);
        assertThat(table.position.phase).isEqualTo(Phase.ACT);
    }

    @Test
    @Rule({"ARC-DIG-02", "ARC-COMP-05"})
    void aMapIsATreasureToo() {
        TestTable table = TestTable.of(2, "A dig hands=p/s market=c");

        table.play("dig map");

        assertThat(table.hand(0)).isEqualTo("pm");
        assertThat(table.position.maps).isEqualTo(5);
        assertThat(table.moves()).contains("explore small", "sell map", "trade");
    }

    @Test
    @Rule("ARC-DIG-03")
    void afterAThiefThereIsNoSecondDraw() {
        TestTable table = TestTable.of(2, "A dig hands=p/s market=c");

        table.play("dig thief", "rob B", "steal parchment_scrap");

        assertThat(table.position.phase).isEqualTo(Phase.ACT);
        assertThat(table.actor()).isZero();
    }

    @Test
    @Rule({"ARC-DIG-04", "ARC-STORM-07", "ARC-EDGE-01"})
    void twoSandstormsInARowThenOneMoreDig() {
        TestTable table = TestTable.of(2, "A dig hands=4p/3s market=c");

        table.play("dig sandstorm", "lose pot_shard", "lose pot_shard");
        table.play("lose parchment_scrap");
        assertThat(table.position.phase).isEqualTo(Phase.DIG);
        assertThat(table.hand(0) + "/" + table.hand(1)).isEqualTo("2p/2s");

        table.play("dig sandstorm", "lose pot_shard", "lose parchment_scrap", "dig coin");

        assertThat(table.hand(0) + "/" + table.hand(1)).isEqualTo("pc/s");
        assertThat(table.position.phase).isEqualTo(Phase.ACT);
    }

    @Test
    @Rule({"ARC-DIG-05", "ARC-INV-02"})
    void drawnThievesAndSandstormsAreCounted() {
        TestTable table = TestTable.of(2, "A dig hands=p/s market=c");

        table.play("dig sandstorm", "dig thief", "rob B", "steal parchment_scrap");

        var view = table.view(1);
        assertThat(view.thieves()).isEqualTo(new ArchaeologyView.Threat(1, 7));
        assertThat(view.sandstorms()).isEqualTo(new ArchaeologyView.Threat(1, 5));
        assertThat(table.market()).isEqualTo("c");
    }

    @Test
    @Rule({"ARC-DIG-06", "ARC-RULING-11", "ARC-EDGE-02", "ARC-RULING-12"})
    void aSandstormAsLastCardEndsDiggingAndItsTurnCountsAsAPass() {
        TestTable table =
                TestTable.of(
                        2, "A dig hands=2p/s market=c site=0+0+0+1 explored=small+medium+large");

        table.play("dig sandstorm", "lose pot_shard");

        assertThat(table.position.phase).isEqualTo(Phase.ACT);
        assertThat(table.actor()).isZero();
        assertThat(table.position.isClosing()).isTrue();
        table.play("end", "end");
        assertThat(table.refusal("end")).isEqualTo("ARC-END-05");
        assertThat(table.actor()).isZero();
    }

    @Test
    @Rule("ARC-EDGE-03")
    void sandstormsAtTheBottomAreAllResolvedInOneTurn() {
        TestTable table =
                TestTable.of(
                        2, "A dig hands=4p/s market=c site=0+0+0+2 explored=small+medium+large");

        table.play("dig sandstorm", "lose pot_shard", "lose pot_shard");
        table.play("dig sandstorm", "lose pot_shard");

        assertThat(table.actor()).isZero();
        assertThat(table.hand(0)).isEqualTo("p");
        assertThat(table.position.isClosing()).isTrue();
    }

    @Test
    @Rule({"ARC-RULING-06", "ARC-DEC-01", "ARC-EDGE-25"})
    void diggingIsNoChoice() {
        TestTable table = TestTable.of(2, "A dig hands=p/s market=c");

        assertThat(table.actor()).isEqualTo(Actor.CHANCE);
        assertThat(table.refusal(0, "sell pot_shard")).isEqualTo(Refusal.NOT_YOUR_DECISION);
        assertThat(table.refusal(0, "end")).isEqualTo(Refusal.NOT_YOUR_DECISION);
    }

    @Test
    @Rule({"ARC-EDGE-25", "ARC-TURN-02"})
    void aSecondDigIsNoMove() {
        TestTable table = TestTable.of(2, "A act hands=p/s market=c");

        assertThat(table.refusal("dig coin")).isEqualTo(Refusal.NO_SUCH_MOVE);
        assertThat(table.moves()).noneMatch(move -> move.startsWith("dig"));
    }

    @ParameterizedTest
    @CsvSource({"2, 6, 58", "3, 5, 53", "4, 4, 48"})
    @Rule({"ARC-CHANCE-05", "ARC-CHANCE-02"})
    void theFirstDrawIsASandstormAsOftenAsThereAreSandstorms(int seats, int sandstorms, int cards) {
        String hands = "4p/4s/4p/4s".substring(0, 3 * seats - 1);
        TestTable table = TestTable.of(seats, "A dig hands=" + hands + " market=5c");

        long weight = table.weight("dig sandstorm");

        assertThat(table.position.digSite()).isEqualTo(cards);
        assertThat(weight * cards).isEqualTo((long) GAME.weight(table.position) * sandstorms);
    }

    @Test
    @Rule({"ARC-CHANCE-07", "ARC-CHANCE-02"})
    void everyCardOfTheDigSiteIsEquallyLikely() {
        // 2 of the 5 unseen treasures lie in the dig site, 3 in the small chamber: U = 5, n = 2 + 1
        // + 2 + 1
        TestTable table =
                TestTable.of(
                        2,
                        "A dig hands=p/s market=c site=2+1+2+1 explored=medium+large unseen=3pct");

        assertThat(table.weights())
                .containsEntry("dig pot_shard", 2 * 3)
                .containsEntry("dig coin", 2)
                .containsEntry("dig talisman", 2)
                .containsEntry("dig map", 5)
                .containsEntry("dig thief", 2 * 5)
                .containsEntry("dig sandstorm", 5)
                .hasSize(6);
        assertThat(GAME.weight(table.position)).isEqualTo(6 * 5);
    }

    @Test
    @Rule("ARC-CHANCE-07")
    void withoutUnseenTreasuresOnlyTheOtherCardsCount() {
        TestTable table =
                TestTable.of(
                        2, "A dig hands=p/s market=c site=0+0+2+1 explored=small+medium+large");

        assertThat(table.weights()).containsEntry("dig thief", 2).containsEntry("dig sandstorm", 1);
        assertThat(GAME.weight(table.position)).isEqualTo(3);
    }

    @Test
    @Rule("ARC-CHANCE-07")
    void treasuresThatLieInChambersOnlyCannotBeDug() {
        TestTable table =
                TestTable.of(
                        2,
                        "A dig hands=p/s market=c site=0+0+1+0 explored=medium+large unseen=2pc");

        assertThat(table.weights()).containsOnlyKeys("dig thief");
        assertThat(GAME.weight(table.position)).isEqualTo(3);
    }

    @Test
    @Rule("ARC-CHANCE-07")
    void outcomesAreFoundWithoutListingThem() {
        TestTable table =
                TestTable.of(
                        2,
                        "A dig hands=p/s market=c site=2+1+2+1 explored=medium+large unseen=3pct");
        MoveList list = new MoveList();
        GAME.moves(table.position, list);

        int r = 0;
        for (int i = 0; i < list.size(); i++) {
            for (int j = 0; j < list.weight(i); j++) {
                assertThat(GAME.outcome(table.position, r)).isEqualTo(list.get(i));
                r++;
            }
        }
        assertThat(r).isEqualTo(GAME.weight(table.position));
    }
}
