package dighouse.archaeology;

import static dighouse.archaeology.TestTable.GAME;
import static dighouse.archaeology.TestTable.hand;
import static dighouse.archaeology.TestTable.market;
import static dighouse.archaeology.TestTable.moves;
import static dighouse.archaeology.TestTable.options;
import static dighouse.archaeology.TestTable.play;
import static dighouse.archaeology.TestTable.position;
import static dighouse.archaeology.TestTable.refusal;
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
        ArchaeologyPosition position = position(2, "A dig hands=" + hand + "/- market=c");

        play(position, "dig sandstorm");
        for (int i = 0; i < lost; i++) {
            play(position, "lose pot_shard");
        }

        assertThat(position.phase).isEqualTo(Phase.DIG);
        assertThat(position.handSize(0)).isEqualTo(cards - lost);
        assertThat(position.market(Treasure.POT_SHARD)).isEqualTo(lost);
    }

    @Test
    @Rule({"ARC-EX-02", "ARC-EX-03", "ARC-STORM-04", "ARC-STORM-05"})
    void theWorkedExample() {
        ArchaeologyPosition position = position(4, "A dig hands=2s2ctm/5p/2tb/k market=2p3c");

        play(
                position,
                "dig sandstorm",
                "lose parchment_scrap",
                "lose parchment_scrap",
                "lose coin");
        assertThat(market(position)).isEqualTo("2p2s4c");
        assertThat(GAME.actor(position)).isEqualTo(1);
        play(position, "lose pot_shard", "lose pot_shard");
        assertThat(GAME.actor(position)).isEqualTo(2);
        play(position, "lose broken_cup");

        assertThat(position.phase).isEqualTo(Phase.DIG);
        assertThat(position.active()).isZero();
        assertThat(hand(position, 0)).isEqualTo("ctm");
        assertThat(hand(position, 1)).isEqualTo("3p");
        assertThat(hand(position, 2)).isEqualTo("2t");
        assertThat(hand(position, 3)).isEqualTo("k");
        play(position, "dig coin");
        assertThat(GAME.actor(position)).isZero();
    }

    @Test
    @Rule({"ARC-STORM-04", "ARC-EDGE-06", "ARC-DEC-03", "ARC-EDGE-04"})
    void theOrderStartsAtTheActiveSeatAndWrapsRoundSkippingSmallHands() {
        ArchaeologyPosition position = position(4, "C dig hands=2p/s/2c/2t market=c");

        play(position, "dig sandstorm");
        assertThat(GAME.actor(position)).isEqualTo(2);
        play(position, "lose coin");
        assertThat(GAME.actor(position)).isEqualTo(3);
        play(position, "lose talisman");
        assertThat(GAME.actor(position)).isZero();
        play(position, "lose pot_shard");

        assertThat(GAME.actor(position)).isEqualTo(Actor.CHANCE);
        assertThat(position.active()).isEqualTo(2);
        assertThat(hand(position, 1)).isEqualTo("s");
    }

    @Test
    @Rule({"ARC-RULING-18", "ARC-STORM-04"})
    void laterSeatsSeeWhatEarlierOnesLost() {
        ArchaeologyPosition position = position(2, "A dig hands=2t/2c market=c");

        play(position, "dig sandstorm", "lose talisman");

        assertThat(GAME.actor(position)).isEqualTo(1);
        assertThat(GAME.view(position, 1).market().counts().toString()).contains("talisman");
    }

    @Test
    @Rule({"ARC-EDGE-26", "ARC-TURN-03"})
    void onlyTheSeatWhosePlaceItIsMayDecideAndOnlyItsLoss() {
        ArchaeologyPosition position = position(2, "A lose B hands=t/4c market=c");

        assertThat(refusal(position, 1, "lose coin")).isEqualTo("allowed");
        assertThat(refusal(position, 0, "lose talisman")).isEqualTo(Refusal.NOT_YOUR_DECISION);
        assertThat(refusal(position, 0, "end")).isEqualTo(Refusal.NOT_YOUR_DECISION);
        assertThat(refusal(position, 1, "sell coin")).isEqualTo("ARC-TURN-03");
        assertThat(refusal(position, 1, "end")).isEqualTo("ARC-TURN-03");
    }

    @Test
    @Rule({"ARC-STORM-03", "ARC-DEC-03"})
    void anyCardOfTheOwnHandMayBeLostAndNoOther() {
        ArchaeologyPosition position = position(2, "A lose A hands=pcb2k/3t market=c");

        assertThat(options(position))
                .containsExactly(
                        "lose pot_shard", "lose coin", "lose broken_cup", "lose pharaoh_mask");
        assertThat(refusal(position, "lose talisman")).isEqualTo("ARC-STORM-03");
        play(position, "lose coin");
        assertThat(refusal(position, "lose coin")).isEqualTo("ARC-STORM-03");
    }

    @Test
    @Rule({"ARC-EDGE-05", "ARC-STORM-02"})
    void fromFiveCardsExactlyTwoAreLost() {
        ArchaeologyPosition position = position(2, "A lose A hands=5c/- market=c");

        play(position, "lose coin");
        assertThat(GAME.actor(position)).isZero();
        assertThat(refusal(position, "end")).isEqualTo("ARC-TURN-03");
        play(position, "lose coin");

        assertThat(hand(position, 0)).isEqualTo("3c");
        assertThat(refusal(position, 0, "lose coin")).isEqualTo(Refusal.NOT_YOUR_DECISION);
    }

    @Test
    @Rule("ARC-STORM-06")
    void marketChambersAndSoldSetsAreNotAffected() {
        ArchaeologyPosition position = position(2, "A dig hands=2t/- market=4c sold=2b/-");

        play(position, "dig sandstorm", "lose talisman");

        assertThat(market(position)).isEqualTo("4ct");
        assertThat(position.points(0)).isEqualTo(15);
        assertThat(position.explored).isZero();
    }

    @Test
    @Rule("ARC-DEC-08")
    void inOneOrderTypesAscendAndEnoughCardsMustFollow() {
        ArchaeologyPosition position = position(2, "A lose A hands=2pct2k/- market=c"); // 3 of 6

        assertThat(moves(position)).containsExactly("lose pot_shard", "lose coin", "lose talisman");
        play(position, "lose coin");
        assertThat(moves(position)).containsExactly("lose talisman", "lose pharaoh_mask");
        play(position, "lose pharaoh_mask");
        assertThat(moves(position)).containsExactly("lose pharaoh_mask");
        assertThat(options(position)).hasSize(3);
    }

    @Test
    @Rule("ARC-DEC-08")
    void eachSetOfCardsHasExactlyOneOrder() {
        ArchaeologyPosition position = position(2, "A lose A hands=2pc2tbk/- market=c"); // 3 of 7
        Set<String> markets = new LinkedHashSet<>();

        int lines = countLines(position, markets);

        // sets of 3 from pp c tt b k: 10 of different types, 8 with a pair
        assertThat(lines).isEqualTo(18);
        assertThat(markets).hasSize(18);
    }

    private static int countLines(ArchaeologyPosition position, Set<String> markets) {
        if (position.phase != Phase.LOSE) {
            markets.add(market(position));
            return 1;
        }
        int lines = 0;
        for (String move : moves(position)) {
            ArchaeologyPosition next = TestTable.copy(position);
            play(next, move);
            lines += countLines(next, markets);
        }
        return lines;
    }

    @Test
    @Rule("ARC-DEC-08")
    void cardsChosenInAnotherOrderLeaveNoDeadEnd() {
        ArchaeologyPosition position = position(2, "A lose A hands=3pk/- market=c"); // 2 of 4

        play(position, "lose pharaoh_mask");

        assertThat(moves(position)).containsExactly("lose pot_shard");
    }

    @Test
    @Rule("ARC-DEC-08")
    void nothingMovesBeforeTheLastCardIsChosen() {
        ArchaeologyPosition position = position(2, "A lose A hands=4c/- market=t");

        play(position, "lose coin");
        assertThat(hand(position, 0)).isEqualTo("4c");
        assertThat(market(position)).isEqualTo("t");
        play(position, "lose coin");

        assertThat(hand(position, 0)).isEqualTo("2c");
        assertThat(market(position)).isEqualTo("2ct");
    }

    @Test
    @Rule({"ARC-EDGE-43", "ARC-DEC-07"})
    void sixCardsOfOneTypeLeaveNoQuestionButNobodyIsToldSo() {
        ArchaeologyPosition position = position(2, "A lose A hands=6c/- market=t");

        for (int i = 0; i < 3; i++) {
            assertThat(moves(position)).containsExactly("lose coin");
            assertThat(GAME.automatic(position)).isFalse();
            play(position, "lose coin");
        }

        assertThat(hand(position, 0)).isEqualTo("3c");
    }

    @Test
    @Rule({"ARC-EDGE-07", "ARC-RULING-26", "ARC-TRADE-07"})
    void aMapLostToTheStormIsBoughtAndSpentByAnother() {
        ArchaeologyPosition position = position(2, "A dig hands=pm/t market=c");

        play(position, "dig sandstorm", "lose map", "dig coin", "end", "dig pot_shard");
        play(position, "trade", "give talisman", "stop giving", "take map", "stop taking");
        play(position, "explore small", "find coin", "find coin", "find talisman");

        assertThat(hand(position, 1)).isEqualTo("p2ct");
    }

    @Test
    @Rule("ARC-RULING-26")
    void theActiveSeatMayTradeForLostCardsInTheSameTurn() {
        ArchaeologyPosition position = position(2, "A dig hands=2p/2k market=c");

        play(position, "dig sandstorm", "lose pot_shard", "lose pharaoh_mask", "dig pharaoh_mask");
        play(position, "trade", "give pharaoh_mask", "stop giving", "take coin");
        assertThat(position.phase).isEqualTo(Phase.TAKE);
        assertThat(options(position)).contains("take pot_shard", "stop taking");
    }

    @Test
    @Rule("ARC-STORM-01")
    void thereIsNothingToLoseWithoutAStorm() {
        assertThat(refusal(position(2, "A act hands=p/s market=c"), "lose pot_shard"))
                .isEqualTo("ARC-STORM-01");
    }
}
