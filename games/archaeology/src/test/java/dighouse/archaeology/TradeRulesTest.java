package dighouse.archaeology;

import static dighouse.archaeology.TestTable.GAME;
import static dighouse.archaeology.TestTable.setup;
import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Argument;
import dighouse.kernel.Refusal;
import dighouse.kernel.Setup;
import dighouse.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TradeRulesTest {
    private static final String CLOSING = " site=0+0+0+0 explored=small+medium+large closing";

    @Test
    @Rule({"ARC-EX-04", "ARC-TRADE-01", "ARC-TRADE-04"})
    void theWorkedExample() {
        TestTable table = TestTable.of(2, "A act hands=2sck/p market=ptb");

        table.play("trade", "give parchment_scrap", "give parchment_scrap", "give coin");
        table.play("stop giving", "take talisman", "take pot_shard", "stop taking");

        assertThat(table.hand(0)).isEqualTo("ptk");
        assertThat(table.market()).isEqualTo("2scb");
        assertThat(table.actor()).isZero();
    }

    @Test
    @Rule({"ARC-TRADE-02", "ARC-EDGE-13"})
    void noMoreIsTakenThanGiven() {
        TestTable table = TestTable.of(2, "A act hands=ck/p market=pt");

        table.play("trade", "give coin", "stop giving");

        assertThat(GAME.judge(table.position, table.ply("take talisman")))
                .isEqualTo(
                        new Refusal(
                                "ARC-TRADE-02",
                                List.of(
                                        Argument.term("treasure", "talisman"),
                                        Argument.number("value", 2))));
        assertThat(table.movesInAnyOrder()).containsExactly("take pot_shard");
    }

    @Test
    @Rule({"ARC-TRADE-02", "ARC-EDGE-13"})
    void givingMayNotStopBelowTheCheapestWantedCard() {
        TestTable table = TestTable.of(2, "A act hands=ck/p market=t");

        table.play("trade", "give coin");

        assertThat(table.refusal("stop giving")).isEqualTo("ARC-TRADE-02");
        assertThat(table.movesInAnyOrder()).containsExactly("give pharaoh_mask");
    }

    @Test
    @Rule({"ARC-TRADE-03", "ARC-EDGE-12"})
    void surplusIsLost() {
        TestTable table = TestTable.of(2, "A act hands=k/p market=t");

        table.play("trade", "give pharaoh_mask", "stop giving", "take talisman", "stop taking");

        assertThat(table.hand(0)).isEqualTo("t");
        assertThat(table.market()).isEqualTo("k");
    }

    @Test
    @Rule({"ARC-EDGE-44", "ARC-TRADE-03", "ARC-TRADE-05"})
    void surplusIsNotCreditedInTheNextTrade() {
        TestTable table = TestTable.of(2, "A act hands=k/p market=4pc");

        table.play("trade", "give pharaoh_mask", "stop giving", "take coin", "stop taking");
        table.play("trade", "give coin", "stop giving", "take pot_shard", "take pot_shard");
        assertThat(table.refusal("take pot_shard")).isEqualTo("ARC-TRADE-02");
        table.play("stop taking");

        assertThat(table.hand(0)).isEqualTo("2p");
        assertThat(table.market()).isEqualTo("2pck");
    }

    @Test
    @Rule({"ARC-TRADE-05", "ARC-RULING-10", "ARC-TURN-04"})
    void cardsJustTakenMayBeTradedAgain() {
        TestTable table = TestTable.of(2, "A act hands=t/p market=cs");

        table.play("trade", "give talisman", "stop giving", "take coin", "stop taking");
        table.play("trade", "give coin", "stop giving", "take parchment_scrap", "stop taking");

        assertThat(table.hand(0)).isEqualTo("s");
        assertThat(table.position.tradesInARow()).isEqualTo(2);
    }

    @Test
    @Rule({"ARC-TRADE-07", "ARC-COMP-05"})
    void mapsAreTradedAtThree() {
        TestTable table =
                TestTable.of(
                        2,
                        "A act hands=t/p market=m site=0+0+0+0 explored=small+medium unseen=7p closing");

        table.play("trade", "give talisman", "stop giving", "take map", "stop taking");
        assertThat(table.hand(0)).isEqualTo("m");
        table.play("trade", "give map", "stop giving", "take talisman", "stop taking");
        assertThat(table.market()).isEqualTo("m");
    }

    @Test
    @Rule({"ARC-EDGE-24", "ARC-RULING-20"})
    void aMapThatOpensNothingIsStillWorthThree() {
        TestTable table = allChambersEmpty("A act hands=t/p market=m");

        assertThat(table.movesInAnyOrder()).noneMatch(move -> move.startsWith("explore"));
        table.play("trade", "give talisman", "stop giving", "take map", "stop taking");
        assertThat(table.movesInAnyOrder()).noneMatch(move -> move.startsWith("explore"));
        table.play("sell map", "set 1");

        assertThat(table.position.points(0)).isEqualTo(3);
    }

    @Test
    @Rule({"ARC-EDGE-24", "ARC-RULING-20"})
    void mapsThatNoLongerPayForTheLastChamberAreStillWorthThree() {
        TestTable table =
                TestTable.of(
                        2,
                        "A act hands=t/p sold=m/- market=2m site=0+0+0+0 explored=small+medium"
                                + " unseen=7p closing");

        table.play("trade", "give talisman", "stop giving", "take map", "stop taking");

        assertThat(table.movesInAnyOrder()).noneMatch(move -> move.startsWith("explore"));
        table.play("trade", "give map", "stop giving", "take talisman", "stop taking");
        assertThat(table.market()).isEqualTo("2m");
    }

    /// A position with every chamber explored and a map left, of an edition in which the large
    /// chamber costs only two.
    private static TestTable allChambersEmpty(String cards) {
        String json = TestTable.JSON.replaceFirst("\"mapsToExplore\": 3", "\"mapsToExplore\": 2");
        var setup = Setup.of(GAME, GAME.edition(json), 2);
        return TestTable.of(setup, cards + CLOSING);
    }

    @Test
    @Rule("ARC-TRADE-08")
    void aTradeTouchesTheMarketOnly() {
        TestTable table = TestTable.of(3, "B act hands=2p/k/2c market=t");

        table.play("trade", "give pharaoh_mask");
        assertThat(table.refusal("stop giving")).isEqualTo("allowed");
        table.play("stop giving");
        assertThat(table.refusal("take coin")).isEqualTo("ARC-TRADE-01");
        table.play("take talisman", "stop taking");

        assertThat(table.hand(0)).isEqualTo("2p");
        assertThat(table.hand(2)).isEqualTo("2c");
    }

    @Test
    @Rule("ARC-TRADE-09")
    void orderInTheMarketHasNoMeaning() {
        TestTable one = TestTable.of(2, "A act hands=2t/p market=pc");
        TestTable other = TestTable.of(2, "A act hands=2t/p market=pc");

        one.play("trade", "give talisman", "give talisman", "stop giving");
        one.play("take pot_shard", "take coin", "stop taking");
        other.play("trade", "give talisman", "give talisman", "stop giving");
        other.play("take coin", "take pot_shard", "stop taking");

        assertThat(one.position).isEqualTo(other.position);
    }

    @Test
    @Rule({"ARC-EDGE-14", "ARC-TRADE-01"})
    void nobodyGivesOrTakesWhatIsNotThere() {
        TestTable table = TestTable.of(2, "A act hands=ck/2t market=2p");

        table.play("trade");
        assertThat(table.refusal("give talisman")).isEqualTo("ARC-TRADE-01");
        table.play("give coin");
        assertThat(table.refusal("give coin")).isEqualTo("ARC-TRADE-01");
        table.play("give pharaoh_mask", "stop giving");
        assertThat(table.refusal("take broken_cup")).isEqualTo("ARC-TRADE-01");
        table.play("take pot_shard", "take pot_shard");
        assertThat(table.refusal("take pot_shard")).isEqualTo("ARC-TRADE-01");
    }

    @Test
    @Rule({"ARC-EDGE-15", "ARC-RULING-08"})
    void bothSidesNeedACard() {
        TestTable table = TestTable.of(2, "A act hands=ck/p market=p");

        table.play("trade");
        assertThat(table.refusal("stop giving")).isEqualTo("ARC-TRADE-01");
        table.play("give coin", "stop giving");

        assertThat(table.refusal("stop taking")).isEqualTo("ARC-RULING-08");
    }

    @Test
    @Rule({"ARC-EDGE-16", "ARC-RULING-09"})
    void noTypeStandsOnBothSides() {
        TestTable table = TestTable.of(2, "A act hands=3ck/p market=pc");

        table.play("trade", "give coin", "stop giving");

        assertThat(table.refusal("take coin")).isEqualTo("ARC-RULING-09");
        assertThat(table.movesInAnyOrder()).containsExactly("take pot_shard");
    }

    @Test
    @Rule({"ARC-RULING-09", "ARC-DEC-09"})
    void theOnlyWantedTypeMayNotBeGiven() {
        TestTable table = TestTable.of(2, "A act hands=ck/p market=c");

        table.play("trade");

        assertThat(table.refusal("give coin")).isEqualTo("ARC-RULING-09");
        assertThat(table.movesInAnyOrder()).containsExactly("give pharaoh_mask");
    }

    @Test
    @Rule("ARC-EDGE-17")
    void aLargeTrade() {
        TestTable table = TestTable.of(2, "A act hands=4p2s/p market=2t");

        table.play("trade", "give pot_shard", "give pot_shard", "give pot_shard");
        table.play("give pot_shard", "give parchment_scrap", "give parchment_scrap");
        table.play("stop giving", "take talisman", "take talisman", "stop taking");

        assertThat(table.hand(0)).isEqualTo("2t");
        assertThat(table.market()).isEqualTo("4p2s");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "broken_cup,broken_cup",
                "coin,coin",
                "pot_shard,pot_shard,pot_shard,pot_shard"
            })
    @Rule("ARC-EX-09")
    void oneMaskBuysAnyOfThese(String taken) {
        TestTable table = TestTable.of(2, "A act hands=k/p market=4p2c2b");

        table.play("trade", "give pharaoh_mask", "stop giving");
        for (String type : taken.split(",", -1)) {
            table.play("take " + type);
        }
        assertThat(table.movesInAnyOrder()).containsExactly("stop taking");
    }

    @Test
    @Rule({"ARC-EDGE-46", "ARC-DEC-04"})
    void nothingIsOfferedForCoinsAgainstCoins() {
        TestTable table = TestTable.of(2, "A act hands=3c/p market=2c");

        assertThat(table.moves()).containsExactly("sell coin", "end");
        assertThat(table.refusal("trade")).isEqualTo("ARC-RULING-09");
    }

    @Test
    @Rule({"ARC-DEC-04", "ARC-TRADE-02"})
    void aHandTooPoorForTheMarketMayNotTrade() {
        TestTable table = TestTable.of(2, "A act hands=c/p market=tk");

        assertThat(table.moves()).doesNotContain("trade");
        assertThat(table.refusal("trade")).isEqualTo("ARC-TRADE-02");
    }

    @Test
    @Rule("ARC-TRADE-01")
    void anEmptyHandHasNothingToGive() {
        TestTable table = TestTable.of(2, "A act hands=-/p market=tk");

        assertThat(table.refusal("trade")).isEqualTo("ARC-TRADE-01");
    }

    @Test
    @Rule("ARC-TRADE-01")
    void givingAndTakingBelongToATrade() {
        TestTable table = TestTable.of(2, "A act hands=c/p market=p");

        for (String move : List.of("give coin", "stop giving", "take pot_shard", "stop taking")) {
            assertThat(table.refusal(move)).isEqualTo("ARC-TRADE-01");
        }
    }
}
