package dighouse.archaeology;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Actor;
import dighouse.kernel.Refusal;
import dighouse.testkit.Rule;
import java.util.LinkedHashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SandstormRulesTest {
    @ParameterizedTest
    @CsvSource({"0, 0", "1, 0", "2, 1", "3, 1", "4, 2", "5, 2", "6, 3", "7, 3", "12, 6"})
    @Rule({"ARC-STORM-01", "ARC-STORM-02"})
    void halfOfTheHandRoundedDownIsLost(int cards, int lost) {
        String hand = cards == 0 ? "-" : cards + "p";
        TestTable table = TestTable.of(2, "A dig hands=" + hand + "/- market=c");

        table.play("dig sandstorm");
        for (int i = 0; i < lost; i++) {
            table.play("lose pot_shard");
        }

        assertThat(table.position.phase).isEqualTo(Phase.DIG);
        assertThat(table.position.handSize(0)).isEqualTo(cards - lost);
        assertThat(table.position.market(Treasure.POT_SHARD)).isEqualTo(lost);
    }

    @Test
    @Rule({"ARC-EX-02", "ARC-EX-03", "ARC-STORM-04", "ARC-STORM-05"})
    void theWorkedExample() {
        TestTable table = TestTable.of(4, "A dig hands=2s2ctm/5p/2tb/k market=2p3c");

        table.play("dig sandstorm", "lose parchment_scrap", "lose parchment_scrap", "lose coin");
        assertThat(table.market()).isEqualTo("2p2s4c");
        assertThat(table.actor()).isEqualTo(1);
        table.play("lose pot_shard", "lose pot_shard");
        assertThat(table.actor()).isEqualTo(2);
        table.play("lose broken_cup");

        assertThat(table.position.phase).isEqualTo(Phase.DIG);
        assertThat(table.position.active()).isZero();
        assertThat(table.hand(0)).isEqualTo("ctm");
        assertThat(table.hand(1)).isEqualTo("3p");
        assertThat(table.hand(2)).isEqualTo("2t");
        assertThat(table.hand(3)).isEqualTo("k");
        table.play("dig coin");
        assertThat(table.actor()).isZero();
    }

    @Test
    @Rule({"ARC-STORM-04", "ARC-EDGE-06", "ARC-DEC-03", "ARC-EDGE-04"})
    void theOrderStartsAtTheActiveSeatAndWrapsRoundSkippingSmallHands() {
        TestTable table = TestTable.of(4, "C dig hands=2p/s/2c/2t market=c");

        table.play("dig sandstorm");
        assertThat(table.actor()).isEqualTo(2);
        table.play("lose coin");
        assertThat(table.actor()).isEqualTo(3);
        table.play("lose talisman");
        assertThat(table.actor()).isZero();
        table.play("lose pot_shard");

        assertThat(table.actor()).isEqualTo(Actor.CHANCE);
        assertThat(table.position.active()).isEqualTo(2);
        assertThat(table.hand(1)).isEqualTo("s");
    }

    @Test
    @Rule({"ARC-RULING-18", "ARC-STORM-04"})
    void laterSeatsSeeWhatEarlierOnesLost() {
        TestTable table = TestTable.of(2, "A dig hands=2t/2c market=c");

        table.play("dig sandstorm", "lose talisman");

        assertThat(table.actor()).isEqualTo(1);
        assertThat(table.view(1).market().counts().toString()).contains("talisman");
    }

    @Test
    @Rule({"ARC-EDGE-26", "ARC-TURN-03"})
    void onlyTheSeatWhosePlaceItIsMayDecideAndOnlyItsLoss() {
        TestTable table = TestTable.of(2, "A lose B hands=t/4c market=c");

        assertThat(table.refusal(1, "lose coin")).isEqualTo("allowed");
        assertThat(table.refusal(0, "lose talisman")).isEqualTo(Refusal.NOT_YOUR_DECISION);
        assertThat(table.refusal(0, "end")).isEqualTo(Refusal.NOT_YOUR_DECISION);
        assertThat(table.refusal(1, "sell coin")).isEqualTo("ARC-TURN-03");
        assertThat(table.refusal(1, "end")).isEqualTo("ARC-TURN-03");
    }

    @Test
    @Rule({"ARC-STORM-03", "ARC-DEC-03"})
    void anyCardOfTheOwnHandMayBeLostAndNoOther() {
        TestTable table = TestTable.of(2, "A lose A hands=pcb2k/3t market=c");

        assertThat(table.movesInAnyOrder())
                .containsExactly(
                        "lose pot_shard", "lose coin", "lose broken_cup", "lose pharaoh_mask");
        assertThat(table.refusal("lose talisman")).isEqualTo("ARC-STORM-03");
        table.play("lose coin");
        assertThat(table.refusal("lose coin")).isEqualTo("ARC-STORM-03");
    }

    @Test
    @Rule({"ARC-EDGE-05", "ARC-STORM-02"})
    void fromFiveCardsExactlyTwoAreLost() {
        TestTable table = TestTable.of(2, "A lose A hands=5c/- market=c");

        table.play("lose coin");
        assertThat(table.actor()).isZero();
        assertThat(table.refusal("end")).isEqualTo("ARC-TURN-03");
        table.play("lose coin");

        assertThat(table.hand(0)).isEqualTo("3c");
        assertThat(table.refusal(0, "lose coin")).isEqualTo(Refusal.NOT_YOUR_DECISION);
    }

    @Test
    @Rule("ARC-STORM-06")
    void marketChambersAndSoldSetsAreNotAffected() {
        TestTable table = TestTable.of(2, "A dig hands=2t/- market=4c sold=2b/-");

        table.play("dig sandstorm", "lose talisman");

        assertThat(table.market()).isEqualTo("4ct");
        assertThat(table.position.points(0)).isEqualTo(15);
        assertThat(table.position.explored).isZero();
    }

    @Test
    @Rule("ARC-DEC-08")
    void inOneOrderTypesAscendAndEnoughCardsMustFollow() {
        TestTable table = TestTable.of(2, "A lose A hands=2pct2k/- market=c"); // 3 of 6

        assertThat(table.moves()).containsExactly("lose pot_shard", "lose coin", "lose talisman");
        table.play("lose coin");
        assertThat(table.moves()).containsExactly("lose talisman", "lose pharaoh_mask");
        table.play("lose pharaoh_mask");
        assertThat(table.moves()).containsExactly("lose pharaoh_mask");
        assertThat(table.movesInAnyOrder()).hasSize(3);
    }

    @Test
    @Rule("ARC-DEC-08")
    void eachSetOfCardsHasExactlyOneOrder() {
        TestTable table = TestTable.of(2, "A lose A hands=2pc2tbk/- market=c"); // 3 of 7
        Set<String> markets = new LinkedHashSet<>();

        int lines = countLines(table, markets);

        // sets of 3 from pp c tt b k: 10 of different types, 8 with a pair
        assertThat(lines).isEqualTo(18);
        assertThat(markets).hasSize(18);
    }

    private static int countLines(TestTable table, Set<String> markets) {
        if (table.position.phase != Phase.LOSE) {
            markets.add(table.market());
            return 1;
        }
        int lines = 0;
        for (String move : table.moves()) {
            TestTable next = table.copy();
            next.play(move);
            lines += countLines(next, markets);
        }
        return lines;
    }

    @Test
    @Rule("ARC-DEC-08")
    void cardsChosenInAnotherOrderLeaveNoDeadEnd() {
        TestTable table = TestTable.of(2, "A lose A hands=3pk/- market=c"); // 2 of 4

        table.play("lose pharaoh_mask");

        assertThat(table.moves()).containsExactly("lose pot_shard");
    }

    @Test
    @Rule("ARC-DEC-08")
    void nothingMovesBeforeTheLastCardIsChosen() {
        TestTable table = TestTable.of(2, "A lose A hands=4c/- market=t");

        table.play("lose coin");
        assertThat(table.hand(0)).isEqualTo("4c");
        assertThat(table.market()).isEqualTo("t");
        table.play("lose coin");

        assertThat(table.hand(0)).isEqualTo("2c");
        assertThat(table.market()).isEqualTo("2ct");
    }

    @Test
    @Rule({"ARC-EDGE-43", "ARC-DEC-07"})
    void sixCardsOfOneTypeLeaveNoQuestionButNobodyIsToldSo() {
        TestTable table = TestTable.of(2, "A lose A hands=6c/- market=t");

        for (int i = 0; i < 3; i++) {
            assertThat(table.moves()).containsExactly("lose coin");
            assertThat(table.automatic()).isFalse();
            table.play("lose coin");
        }

        assertThat(table.hand(0)).isEqualTo("3c");
    }

    @Test
    @Rule({"ARC-EDGE-07", "ARC-RULING-26", "ARC-TRADE-07"})
    void aMapLostToTheStormIsBoughtAndSpentByAnother() {
        TestTable table = TestTable.of(2, "A dig hands=pm/t market=c");

        table.play("dig sandstorm", "lose map", "dig coin", "end", "dig pot_shard");
        table.play("trade", "give talisman", "stop giving", "take map", "stop taking");
        table.play("explore small", "find coin", "find coin", "find talisman");

        assertThat(table.hand(1)).isEqualTo("p2ct");
    }

    @Test
    @Rule("ARC-RULING-26")
    void theActiveSeatMayTradeForLostCardsInTheSameTurn() {
        TestTable table = TestTable.of(2, "A dig hands=2p/2k market=c");

        table.play("dig sandstorm", "lose pot_shard", "lose pharaoh_mask", "dig pharaoh_mask");
        table.play("trade", "give pharaoh_mask", "stop giving", "take coin");
        assertThat(table.position.phase).isEqualTo(Phase.TAKE);
        assertThat(table.movesInAnyOrder()).contains("take pot_shard", "stop taking");
    }

    @Test
    @Rule("ARC-STORM-01")
    void thereIsNothingToLoseWithoutAStorm() {
        assertThat(TestTable.of(2, "A act hands=p/s market=c").refusal("lose pot_shard"))
                .isEqualTo("ARC-STORM-01");
    }
}
