package dighouse.archaeology;

import static dighouse.archaeology.TestTable.GAME;
import static dighouse.archaeology.TestTable.byRules;
import static dighouse.archaeology.TestTable.hand;
import static dighouse.archaeology.TestTable.moves;
import static dighouse.archaeology.TestTable.play;
import static dighouse.archaeology.TestTable.position;
import static dighouse.archaeology.TestTable.refusal;
import static dighouse.archaeology.TestTable.setup;
import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Actor;
import dighouse.kernel.Refusal;
import dighouse.testkit.Rule;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ClosingRulesTest {
    private static final String EMPTY = " site=0+0+0+0 explored=small+medium+large";
    private static final String CLOSING = EMPTY + " closing";

    private static void swap(ArchaeologyPosition position, String given, String taken) {
        play(position, "trade", "give " + given, "stop giving", "take " + taken, "stop taking");
    }

    @Test
    @Rule({"ARC-END-01", "ARC-END-02", "ARC-RULING-12"})
    void withoutADigSiteTurnsAreActionsOnly() {
        ArchaeologyPosition position = position(2, "A act hands=c/p market=t" + EMPTY);

        play(position, "end");

        assertThat(position.isClosing()).isTrue();
        assertThat(GAME.actor(position)).isEqualTo(1);
        assertThat(moves(position)).containsExactly("sell pot_shard", "end");
    }

    @Test
    @Rule({"ARC-RULING-12", "ARC-END-03"})
    void theTurnThatDigsTheLastTreasureIsNoPass() {
        ArchaeologyPosition position =
                position(2, "A dig hands=c/p market=t site=0+0+1+0 explored=small+medium+large");
        play(position, "dig thief", "rob B", "steal pot_shard");
        assertThat(position.isClosing()).isFalse();

        play(position, "end"); // no pass; B has no cards, so A comes again
        assertThat(GAME.actor(position)).isZero();
        assertThat(refusal(position, "end")).isEqualTo("allowed");
        play(position, "end"); // the first pass

        assertThat(refusal(position, "end")).isEqualTo("ARC-END-05");
    }

    @Test
    @Rule({"ARC-EDGE-27", "ARC-END-05", "ARC-DEC-05", "ARC-SELL-08"})
    void afterTwoPassesTheFirstMustSell() {
        ArchaeologyPosition position = position(2, "A act hands=2c/2p market=t" + CLOSING);

        play(position, "end", "end");

        assertThat(GAME.actor(position)).isZero();
        assertThat(position.owesSale()).isTrue();
        assertThat(moves(position)).containsExactly("trade", "sell coin");
        assertThat(refusal(position, "end")).isEqualTo("ARC-END-05");
        play(position, "sell coin", "set 1");
        assertThat(refusal(position, "end")).isEqualTo("allowed");
    }

    @Test
    @Rule({"ARC-EDGE-28", "ARC-END-04"})
    void aSeatWithoutCardsIsSkippedAndCountsAsPassing() {
        ArchaeologyPosition position = position(3, "A act hands=2c/-/2p market=t" + CLOSING);

        play(position, "end");
        assertThat(GAME.actor(position)).isEqualTo(2);
        play(position, "end");

        assertThat(GAME.actor(position)).isZero();
        assertThat(refusal(position, "end")).isEqualTo("ARC-END-05");
    }

    @Test
    @Rule({"ARC-EDGE-29", "ARC-END-06"})
    void aTradeStartsTheCountOfPassesAnewForTwo() {
        ArchaeologyPosition position = position(2, "A act hands=2c/2p market=s" + CLOSING);

        play(position, "end");
        swap(position, "pot_shard", "parchment_scrap");
        play(position, "end");
        assertThat(refusal(position, "end")).isEqualTo("allowed");
        play(position, "end", "end");

        assertThat(GAME.actor(position)).isZero();
        assertThat(refusal(position, "end")).isEqualTo("ARC-END-05");
    }

    @Test
    @Rule({"ARC-EDGE-29", "ARC-END-06", "ARC-RULING-24"})
    void aTradeStartsTheCountOfPassesAnewForThree() {
        ArchaeologyPosition position = position(3, "A act hands=2c/2p/2b market=s" + CLOSING);

        play(position, "end");
        swap(position, "pot_shard", "parchment_scrap");
        play(position, "end", "end", "end");
        assertThat(GAME.actor(position)).isEqualTo(1);
        assertThat(refusal(position, "end")).isEqualTo("allowed");
        play(position, "end");

        assertThat(GAME.actor(position)).isEqualTo(2);
        assertThat(refusal(position, "end")).isEqualTo("ARC-END-05");
    }

    @Test
    @Rule({"ARC-EDGE-41", "ARC-RULING-24", "ARC-END-04"})
    void aSeatWithoutCardsIsNeverTheForcedSeller() {
        ArchaeologyPosition position = position(3, "A act hands=c/-/2p market=s" + CLOSING);

        play(position, "sell coin", "set 1", "end");
        assertThat(GAME.actor(position)).isEqualTo(2);
        play(position, "end");

        assertThat(GAME.actor(position)).isEqualTo(2);
        assertThat(refusal(position, "end")).isEqualTo("ARC-END-05");
    }

    @Test
    @Rule("ARC-RULING-24")
    void aSoleHolderPassesOnceAfterEachSaleAndMustThenSell() {
        ArchaeologyPosition position = position(2, "A act hands=3c/- market=s" + CLOSING);

        for (int i = 0; i < 2; i++) {
            play(position, "end");
            assertThat(refusal(position, "end")).isEqualTo("ARC-END-05");
            play(position, "sell coin", "set 1", "end");
            assertThat(refusal(position, "end")).isEqualTo("allowed");
        }
    }

    @Test
    @Rule({"ARC-RULING-15", "ARC-END-05"})
    void aForcedSellerMayTradeAndExploreBeforeAndAfter() {
        ArchaeologyPosition position =
                position(
                        2,
                        "A act hands=2cm/2p market=b site=0+0+0+0 explored=medium+large unseen=3s"
                                + " closing passed=AB idle=2 owed=passes");

        swap(position, "coin", "broken_cup");
        assertThat(refusal(position, "end")).isEqualTo("ARC-END-05");
        play(position, "explore small", "find parchment_scrap", "find parchment_scrap");
        play(position, "find parchment_scrap");
        assertThat(refusal(position, "end")).isEqualTo("ARC-END-05");
        play(position, "sell parchment_scrap", "set 2");
        swap(position, "broken_cup", "coin");
        play(position, "end");

        assertThat(GAME.actor(position)).isEqualTo(1);
        assertThat(hand(position, 0)).isEqualTo("s2c");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 20})
    @Rule({"ARC-RULING-13", "ARC-EDGE-30"})
    void endlessTradingLeadsToAForcedSale(int rounds) {
        var setup = setup(2, "closingIdleRoundsBeforeForcedSale=" + rounds);
        ArchaeologyPosition position = position(setup, "A act hands=c/p market=sb" + CLOSING);

        String[] held = {"coin", "pot_shard"};
        String[] offered = {"broken_cup", "parchment_scrap"};
        for (int turn = 0; turn < 2 * rounds; turn++) {
            int seat = turn % 2;
            assertThat(refusal(position, "end")).isEqualTo("allowed");
            swap(position, held[seat], offered[seat]);
            String given = held[seat];
            held[seat] = offered[seat];
            offered[seat] = given;
            play(position, "end");
        }

        assertThat(GAME.actor(position)).isZero();
        assertThat(refusal(position, "end")).isEqualTo("ARC-RULING-13");
        swap(position, held[0], offered[0]);
        assertThat(refusal(position, "end")).isEqualTo("ARC-RULING-13");
        play(position, "sell " + offered[0], "set 1", "end");
        assertThat(refusal(position, "end")).isEqualTo("allowed");
    }

    @Test
    @Rule("ARC-RULING-13")
    void passesCountAmongIdleTurnsAndOnlyHoldersMakeUpARound() {
        var setup = setup(3, "closingIdleRoundsBeforeForcedSale=2");
        ArchaeologyPosition position = position(setup, "A act hands=c/-/p market=sb" + CLOSING);

        play(position, "end"); // A passes: idle 1
        swap(position, "pot_shard", "parchment_scrap");
        play(position, "end"); // C: idle 2
        play(position, "end"); // A passes: idle 3
        assertThat(refusal(position, "end")).isEqualTo("allowed");
        swap(position, "parchment_scrap", "pot_shard");
        play(position, "end"); // C: idle 4, two rounds of two holders

        assertThat(GAME.actor(position)).isZero();
        assertThat(refusal(position, "end")).isEqualTo("ARC-RULING-13");
    }

    /// A has no cards and digs the last card, a sandstorm, so that its turn is the first of the
    /// closing phase (ARC-RULING-11). B could trade on until C comes; only B and C hold cards.
    @ParameterizedTest
    @CsvSource({"1, ARC-RULING-13", "2, allowed"})
    @Rule({"ARC-RULING-13", "ARC-RULING-11"})
    void aTurnBegunWithoutCardsIsNoIdleTurnSinceRulesNumber2(int rules, String endOfC) {
        var setup = byRules(rules, 3, Map.of("closingIdleRoundsBeforeForcedSale", "1"));
        ArchaeologyPosition position =
                position(
                        setup,
                        "A dig hands=-/c/p market=sb site=0+0+0+1 explored=small+medium+large");

        play(position, "dig sandstorm", "end");
        swap(position, "coin", "broken_cup");
        play(position, "end");

        assertThat(GAME.actor(position)).isEqualTo(2);
        assertThat(refusal(position, "end")).isEqualTo(endOfC);
    }

    @Test
    @Rule({"ARC-RULING-13", "ARC-RULING-11"})
    void theLastSandstormOfAPlayerWithCardsBeginsTheCountOfIdleTurns() {
        var setup = setup(2, "closingIdleRoundsBeforeForcedSale=1");
        ArchaeologyPosition position =
                position(
                        setup,
                        "A dig hands=c/p market=sb site=0+0+0+1 explored=small+medium+large");

        play(position, "dig sandstorm");
        swap(position, "coin", "broken_cup");
        play(position, "end");
        swap(position, "pot_shard", "parchment_scrap");
        play(position, "end");

        assertThat(refusal(position, "end")).isEqualTo("ARC-RULING-13");
    }

    /// With the option, a turn can begin with cards and end without a sale and without cards.
    @Test
    @Rule({"ARC-RULING-13", "ARC-RULING-08"})
    void aTurnThatGivesTheLastCardAwayWasBegunWithCards() {
        var setup = setup(3, "closingIdleRoundsBeforeForcedSale=1", "tradeMustTakeAtLeastOne=no");
        ArchaeologyPosition position = position(setup, "A act hands=c/p/t market=sb" + CLOSING);

        play(position, "trade", "give coin", "stop giving", "stop taking", "end"); // idle 1
        assertThat(refusal(position, "end")).isEqualTo("allowed");
        swap(position, "pot_shard", "parchment_scrap");
        play(position, "end"); // idle 2, and two hold cards

        assertThat(GAME.actor(position)).isEqualTo(2);
        assertThat(refusal(position, "end")).isEqualTo("ARC-RULING-13");
    }

    @Test
    @Rule("ARC-RULING-13")
    void aSaleOrAnExplorationStartsTheIdleCountAnew() {
        String closing = " site=0+0+0+0 explored=medium+large unseen=3s closing idle=3 passed=A";
        ArchaeologyPosition selling = position(2, "B act hands=c/2p market=b" + closing);
        play(selling, "sell pot_shard", "set 1", "end");
        assertThat(refusal(selling, "end")).isEqualTo("allowed");

        ArchaeologyPosition exploring = position(2, "B act hands=c/2pm market=b" + closing);
        play(exploring, "explore small", "find parchment_scrap", "find parchment_scrap");
        play(exploring, "find parchment_scrap", "end");
        assertThat(refusal(exploring, "end")).isEqualTo("allowed");

        ArchaeologyPosition trading =
                position(2, "B act hands=c/2p market=s" + CLOSING + " idle=3");
        swap(trading, "pot_shard", "parchment_scrap");
        play(trading, "end");
        assertThat(refusal(trading, "end")).isEqualTo("ARC-RULING-13");
    }

    @Test
    @Rule({"ARC-END-07", "ARC-EDGE-33", "ARC-RULING-21"})
    void theLastSaleEndsTheGameAtOnce() {
        ArchaeologyPosition position = position(2, "A act hands=2c/- market=t" + CLOSING);

        play(position, "sell coin");
        assertThat(GAME.seals(position, TestTable.ply(position, "set 1"))).isFalse();
        assertThat(GAME.seals(position, TestTable.ply(position, "set 2"))).isTrue();
        play(position, "set 2");

        assertThat(GAME.actor(position)).isEqualTo(Actor.NOBODY);
        assertThat(moves(position)).isEmpty();
        assertThat(refusal(position, 0, "end")).isEqualTo(Refusal.GAME_OVER);
    }

    @Test
    @Rule({"ARC-EDGE-42", "ARC-RULING-22"})
    void theGameMayEndInTheTurnThatEmptiesTheDigSite() {
        ArchaeologyPosition position =
                position(
                        2,
                        "A dig hands=-/- market=t site=1+0+0+0 explored=small+medium+large unseen=c");

        play(position, "dig coin", "sell coin", "set 1");

        assertThat(position.phase).isEqualTo(Phase.OVER);
        assertThat(position.isClosing()).isFalse();
    }

    @Test
    @Rule("ARC-RULING-22")
    void theGameEndsIfTheLastCardFindsNobodyWithCards() {
        ArchaeologyPosition thief =
                position(2, "A dig hands=-/- market=t site=0+0+1+0 explored=small+medium+large");
        play(thief, "dig thief");
        assertThat(thief.phase).isEqualTo(Phase.OVER);

        ArchaeologyPosition storm =
                position(2, "A dig hands=-/- market=t site=0+0+0+1 explored=small+medium+large");
        play(storm, "dig sandstorm");
        assertThat(storm.phase).isEqualTo(Phase.OVER);
    }

    @Test
    @Rule({"ARC-END-09", "ARC-EDGE-32"})
    void emptyHandsDoNotEndTheGameWhileThereIsSomethingToDig() {
        ArchaeologyPosition position = position(2, "A act hands=c/- market=t");

        play(position, "sell coin", "set 1", "end");

        assertThat(GAME.actor(position)).isEqualTo(Actor.CHANCE);
        assertThat(position.active()).isEqualTo(1);
        play(position, "dig pot_shard");
        assertThat(hand(position, 1)).isEqualTo("p");
    }

    @Test
    @Rule({"ARC-END-08", "ARC-RULING-19"})
    void marketAndUnexploredChambersScoreNothing() {
        ArchaeologyPosition position =
                position(
                        2,
                        "A act hands=c/- market=4t4k site=0+0+0+0 explored=small+medium unseen=7p"
                                + " closing");

        play(position, "sell coin", "set 1");

        assertThat(position.points(0)).isEqualTo(2);
        assertThat(position.points(1)).isZero();
        assertThat(position.unseen).isEqualTo(7);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    @Rule("ARC-RULING-17")
    void theClosingPhaseBeginsWithTheStartingPlayerUnlessItHasNoCards(int seats) {
        for (int seed = 0; seed < 40; seed++) {
            boolean[] begun = {false};
            TestTable.walk(
                    setup(seats),
                    seed,
                    position -> {
                        if (position.isClosing() && !begun[0] && position.phase != Phase.OVER) {
                            begun[0] = true;
                            for (int seat = position.starter();
                                    seat != position.active();
                                    seat = position.after(seat)) {
                                assertThat(position.handSize(seat)).isZero();
                            }
                        }
                    });
        }
    }
}
