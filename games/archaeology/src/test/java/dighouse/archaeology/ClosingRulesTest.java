package dighouse.archaeology;

import static dighouse.archaeology.TestTable.byRules;
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

    private static void swap(TestTable table, String given, String taken) {
        table.play("trade", "give " + given, "stop giving", "take " + taken, "stop taking");
    }

    @Test
    @Rule({"ARC-END-01", "ARC-END-02", "ARC-RULING-12"})
    void withoutADigSiteTurnsAreActionsOnly() {
        TestTable table = TestTable.of(2, "A act hands=c/p market=t" + EMPTY);

        table.play("end");

        assertThat(table.position.isClosing()).isTrue();
        assertThat(table.actor()).isEqualTo(1);
        assertThat(table.moves()).containsExactly("sell pot_shard", "end");
    }

    @Test
    @Rule({"ARC-RULING-12", "ARC-END-03"})
    void theTurnThatDigsTheLastTreasureIsNoPass() {
        TestTable table =
                TestTable.of(
                        2, "A dig hands=c/p market=t site=0+0+1+0 explored=small+medium+large");
        table.play("dig thief", "rob B", "steal pot_shard");
        assertThat(table.position.isClosing()).isFalse();

        table.play("end"); // no pass; B has no cards, so A comes again
        assertThat(table.actor()).isZero();
        assertThat(table.refusal("end")).isEqualTo("allowed");
        table.play("end"); // the first pass

        assertThat(table.refusal("end")).isEqualTo("ARC-END-05");
    }

    @Test
    @Rule({"ARC-EDGE-27", "ARC-END-05", "ARC-DEC-05", "ARC-SELL-08"})
    void afterTwoPassesTheFirstMustSell() {
        TestTable table = TestTable.of(2, "A act hands=2c/2p market=t" + CLOSING);

        table.play("end", "end");

        assertThat(table.actor()).isZero();
        assertThat(table.position.owesSale()).isTrue();
        assertThat(table.moves()).containsExactly("trade", "sell coin");
        assertThat(table.refusal("end")).isEqualTo("ARC-END-05");
        table.play("sell coin", "set 1");
        assertThat(table.refusal("end")).isEqualTo("allowed");
    }

    @Test
    @Rule({"ARC-EDGE-28", "ARC-END-04"})
    void aSeatWithoutCardsIsSkippedAndCountsAsPassing() {
        TestTable table = TestTable.of(3, "A act hands=2c/-/2p market=t" + CLOSING);

        table.play("end");
        assertThat(table.actor()).isEqualTo(2);
        table.play("end");

        assertThat(table.actor()).isZero();
        assertThat(table.refusal("end")).isEqualTo("ARC-END-05");
    }

    @Test
    @Rule({"ARC-EDGE-29", "ARC-END-06"})
    void aTradeStartsTheCountOfPassesAnewForTwo() {
        TestTable table = TestTable.of(2, "A act hands=2c/2p market=s" + CLOSING);

        table.play("end");
        swap(table, "pot_shard", "parchment_scrap");
        table.play("end");
        assertThat(table.refusal("end")).isEqualTo("allowed");
        table.play("end", "end");

        assertThat(table.actor()).isZero();
        assertThat(table.refusal("end")).isEqualTo("ARC-END-05");
    }

    @Test
    @Rule({"ARC-EDGE-29", "ARC-END-06", "ARC-RULING-24"})
    void aTradeStartsTheCountOfPassesAnewForThree() {
        TestTable table = TestTable.of(3, "A act hands=2c/2p/2b market=s" + CLOSING);

        table.play("end");
        swap(table, "pot_shard", "parchment_scrap");
        table.play("end", "end", "end");
        assertThat(table.actor()).isEqualTo(1);
        assertThat(table.refusal("end")).isEqualTo("allowed");
        table.play("end");

        assertThat(table.actor()).isEqualTo(2);
        assertThat(table.refusal("end")).isEqualTo("ARC-END-05");
    }

    @Test
    @Rule({"ARC-EDGE-41", "ARC-RULING-24", "ARC-END-04"})
    void aSeatWithoutCardsIsNeverTheForcedSeller() {
        TestTable table = TestTable.of(3, "A act hands=c/-/2p market=s" + CLOSING);

        table.play("sell coin", "set 1", "end");
        assertThat(table.actor()).isEqualTo(2);
        table.play("end");

        assertThat(table.actor()).isEqualTo(2);
        assertThat(table.refusal("end")).isEqualTo("ARC-END-05");
    }

    @Test
    @Rule("ARC-RULING-24")
    void aSoleHolderPassesOnceAfterEachSaleAndMustThenSell() {
        TestTable table = TestTable.of(2, "A act hands=3c/- market=s" + CLOSING);

        for (int i = 0; i < 2; i++) {
            table.play("end");
            assertThat(table.refusal("end")).isEqualTo("ARC-END-05");
            table.play("sell coin", "set 1", "end");
            assertThat(table.refusal("end")).isEqualTo("allowed");
        }
    }

    @Test
    @Rule({"ARC-RULING-15", "ARC-END-05"})
    void aForcedSellerMayTradeAndExploreBeforeAndAfter() {
        TestTable table =
                TestTable.of(
                        2,
                        "A act hands=2cm/2p market=b site=0+0+0+0 explored=medium+large unseen=3s"
                                + " closing passed=AB idle=2 owed=passes");

        swap(table, "coin", "broken_cup");
        assertThat(table.refusal("end")).isEqualTo("ARC-END-05");
        table.play("explore small", "find parchment_scrap", "find parchment_scrap");
        table.play("find parchment_scrap");
        assertThat(table.refusal("end")).isEqualTo("ARC-END-05");
        table.play("sell parchment_scrap", "set 2");
        swap(table, "broken_cup", "coin");
        table.play("end");

        assertThat(table.actor()).isEqualTo(1);
        assertThat(table.hand(0)).isEqualTo("s2c");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 20})
    @Rule({"ARC-RULING-13", "ARC-EDGE-30"})
    void endlessTradingLeadsToAForcedSale(int rounds) {
        var setup = setup(2, "closingIdleRoundsBeforeForcedSale=" + rounds);
        TestTable table = TestTable.of(setup, "A act hands=c/p market=sb" + CLOSING);

        String[] held = {"coin", "pot_shard"};
        String[] offered = {"broken_cup", "parchment_scrap"};
        for (int turn = 0; turn < 2 * rounds; turn++) {
            int seat = turn % 2;
            assertThat(table.refusal("end")).isEqualTo("allowed");
            swap(table, held[seat], offered[seat]);
            String given = held[seat];
            held[seat] = offered[seat];
            offered[seat] = given;
            table.play("end");
        }

        assertThat(table.actor()).isZero();
        assertThat(table.refusal("end")).isEqualTo("ARC-RULING-13");
        swap(table, held[0], offered[0]);
        assertThat(table.refusal("end")).isEqualTo("ARC-RULING-13");
        table.play("sell " + offered[0], "set 1", "end");
        assertThat(table.refusal("end")).isEqualTo("allowed");
    }

    @Test
    @Rule("ARC-RULING-13")
    void passesCountAmongIdleTurnsAndOnlyHoldersMakeUpARound() {
        var setup = setup(3, "closingIdleRoundsBeforeForcedSale=2");
        TestTable table = TestTable.of(setup, "A act hands=c/-/p market=sb" + CLOSING);

        table.play("end"); // A passes: idle 1
        swap(table, "pot_shard", "parchment_scrap");
        table.play("end"); // C: idle 2
        table.play("end"); // A passes: idle 3
        assertThat(table.refusal("end")).isEqualTo("allowed");
        swap(table, "parchment_scrap", "pot_shard");
        table.play("end"); // C: idle 4, two rounds of two holders

        assertThat(table.actor()).isZero();
        assertThat(table.refusal("end")).isEqualTo("ARC-RULING-13");
    }

    /// A has no cards and digs the last card, a sandstorm, so that its turn is the first of the
    /// closing phase (ARC-RULING-11). B could trade on until C comes; only B and C hold cards.
    @ParameterizedTest
    @CsvSource({"1, ARC-RULING-13", "2, allowed"})
    @Rule({"ARC-RULING-13", "ARC-RULING-11"})
    void aTurnBegunWithoutCardsIsNoIdleTurnSinceRulesNumber2(int rules, String endOfC) {
        var setup = byRules(rules, 3, Map.of("closingIdleRoundsBeforeForcedSale", "1"));
        TestTable table =
                TestTable.of(
                        setup,
                        "A dig hands=-/c/p market=sb site=0+0+0+1 explored=small+medium+large");

        table.play("dig sandstorm", "end");
        swap(table, "coin", "broken_cup");
        table.play("end");

        assertThat(table.actor()).isEqualTo(2);
        assertThat(table.refusal("end")).isEqualTo(endOfC);
    }

    @Test
    @Rule({"ARC-RULING-13", "ARC-RULING-11"})
    void theLastSandstormOfAPlayerWithCardsBeginsTheCountOfIdleTurns() {
        var setup = setup(2, "closingIdleRoundsBeforeForcedSale=1");
        TestTable table =
                TestTable.of(
                        setup,
                        "A dig hands=c/p market=sb site=0+0+0+1 explored=small+medium+large");

        table.play("dig sandstorm");
        swap(table, "coin", "broken_cup");
        table.play("end");
        swap(table, "pot_shard", "parchment_scrap");
        table.play("end");

        assertThat(table.refusal("end")).isEqualTo("ARC-RULING-13");
    }

    /// With the option, a turn can begin with cards and end without a sale and without cards.
    @Test
    @Rule({"ARC-RULING-13", "ARC-RULING-08"})
    void aTurnThatGivesTheLastCardAwayWasBegunWithCards() {
        var setup = setup(3, "closingIdleRoundsBeforeForcedSale=1", "tradeMustTakeAtLeastOne=no");
        TestTable table = TestTable.of(setup, "A act hands=c/p/t market=sb" + CLOSING);

        table.play("trade", "give coin", "stop giving", "stop taking", "end"); // idle 1
        assertThat(table.refusal("end")).isEqualTo("allowed");
        swap(table, "pot_shard", "parchment_scrap");
        table.play("end"); // idle 2, and two hold cards

        assertThat(table.actor()).isEqualTo(2);
        assertThat(table.refusal("end")).isEqualTo("ARC-RULING-13");
    }

    @Test
    @Rule("ARC-RULING-13")
    void aSaleOrAnExplorationStartsTheIdleCountAnew() {
        String closing = " site=0+0+0+0 explored=medium+large unseen=3s closing idle=3 passed=A";
        TestTable selling = TestTable.of(2, "B act hands=c/2p market=b" + closing);
        selling.play("sell pot_shard", "set 1", "end");
        assertThat(selling.refusal("end")).isEqualTo("allowed");

        TestTable exploring = TestTable.of(2, "B act hands=c/2pm market=b" + closing);
        exploring.play("explore small", "find parchment_scrap", "find parchment_scrap");
        exploring.play("find parchment_scrap", "end");
        assertThat(exploring.refusal("end")).isEqualTo("allowed");

        TestTable trading = TestTable.of(2, "B act hands=c/2p market=s" + CLOSING + " idle=3");
        swap(trading, "pot_shard", "parchment_scrap");
        trading.play("end");
        assertThat(trading.refusal("end")).isEqualTo("ARC-RULING-13");
    }

    @Test
    @Rule({"ARC-END-07", "ARC-EDGE-33", "ARC-RULING-21"})
    void theLastSaleEndsTheGameAtOnce() {
        TestTable table = TestTable.of(2, "A act hands=2c/- market=t" + CLOSING);

        table.play("sell coin");
        assertThat(table.seals("set 1")).isFalse();
        assertThat(table.seals("set 2")).isTrue();
        table.play("set 2");

        assertThat(table.actor()).isEqualTo(Actor.NOBODY);
        assertThat(table.moves()).isEmpty();
        assertThat(table.refusal(0, "end")).isEqualTo(Refusal.GAME_OVER);
    }

    @Test
    @Rule({"ARC-EDGE-42", "ARC-RULING-22"})
    void theGameMayEndInTheTurnThatEmptiesTheDigSite() {
        TestTable table =
                TestTable.of(
                        2,
                        "A dig hands=-/- market=t site=1+0+0+0 explored=small+medium+large unseen=c");

        table.play("dig coin", "sell coin", "set 1");

        assertThat(table.position.phase).isEqualTo(Phase.OVER);
        assertThat(table.position.isClosing()).isFalse();
    }

    @Test
    @Rule("ARC-RULING-22")
    void theGameEndsIfTheLastCardFindsNobodyWithCards() {
        TestTable thief =
                TestTable.of(
                        2, "A dig hands=-/- market=t site=0+0+1+0 explored=small+medium+large");
        thief.play("dig thief");
        assertThat(thief.position.phase).isEqualTo(Phase.OVER);

        TestTable storm =
                TestTable.of(
                        2, "A dig hands=-/- market=t site=0+0+0+1 explored=small+medium+large");
        storm.play("dig sandstorm");
        assertThat(storm.position.phase).isEqualTo(Phase.OVER);
    }

    @Test
    @Rule({"ARC-END-09", "ARC-EDGE-32"})
    void emptyHandsDoNotEndTheGameWhileThereIsSomethingToDig() {
        TestTable table = TestTable.of(2, "A act hands=c/- market=t");

        table.play("sell coin", "set 1", "end");

        assertThat(table.actor()).isEqualTo(Actor.CHANCE);
        assertThat(table.position.active()).isEqualTo(1);
        table.play("dig pot_shard");
        assertThat(table.hand(1)).isEqualTo("p");
    }

    @Test
    @Rule({"ARC-END-08", "ARC-RULING-19"})
    void marketAndUnexploredChambersScoreNothing() {
        TestTable table =
                TestTable.of(
                        2,
                        "A act hands=c/- market=4t4k site=0+0+0+0 explored=small+medium unseen=7p"
                                + " closing");

        table.play("sell coin", "set 1");

        assertThat(table.position.points(0)).isEqualTo(2);
        assertThat(table.position.points(1)).isZero();
        assertThat(table.position.unseen).isEqualTo(7);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    @Rule("ARC-RULING-17")
    void theClosingPhaseBeginsWithTheStartingPlayerUnlessItHasNoCards(int seats) {
        for (int seed = 0; seed < 40; seed++) {
            boolean[] begun = {false};
            TestTable.start(setup(seats))
                    .walk(
                            seed,
                            table -> {
                                if (table.position.isClosing()
                                        && !begun[0]
                                        && table.position.phase != Phase.OVER) {
                                    begun[0] = true;
                                    for (int seat = table.position.starter();
                                            seat != table.position.active();
                                            seat = table.position.after(seat)) {
                                        assertThat(table.position.handSize(seat)).isZero();
                                    }
                                }
                            });
        }
    }
}
