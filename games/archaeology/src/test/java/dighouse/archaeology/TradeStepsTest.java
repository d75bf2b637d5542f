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
import dighouse.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The small steps of a trade, and the options that bear on it.
class TradeStepsTest {
    private static final String CLOSING = " site=0+0+0+0 explored=small+medium+large closing";

    @Test
    @Rule({"ARC-DEC-09", "ARC-DEC-10"})
    void aTradeIsBroughtToItsEndBeforeAnythingElse() {
        ArchaeologyPosition position = position(2, "A give hands=c2m/p market=p");

        for (String move :
                List.of("end", "trade", "sell coin", "explore small", "take pot_shard")) {
            assertThat(refusal(position, move)).isEqualTo("ARC-DEC-09");
        }
        play(position, "give coin", "stop giving");
        for (String move : List.of("end", "trade", "sell coin", "explore small", "give map")) {
            assertThat(refusal(position, move)).isEqualTo("ARC-DEC-10");
        }
    }

    @Test
    @Rule("ARC-DEC-09")
    void inOneOrderTypesAscendAndTheTradeMustStayPossible() {
        // a talisman (3) is reached by p+c or by the mask, not by the coin and later types only
        ArchaeologyPosition position = position(2, "A give hands=pck/- market=t");

        assertThat(moves(position))
                .containsExactly("give pot_shard", "give coin", "give pharaoh_mask");
        play(position, "give coin");
        assertThat(moves(position)).containsExactly("give pharaoh_mask");
        assertThat(options(position)).containsExactly("give pot_shard", "give pharaoh_mask");
    }

    @Test
    @Rule("ARC-DEC-09")
    void furtherCardsOfTheWantedTypeDoNotHelpToPayForIt() {
        // three coins could pay for anything but the coin itself
        ArchaeologyPosition position = position(2, "A act hands=p3c/- market=c");

        assertThat(refusal(position, "trade")).isEqualTo("ARC-TRADE-02");
    }

    @Test
    @Rule("ARC-DEC-09")
    void cardsGivenInAnotherOrderLeaveNoDeadEnd() {
        ArchaeologyPosition position = position(2, "A give hands=2pc/- market=t");

        play(position, "give coin");

        assertThat(moves(position)).containsExactly("give pot_shard");
    }

    @Test
    @Rule("ARC-DEC-10")
    void inOneOrderTypesTakenAscendToo() {
        ArchaeologyPosition position = position(2, "A take hands=2k/- market=2pcb given=2k");

        play(position, "take coin");

        assertThat(moves(position)).containsExactly("take broken_cup", "stop taking");
        assertThat(options(position))
                .containsExactly("take pot_shard", "take broken_cup", "stop taking");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 10, 20})
    @Rule({"ARC-RULING-25", "ARC-DEC-15"})
    void tradesInARowAreLimited(int limit) {
        var setup = setup(2, "tradesInARowLimit=" + limit);
        ArchaeologyPosition position = position(setup, "A act hands=cpt/p market=b");

        for (int i = 0; i < limit; i++) {
            String[] swap =
                    i % 2 == 0
                            ? new String[] {"coin", "broken_cup"}
                            : new String[] {"broken_cup", "coin"};
            play(
                    position,
                    "trade",
                    "give " + swap[0],
                    "stop giving",
                    "take " + swap[1],
                    "stop taking");
        }

        assertThat(GAME.judge(position, TestTable.ply(position, "trade")))
                .isEqualTo(new Refusal("ARC-RULING-25", List.of(Argument.number("limit", limit))));
        assertThat(moves(position)).doesNotContain("trade");
        play(position, "sell pot_shard", "set 1");
        assertThat(moves(position)).contains("trade");
    }

    @Test
    @Rule("ARC-RULING-25")
    void explorationsAndNewTurnsAllowTradesAgain() {
        var setup = setup(2, "tradesInARowLimit=1");
        ArchaeologyPosition position = position(setup, "A act hands=cm/p market=b trades=1");
        assertThat(moves(position)).doesNotContain("trade");

        play(position, "explore small", "find coin", "find coin", "find coin");
        assertThat(moves(position)).contains("trade");

        ArchaeologyPosition other = position(setup, "A act hands=cm/c market=b trades=1");
        play(other, "end", "dig pot_shard");
        assertThat(moves(other)).contains("trade");
    }

    @Test
    @Rule("ARC-RULING-08")
    void withTheOptionOffATradeMayTakeNothing() {
        var setup = setup(2, "tradeMustTakeAtLeastOne=no");
        ArchaeologyPosition position = position(setup, "A act hands=2c/p market=ck");

        play(position, "trade", "give coin", "stop giving");
        assertThat(moves(position)).containsExactly("stop taking");
        play(position, "stop taking");

        assertThat(hand(position, 0)).isEqualTo("c");
        assertThat(market(position)).isEqualTo("2ck");
        assertThat(refusal(position, "trade")).isEqualTo("allowed");
    }

    @Test
    @Rule({"ARC-RULING-08", "ARC-END-07"})
    void givingTheLastCardOfTheGameAwayEndsIt() {
        var setup = setup(2, "tradeMustTakeAtLeastOne=no");
        ArchaeologyPosition position = position(setup, "A act hands=c/- market=k" + CLOSING);

        play(position, "trade", "give coin", "stop giving");
        assertThat(GAME.seals(position, TestTable.ply(position, "stop taking"))).isTrue();
        play(position, "stop taking");

        assertThat(position.phase).isEqualTo(Phase.OVER);
    }

    @Test
    @Rule({"ARC-RULING-15", "ARC-RULING-08"})
    void aSeatThatOwesASaleKeepsACardToSell() {
        var setup = setup(2, "tradeMustTakeAtLeastOne=no");
        String owed = " closing passed=AB owed=passes site=0+0+0+0 explored=small+medium+large";
        ArchaeologyPosition last = position(setup, "A act hands=c/p market=k" + owed);
        assertThat(refusal(last, "trade")).isEqualTo("ARC-RULING-15");

        ArchaeologyPosition two = position(setup, "A act hands=2s/p market=k" + owed);
        play(two, "trade", "give parchment_scrap");
        assertThat(refusal(two, "give parchment_scrap")).isEqualTo("ARC-RULING-15");
        play(two, "stop giving", "stop taking", "sell parchment_scrap", "set 1", "end");

        ArchaeologyPosition rich = position(setup, "A act hands=2c/p market=t" + owed);
        play(rich, "trade", "give coin", "give coin", "stop giving");
        assertThat(refusal(rich, "stop taking")).isEqualTo("ARC-RULING-15");
        play(rich, "take talisman", "stop taking");
        assertThat(refusal(rich, "end")).isEqualTo("ARC-END-05");
    }
}
