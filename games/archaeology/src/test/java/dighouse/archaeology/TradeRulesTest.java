package dighouse.archaeology;

import static dighouse.archaeology.TestTable.GAME;
import static dighouse.archaeology.TestTable.hand;
import static dighouse.archaeology.TestTable.market;
import static dighouse.archaeology.TestTable.moves;
import static dighouse.archaeology.TestTable.options;
import static dighouse.archaeology.TestTable.play;
import static dighouse.archaeology.TestTable.position;
import static dighouse.archaeology.TestTable.refusal;
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
        ArchaeologyPosition position = position(2, "A act hands=2sck/p market=ptb");

        play(position, "trade", "give parchment_scrap", "give parchment_scrap", "give coin");
        play(position, "stop giving", "take talisman", "take pot_shard", "stop taking");

        assertThat(hand(position, 0)).isEqualTo("ptk");
        assertThat(market(position)).isEqualTo("2scb");
        assertThat(GAME.actor(position)).isZero();
    }

    @Test
    @Rule({"ARC-TRADE-02", "ARC-EDGE-13"})
    void noMoreIsTakenThanGiven() {
        ArchaeologyPosition position = position(2, "A act hands=ck/p market=pt");

        play(position, "trade", "give coin", "stop giving");

        assertThat(GAME.judge(position, TestTable.ply(position, "take talisman")))
                .isEqualTo(
                        new Refusal(
                                "ARC-TRADE-02",
                                List.of(
                                        Argument.term("treasure", "talisman"),
                                        Argument.number("value", 2))));
        assertThat(options(position)).containsExactly("take pot_shard");
    }

    @Test
    @Rule({"ARC-TRADE-02", "ARC-EDGE-13"})
    void givingMayNotStopBelowTheCheapestWantedCard() {
        ArchaeologyPosition position = position(2, "A act hands=ck/p market=t");

        play(position, "trade", "give coin");

        assertThat(refusal(position, "stop giving")).isEqualTo("ARC-TRADE-02");
        assertThat(options(position)).containsExactly("give pharaoh_mask");
    }

    @Test
    @Rule({"ARC-TRADE-03", "ARC-EDGE-12"})
    void surplusIsLost() {
        ArchaeologyPosition position = position(2, "A act hands=k/p market=t");

        play(position, "trade", "give pharaoh_mask", "stop giving", "take talisman", "stop taking");

        assertThat(hand(position, 0)).isEqualTo("t");
        assertThat(market(position)).isEqualTo("k");
    }

    @Test
    @Rule({"ARC-EDGE-44", "ARC-TRADE-03", "ARC-TRADE-05"})
    void surplusIsNotCreditedInTheNextTrade() {
        ArchaeologyPosition position = position(2, "A act hands=k/p market=4pc");

        play(position, "trade", "give pharaoh_mask", "stop giving", "take coin", "stop taking");
        play(position, "trade", "give coin", "stop giving", "take pot_shard", "take pot_shard");
        assertThat(refusal(position, "take pot_shard")).isEqualTo("ARC-TRADE-02");
        play(position, "stop taking");

        assertThat(hand(position, 0)).isEqualTo("2p");
        assertThat(market(position)).isEqualTo("2pck");
    }

    @Test
    @Rule({"ARC-TRADE-05", "ARC-RULING-10", "ARC-TURN-04"})
    void cardsJustTakenMayBeTradedAgain() {
        ArchaeologyPosition position = position(2, "A act hands=t/p market=cs");

        play(position, "trade", "give talisman", "stop giving", "take coin", "stop taking");
        play(position, "trade", "give coin", "stop giving", "take parchment_scrap", "stop taking");

        assertThat(hand(position, 0)).isEqualTo("s");
        assertThat(position.tradesInARow()).isEqualTo(2);
    }

    @Test
    @Rule({"ARC-TRADE-07", "ARC-COMP-05"})
    void mapsAreTradedAtThree() {
        ArchaeologyPosition position =
                position(
                        2,
                        "A act hands=t/p market=m site=0+0+0+0 explored=small+medium unseen=7p closing");

        play(position, "trade", "give talisman", "stop giving", "take map", "stop taking");
        assertThat(hand(position, 0)).isEqualTo("m");
        play(position, "trade", "give map", "stop giving", "take talisman", "stop taking");
        assertThat(market(position)).isEqualTo("m");
    }

    @Test
    @Rule({"ARC-EDGE-24", "ARC-RULING-20"})
    void aMapThatOpensNothingIsStillWorthThree() {
        ArchaeologyPosition position = allChambersEmpty("A act hands=t/p market=m");

        assertThat(options(position)).noneMatch(move -> move.startsWith("explore"));
        play(position, "trade", "give talisman", "stop giving", "take map", "stop taking");
        assertThat(options(position)).noneMatch(move -> move.startsWith("explore"));
        play(position, "sell map", "set 1");

        assertThat(position.points(0)).isEqualTo(3);
    }

    @Test
    @Rule({"ARC-EDGE-24", "ARC-RULING-20"})
    void mapsThatNoLongerPayForTheLastChamberAreStillWorthThree() {
        ArchaeologyPosition position =
                position(
                        2,
                        "A act hands=t/p sold=m/- market=2m site=0+0+0+0 explored=small+medium"
                                + " unseen=7p closing");

        play(position, "trade", "give talisman", "stop giving", "take map", "stop taking");

        assertThat(options(position)).noneMatch(move -> move.startsWith("explore"));
        play(position, "trade", "give map", "stop giving", "take talisman", "stop taking");
        assertThat(market(position)).isEqualTo("2m");
    }

    /// A position with every chamber explored and a map left, of an edition in which the large
    /// chamber costs only two.
    private static ArchaeologyPosition allChambersEmpty(String cards) {
        String json =
                TestTable.EDITION_JSON.replaceFirst("\"mapsToExplore\": 3", "\"mapsToExplore\": 2");
        var setup = Setup.of(GAME, GAME.edition(json), 2);
        return position(setup, cards + CLOSING);
    }

    @Test
    @Rule("ARC-TRADE-08")
    void aTradeTouchesTheMarketOnly() {
        ArchaeologyPosition position = position(3, "B act hands=2p/k/2c market=t");

        play(position, "trade", "give pharaoh_mask");
        assertThat(refusal(position, "stop giving")).isEqualTo("allowed");
        play(position, "stop giving");
        assertThat(refusal(position, "take coin")).isEqualTo("ARC-TRADE-01");
        play(position, "take talisman", "stop taking");

        assertThat(hand(position, 0)).isEqualTo("2p");
        assertThat(hand(position, 2)).isEqualTo("2c");
    }

    @Test
    @Rule("ARC-TRADE-09")
    void orderInTheMarketHasNoMeaning() {
        ArchaeologyPosition one = position(2, "A act hands=2t/p market=pc");
        ArchaeologyPosition other = position(2, "A act hands=2t/p market=pc");

        play(one, "trade", "give talisman", "give talisman", "stop giving");
        play(one, "take pot_shard", "take coin", "stop taking");
        play(other, "trade", "give talisman", "give talisman", "stop giving");
        play(other, "take coin", "take pot_shard", "stop taking");

        assertThat(one).isEqualTo(other);
    }

    @Test
    @Rule({"ARC-EDGE-14", "ARC-TRADE-01"})
    void nobodyGivesOrTakesWhatIsNotThere() {
        ArchaeologyPosition position = position(2, "A act hands=ck/2t market=2p");

        play(position, "trade");
        assertThat(refusal(position, "give talisman")).isEqualTo("ARC-TRADE-01");
        play(position, "give coin");
        assertThat(refusal(position, "give coin")).isEqualTo("ARC-TRADE-01");
        play(position, "give pharaoh_mask", "stop giving");
        assertThat(refusal(position, "take broken_cup")).isEqualTo("ARC-TRADE-01");
        play(position, "take pot_shard", "take pot_shard");
        assertThat(refusal(position, "take pot_shard")).isEqualTo("ARC-TRADE-01");
    }

    @Test
    @Rule({"ARC-EDGE-15", "ARC-RULING-08"})
    void bothSidesNeedACard() {
        ArchaeologyPosition position = position(2, "A act hands=ck/p market=p");

        play(position, "trade");
        assertThat(refusal(position, "stop giving")).isEqualTo("ARC-TRADE-01");
        play(position, "give coin", "stop giving");

        assertThat(refusal(position, "stop taking")).isEqualTo("ARC-RULING-08");
    }

    @Test
    @Rule({"ARC-EDGE-16", "ARC-RULING-09"})
    void noTypeStandsOnBothSides() {
        ArchaeologyPosition position = position(2, "A act hands=3ck/p market=pc");

        play(position, "trade", "give coin", "stop giving");

        assertThat(refusal(position, "take coin")).isEqualTo("ARC-RULING-09");
        assertThat(options(position)).containsExactly("take pot_shard");
    }

    @Test
    @Rule({"ARC-RULING-09", "ARC-DEC-09"})
    void theOnlyWantedTypeMayNotBeGiven() {
        ArchaeologyPosition position = position(2, "A act hands=ck/p market=c");

        play(position, "trade");

        assertThat(refusal(position, "give coin")).isEqualTo("ARC-RULING-09");
        assertThat(options(position)).containsExactly("give pharaoh_mask");
    }

    @Test
    @Rule("ARC-EDGE-17")
    void aLargeTrade() {
        ArchaeologyPosition position = position(2, "A act hands=4p2s/p market=2t");

        play(position, "trade", "give pot_shard", "give pot_shard", "give pot_shard");
        play(position, "give pot_shard", "give parchment_scrap", "give parchment_scrap");
        play(position, "stop giving", "take talisman", "take talisman", "stop taking");

        assertThat(hand(position, 0)).isEqualTo("2t");
        assertThat(market(position)).isEqualTo("4p2s");
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
        ArchaeologyPosition position = position(2, "A act hands=k/p market=4p2c2b");

        play(position, "trade", "give pharaoh_mask", "stop giving");
        for (String type : taken.split(",", -1)) {
            play(position, "take " + type);
        }
        assertThat(options(position)).containsExactly("stop taking");
    }

    @Test
    @Rule({"ARC-EDGE-46", "ARC-DEC-04"})
    void nothingIsOfferedForCoinsAgainstCoins() {
        ArchaeologyPosition position = position(2, "A act hands=3c/p market=2c");

        assertThat(moves(position)).containsExactly("sell coin", "end");
        assertThat(refusal(position, "trade")).isEqualTo("ARC-RULING-09");
    }

    @Test
    @Rule({"ARC-DEC-04", "ARC-TRADE-02"})
    void aHandTooPoorForTheMarketMayNotTrade() {
        ArchaeologyPosition position = position(2, "A act hands=c/p market=tk");

        assertThat(moves(position)).doesNotContain("trade");
        assertThat(refusal(position, "trade")).isEqualTo("ARC-TRADE-02");
    }

    @Test
    @Rule("ARC-TRADE-01")
    void anEmptyHandHasNothingToGive() {
        ArchaeologyPosition position = position(2, "A act hands=-/p market=tk");

        assertThat(refusal(position, "trade")).isEqualTo("ARC-TRADE-01");
    }

    @Test
    @Rule("ARC-TRADE-01")
    void givingAndTakingBelongToATrade() {
        ArchaeologyPosition position = position(2, "A act hands=c/p market=p");

        for (String move : List.of("give coin", "stop giving", "take pot_shard", "stop taking")) {
            assertThat(refusal(position, move)).isEqualTo("ARC-TRADE-01");
        }
    }
}
