package dighouse.archaeology;

import static dighouse.archaeology.TestTable.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Actor;
import dighouse.kernel.Argument;
import dighouse.kernel.Refusal;
import dighouse.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PyramidRulesTest {
    @ParameterizedTest
    @CsvSource({"small, 1, 3", "medium, 2, 5", "large, 3, 7"})
    @Rule({"ARC-PYR-01", "ARC-PYR-02", "ARC-PYR-03", "ARC-EX-07", "ARC-RULING-27"})
    void mapsBuyAllCardsOfAChamber(String chamber, int maps, int cards) {
        TestTable table = TestTable.of(2, "A act hands=c3m/p market=t");

        table.play("explore " + chamber);
        for (int i = 0; i < cards; i++) {
            assertThat(table.actor()).isEqualTo(Actor.CHANCE);
            assertThat(table.position.phase).isEqualTo(Phase.FIND);
            table.play("find pot_shard");
        }

        assertThat(table.actor()).isZero();
        assertThat(table.position.phase).isEqualTo(Phase.ACT);
        assertThat(table.position.handSize(0)).isEqualTo(1 + 3 - maps + cards);
        assertThat(table.position.hand(0, Treasure.MAP)).isEqualTo(3 - maps);
        assertThat(table.market()).isEqualTo("t");
        assertThat(table.view(1).mapsSpent()).isEqualTo(maps);
        ArchaeologyInvariants.check(table.position);
    }

    @Test
    @Rule("ARC-EX-07")
    void sixMapsAreJustEnoughForAllChambers() {
        ArchaeologyTables tables = TestTable.EDITION.tables();

        assertThat(tables.chamberMaps(0) + tables.chamberMaps(1) + tables.chamberMaps(2))
                .isEqualTo(tables.copies(Treasure.MAP));
    }

    @Test
    @Rule("ARC-RULING-03")
    void oneMapIsEnoughToExplore() {
        assertThat(TestTable.of(2, "A act hands=m/p market=t").moves()).contains("explore small");
    }

    @Test
    @Rule({"ARC-PYR-01", "ARC-EDGE-22"})
    void twoMapsDoNotOpenTheLargeChamber() {
        TestTable table = TestTable.of(2, "A act hands=2m/p market=t");

        assertThat(table.moves()).contains("explore small", "explore medium");
        assertThat(table.moves()).doesNotContain("explore large");
        assertThat(GAME.judge(table.position, table.ply("explore large")))
                .isEqualTo(
                        new Refusal(
                                "ARC-PYR-01",
                                List.of(
                                        Argument.term("chamber", "large"),
                                        Argument.number("maps", 3))));
    }

    @Test
    @Rule({"ARC-PYR-04", "ARC-EDGE-22"})
    void aChamberIsExploredOnce() {
        TestTable table = TestTable.of(2, "A act hands=4m/p market=t explored=medium");

        assertThat(table.refusal("explore medium")).isEqualTo("ARC-PYR-04");
        assertThat(table.moves()).doesNotContain("explore medium");
        assertThat(table.refusal("explore large")).isEqualTo("allowed");
    }

    @Test
    @Rule({"ARC-EDGE-22", "ARC-PYR-02"})
    void theExactPriceIsSpent() {
        TestTable table = TestTable.of(2, "A act hands=3m/p market=t");

        table.play("explore medium");

        assertThat(table.hand(0)).isEqualTo("m");
    }

    @Test
    @Rule({"ARC-PYR-05", "ARC-PYR-06", "ARC-EDGE-23"})
    void severalChambersInOneTurnInAnyOrder() {
        TestTable table = TestTable.of(2, "A act hands=3m/p market=t");
        table.play("explore small", "find coin", "find coin", "find coin", "explore medium");
        for (int i = 0; i < 5; i++) {
            table.play("find pot_shard");
        }
        assertThat(table.hand(0)).isEqualTo("5p3c");

        TestTable other = TestTable.of(2, "A act hands=3m/p market=t");
        other.play("explore medium");
        for (int i = 0; i < 5; i++) {
            other.play("find pot_shard");
        }
        other.play("explore small", "find coin", "find coin", "find coin");
        assertThat(other.position).isEqualTo(table.position);
    }

    @Test
    @Rule({"ARC-PYR-07", "ARC-EDGE-31"})
    void exploringStaysPossibleInTheClosingPhase() {
        TestTable table =
                TestTable.of(
                        2,
                        "A act hands=m/- market=t site=0+0+0+0 explored=medium+large unseen=2pc closing");

        table.play("explore small", "find coin", "find pot_shard", "find pot_shard");
        assertThat(table.position.phase).isEqualTo(Phase.ACT);
        table.play("sell coin", "set 1", "sell pot_shard", "set 1");
        assertThat(table.position.phase).isEqualTo(Phase.ACT);
        table.play("sell pot_shard", "set 1");

        assertThat(table.position.phase).isEqualTo(Phase.OVER);
    }

    @Test
    @Rule({"ARC-CHANCE-07", "ARC-CHANCE-06"})
    void foundCardsComeFromTheUnseenStock() {
        TestTable table =
                TestTable.of(
                        2,
                        "A find 3 hands=-/p market=t site=1+0+2+0 explored=small+medium+large"
                                + " unseen=2pct");

        assertThat(table.weights())
                .containsEntry("find pot_shard", 2)
                .containsEntry("find coin", 1)
                .containsEntry("find talisman", 1)
                .hasSize(3);
        assertThat(GAME.weight(table.position)).isEqualTo(4);
        table.play("find pot_shard", "find coin");
        assertThat(table.weights()).containsOnlyKeys("find pot_shard", "find talisman");
    }

    @Test
    @Rule({"ARC-CHANCE-06", "ARC-CHANCE-02"})
    void itMakesNoDifferenceWhetherACardIsDugOrFoundFirst() {
        // the odds of coin from the site and shard from the chamber equal those the other way round
        String cards = "A dig hands=m/p market=t site=2+0+1+0 explored=medium+large unseen=3p2c";

        assertThat(oddsOfDigAndFind(cards, "coin", "pot_shard"))
                .isEqualTo(oddsOfDigAndFind(cards, "pot_shard", "coin"));
    }

    /// Over the common denominator of both lines.
    private static long oddsOfDigAndFind(String cards, String dug, String found) {
        TestTable table = TestTable.of(2, cards);
        long odds = table.weight("dig " + dug);
        table.play("dig " + dug, "explore small");
        return odds * table.weight("find " + found);
    }

    @Test
    @Rule({"ARC-RULING-10", "ARC-RULING-20"})
    void foundCardsMayBeUsedAtOnceAndSpareMapsSoldSingly() {
        TestTable table = TestTable.of(2, "A act hands=2m/p market=t explored=medium");

        table.play("explore small", "find broken_cup", "find broken_cup", "find coin");
        table.play("sell broken_cup", "set 2", "sell map", "set 1");

        assertThat(table.position.points(0)).isEqualTo(15 + 3);
    }
}
