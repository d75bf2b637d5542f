package dighouse.archaeology;

import static dighouse.archaeology.TestTable.GAME;
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
        TestTable table = TestTable.of(2, "A give hands=c2m/p market=p");

        for (String move :
                List.of("end", "trade", "sell coin", "explore small", "take pot_shard")) {
            assertThat(table.refusal(move)).isEqualTo("ARC-DEC-09");
        }
        table.play("give coin", "stop giving");
        for (String move : List.of("end", "trade", "sell coin", "explore small", "give map")) {
            assertThat(table.refusal(move)).isEqualTo("ARC-DEC-10");
        }
    }

    @Test
    @Rule("ARC-DEC-09")
    void inOneOrderTypesAscendAndTheTradeMustStayPossible() {
        // a talisman (3) is reached by p+c or by the mask, not by the coin and later types only
        TestTable table = TestTable.of(2, "A give hands=pck/- market=t");

        assertThat(table.moves())
                .containsExactly("give pot_shard", "give coin", "give pharaoh_mask");
        table.play("give coin");
        assertThat(table.moves()).containsExactly("give pharaoh_mask");
        assertThat(table.movesInAnyOrder()).containsExactly("give pot_shard", "give pharaoh_mask");
    }

    @Test
    @Rule("ARC-DEC-09")
    void furtherCardsOfTheWantedTypeDoNotHelpToPayForIt() {
        // three coins could pay for anything but the coin itself
        TestTable table = TestTable.of(2, "A act hands=p3c/- market=c");

        assertThat(table.refusal("trade")).isEqualTo("ARC-TRADE-02");
    }

    @Test
    @Rule("ARC-DEC-09")
    void cardsGivenInAnotherOrderLeaveNoDeadEnd() {
        TestTable table = TestTable.of(2, "A give hands=2pc/- market=t");

        table.play("give coin");

        assertThat(table.moves()).containsExactly("give pot_shard");
    }

    @Test
    @Rule("ARC-DEC-10")
    void inOneOrderTypesTakenAscendToo() {
        TestTable table = TestTable.of(2, "A take hands=2k/- market=2pcb given=2k");

        table.play("take coin");

        assertThat(table.moves()).containsExactly("take broken_cup", "stop taking");
        assertThat(table.movesInAnyOrder())
                .containsExactly("take pot_shard", "take broken_cup", "stop taking");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 10, 20})
    @Rule({"ARC-RULING-25", "ARC-DEC-15"})
    void tradesInARowAreLimited(int limit) {
        var setup = setup(2, "tradesInARowLimit=" + limit);
        TestTable table = TestTable.of(setup, "A act hands=cpt/p market=b");

        for (int i = 0; i < limit; i++) {
            String[] swap =
                    i % 2 == 0
                            ? new String[] {"coin", "broken_cup"}
                            : new String[] {"broken_cup", "coin"};
            table.play("trade", "give " + swap[0], "stop giving", "take " + swap[1], "stop taking");
        }

        assertThat(GAME.judge(table.position, table.ply("trade")))
                .isEqualTo(new Refusal("ARC-RULING-25", List.of(Argument.number("limit", limit))));
        assertThat(table.moves()).doesNotContain("trade");
        table.play("sell pot_shard", "set 1");
        assertThat(table.moves()).contains("trade");
    }

    @Test
    @Rule("ARC-RULING-25")
    void explorationsAndNewTurnsAllowTradesAgain() {
        var setup = setup(2, "tradesInARowLimit=1");
        TestTable table = TestTable.of(setup, "A act hands=cm/p market=b trades=1");
        assertThat(table.moves()).doesNotContain("trade");

        table.play("explore small", "find coin", "find coin", "find coin");
        assertThat(table.moves()).contains("trade");

        TestTable other = TestTable.of(setup, "A act hands=cm/c market=b trades=1");
        other.play("end", "dig pot_shard");
        assertThat(other.moves()).contains("trade");
    }

    @Test
    @Rule("ARC-RULING-08")
    void withTheOptionOffATradeMayTakeNothing() {
        var setup = setup(2, "tradeMustTakeAtLeastOne=no");
        TestTable table = TestTable.of(setup, "A act hands=2c/p market=ck");

        table.play("trade", "give coin", "stop giving");
        assertThat(table.moves()).containsExactly("stop taking");
        table.play("stop taking");

        assertThat(table.hand(0)).isEqualTo("c");
        assertThat(table.market()).isEqualTo("2ck");
        assertThat(table.refusal("trade")).isEqualTo("allowed");
    }

    @Test
    @Rule({"ARC-RULING-08", "ARC-END-07"})
    void givingTheLastCardOfTheGameAwayEndsIt() {
        var setup = setup(2, "tradeMustTakeAtLeastOne=no");
        TestTable table = TestTable.of(setup, "A act hands=c/- market=k" + CLOSING);

        table.play("trade", "give coin", "stop giving");
        assertThat(table.seals("stop taking")).isTrue();
        table.play("stop taking");

        assertThat(table.position.phase).isEqualTo(Phase.OVER);
    }

    @Test
    @Rule({"ARC-RULING-15", "ARC-RULING-08"})
    void aSeatThatOwesASaleKeepsACardToSell() {
        var setup = setup(2, "tradeMustTakeAtLeastOne=no");
        String owed = " closing passed=AB owed=passes site=0+0+0+0 explored=small+medium+large";
        TestTable last = TestTable.of(setup, "A act hands=c/p market=k" + owed);
        assertThat(last.refusal("trade")).isEqualTo("ARC-RULING-15");

        TestTable two = TestTable.of(setup, "A act hands=2s/p market=k" + owed);
        two.play("trade", "give parchment_scrap");
        assertThat(two.refusal("give parchment_scrap")).isEqualTo("ARC-RULING-15");
        two.play("stop giving", "stop taking", "sell parchment_scrap", "set 1", "end");

        TestTable rich = TestTable.of(setup, "A act hands=2c/p market=t" + owed);
        rich.play("trade", "give coin", "give coin", "stop giving");
        assertThat(rich.refusal("stop taking")).isEqualTo("ARC-RULING-15");
        rich.play("take talisman", "stop taking");
        assertThat(rich.refusal("end")).isEqualTo("ARC-END-05");
    }
}
