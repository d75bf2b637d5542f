package dighouse.archaeology;

import static dighouse.archaeology.TestTable.GAME;
import static dighouse.archaeology.TestTable.hand;
import static dighouse.archaeology.TestTable.market;
import static dighouse.archaeology.TestTable.moves;
import static dighouse.archaeology.TestTable.play;
import static dighouse.archaeology.TestTable.position;
import static dighouse.archaeology.TestTable.refusal;
import static dighouse.archaeology.TestTable.weights;
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
        ArchaeologyPosition position = position(2, "A act hands=c3m/p market=t");

        play(position, "explore " + chamber);
        for (int i = 0; i < cards; i++) {
            assertThat(GAME.actor(position)).isEqualTo(Actor.CHANCE);
            assertThat(position.phase).isEqualTo(Phase.FIND);
            play(position, "find pot_shard");
        }

        assertThat(GAME.actor(position)).isZero();
        assertThat(position.phase).isEqualTo(Phase.ACT);
        assertThat(position.handSize(0)).isEqualTo(1 + 3 - maps + cards);
        assertThat(position.hand(0, Treasure.MAP)).isEqualTo(3 - maps);
        assertThat(market(position)).isEqualTo("t");
        assertThat(GAME.view(position, 1).mapsSpent()).isEqualTo(maps);
        ArchaeologyInvariants.check(position);
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
        assertThat(moves(position(2, "A act hands=m/p market=t"))).contains("explore small");
    }

    @Test
    @Rule({"ARC-PYR-01", "ARC-EDGE-22"})
    void twoMapsDoNotOpenTheLargeChamber() {
        ArchaeologyPosition position = position(2, "A act hands=2m/p market=t");

        assertThat(moves(position)).contains("explore small", "explore medium");
        assertThat(moves(position)).doesNotContain("explore large");
        assertThat(GAME.judge(position, TestTable.ply(position, "explore large")))
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
        ArchaeologyPosition position = position(2, "A act hands=4m/p market=t explored=medium");

        assertThat(refusal(position, "explore medium")).isEqualTo("ARC-PYR-04");
        assertThat(moves(position)).doesNotContain("explore medium");
        assertThat(refusal(position, "explore large")).isEqualTo("allowed");
    }

    @Test
    @Rule({"ARC-EDGE-22", "ARC-PYR-02"})
    void theExactPriceIsSpent() {
        ArchaeologyPosition position = position(2, "A act hands=3m/p market=t");

        play(position, "explore medium");

        assertThat(hand(position, 0)).isEqualTo("m");
    }

    @Test
    @Rule({"ARC-PYR-05", "ARC-PYR-06", "ARC-EDGE-23"})
    void severalChambersInOneTurnInAnyOrder() {
        ArchaeologyPosition position = position(2, "A act hands=3m/p market=t");
        play(position, "explore small", "find coin", "find coin", "find coin", "explore medium");
        for (int i = 0; i < 5; i++) {
            play(position, "find pot_shard");
        }
        assertThat(hand(position, 0)).isEqualTo("5p3c");

        ArchaeologyPosition other = position(2, "A act hands=3m/p market=t");
        play(other, "explore medium");
        for (int i = 0; i < 5; i++) {
            play(other, "find pot_shard");
        }
        play(other, "explore small", "find coin", "find coin", "find coin");
        assertThat(other).isEqualTo(position);
    }

    @Test
    @Rule({"ARC-PYR-07", "ARC-EDGE-31"})
    void exploringStaysPossibleInTheClosingPhase() {
        ArchaeologyPosition position =
                position(
                        2,
                        "A act hands=m/- market=t site=0+0+0+0 explored=medium+large unseen=2pc closing");

        play(position, "explore small", "find coin", "find pot_shard", "find pot_shard");
        assertThat(position.phase).isEqualTo(Phase.ACT);
        play(position, "sell coin", "set 1", "sell pot_shard", "set 1");
        assertThat(position.phase).isEqualTo(Phase.ACT);
        play(position, "sell pot_shard", "set 1");

        assertThat(position.phase).isEqualTo(Phase.OVER);
    }

    @Test
    @Rule({"ARC-CHANCE-07", "ARC-CHANCE-06"})
    void foundCardsComeFromTheUnseenStock() {
        ArchaeologyPosition position =
                position(
                        2,
                        "A find 3 hands=-/p market=t site=1+0+2+0 explored=small+medium+large"
                                + " unseen=2pct");

        assertThat(weights(position))
                .containsEntry("find pot_shard", 2)
                .containsEntry("find coin", 1)
                .containsEntry("find talisman", 1)
                .hasSize(3);
        assertThat(GAME.weight(position)).isEqualTo(4);
        play(position, "find pot_shard", "find coin");
        assertThat(weights(position)).containsOnlyKeys("find pot_shard", "find talisman");
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
        ArchaeologyPosition position = position(2, cards);
        long odds = TestTable.weight(position, "dig " + dug);
        play(position, "dig " + dug, "explore small");
        return odds * TestTable.weight(position, "find " + found);
    }

    @Test
    @Rule({"ARC-RULING-10", "ARC-RULING-20"})
    void foundCardsMayBeUsedAtOnceAndSpareMapsSoldSingly() {
        ArchaeologyPosition position = position(2, "A act hands=2m/p market=t explored=medium");

        play(position, "explore small", "find broken_cup", "find broken_cup", "find coin");
        play(position, "sell broken_cup", "set 2", "sell map", "set 1");

        assertThat(position.points(0)).isEqualTo(15 + 3);
    }
}
