package dighouse.archaeology;

import static dighouse.archaeology.TestTable.setup;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dighouse.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

class TableRulesTest {
    /// A is about to dig, and holds a coin and three pot shards.
    private static final String DIG = "A dig hands=3pc/4c market=2t2bk";

    private static TestTable dug() {
        return TestTable.of(2, DIG).play("dig map");
    }

    @Test
    @Rule("ARC-DEC-12")
    void unfinishedChoicesMayBeTakenBack() {
        TestTable trade = dug().play("trade", "give coin", "give pot_shard", "stop giving");
        assertThat(trade.rests()).isFalse();
        var trading = trade.match();
        trading.goBack(0, trading.draftStart());
        assertThat(trading.position()).isEqualTo(dug().position);

        TestTable sale = dug().play("sell pot_shard");
        assertThat(sale.rests()).isFalse();
        var selling = sale.match();
        selling.goBack(0, selling.stepBack(0));
        assertThat(selling.position()).isEqualTo(dug().position);
    }

    @Test
    @Rule({"ARC-DEC-12", "ARC-DEC-08"})
    void aLossMayBeTakenBackUntilItsLastCard() {
        TestTable table = TestTable.of(2, "A dig hands=-/4c market=t").play("dig sandstorm");
        assertThat(table.rests()).isTrue();
        assertThat(table.seals("lose coin")).isFalse();
        table.play("lose coin");
        assertThat(table.rests()).isFalse();
        assertThat(table.match().earliest(1)).isEqualTo(1);

        assertThat(table.seals("lose coin")).isTrue();
        table.play("lose coin");
        assertThat(table.match().earliest(1)).isEqualTo(table.match().size());
    }

    @Test
    @Rule({"ARC-DEC-13", "ARC-EDGE-45"})
    void finishedTradesAndSalesMayBeTakenBackOneByOneDownToTheDig() {
        TestTable table =
                dug().play("trade", "give coin", "stop giving", "take broken_cup", "stop taking");
        String traded = table.toString();
        var match = table.play("sell broken_cup", "set 1").match();
        assertThat(match.position().points(0)).isEqualTo(2);

        match.goBack(0, match.stepBack(0));
        assertThat(match.position()).hasToString(traded);
        assertThat(match.position().points(0)).isZero();
        assertThat(TestTable.at(match.position()).hand(0)).isEqualTo("3pbm");
        match.goBack(0, match.stepBack(0));
        assertThat(match.position()).isEqualTo(dug().position);
        assertThat(match.earliest(0)).isEqualTo(1).isEqualTo(match.size());
        assertThatThrownBy(() -> match.goBack(0, 0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @Rule({"ARC-DEC-13", "ARC-EDGE-45"})
    void nothingBeforeAnExplorationMayBeTakenBack() {
        TestTable table =
                dug().play("trade", "give coin", "stop giving", "take broken_cup", "stop taking")
                        .play("explore small", "find coin", "find coin", "find talisman");
        var explored = table.match();
        assertThat(explored.earliest(0)).isEqualTo(explored.size());

        var sold = table.play("sell coin", "set 2").match();
        assertThat(sold.earliest(0)).isEqualTo(explored.size());
    }

    @Test
    @Rule("ARC-DEC-13")
    void theftsAndEndsOfTurnsStand() {
        TestTable robbing = TestTable.of(2, "A rob hands=p/s market=c");
        assertThat(robbing.seals("rob B")).isTrue();

        TestTable acting = TestTable.of(2, "A act hands=pm/s market=c");
        assertThat(acting.seals("end")).isTrue();
        assertThat(acting.seals("explore small")).isTrue();
        for (String move : List.of("trade", "sell pot_shard")) {
            assertThat(acting.seals(move)).isFalse();
        }
    }

    @Test
    @Rule("ARC-DEC-13")
    void onlyASaleThatEndsTheGameStands() {
        String closing = " site=0+0+0+0 explored=small+medium+large closing";
        TestTable last = TestTable.of(2, "A size coin hands=2c/- market=t" + closing);
        assertThat(last.seals("set 2")).isTrue();
        assertThat(last.seals("set 1")).isFalse();

        TestTable others = TestTable.of(2, "A size coin hands=2c/p market=t" + closing);
        assertThat(others.seals("set 2")).isFalse();

        TestTable digging = TestTable.of(2, "A size coin hands=2c/- market=t");
        assertThat(digging.seals("set 2")).isFalse();

        var setup = setup(2, "tradeMustTakeAtLeastOne=no");
        TestTable trade =
                TestTable.of(setup, "A take hands=c/- market=p given=c taken=p" + closing);
        assertThat(trade.seals("stop taking")).isFalse();
    }

    @Test
    @Rule({"ARC-DEC-02", "ARC-TURN-05"})
    void theDoorPlaysOnlyWhatEveryoneCanSeeToBeForced() {
        assertThat(TestTable.of(2, "A rob hands=p/2s market=c").automatic()).isTrue();
        assertThat(TestTable.of(3, "A rob hands=p/s/c market=c").automatic()).isFalse();
        assertThat(TestTable.of(2, "A act hands=-/s market=c").automatic()).isTrue();
        assertThat(TestTable.of(2, "A act hands=p/s market=c").automatic()).isFalse();
        assertThat(TestTable.of(2, "A lose A hands=2p/s market=c").automatic()).isFalse();
        assertThat(TestTable.of(2, "A size coin hands=c/s market=c").automatic()).isFalse();
    }

    @Test
    @Rule("ARC-DEC-13")
    void anEmptyHandThatCouldStillBeTakenBackIsAskedFor() {
        TestTable table = TestTable.of(2, "A act hands=c/s market=c");

        table.play("sell coin", "set 1");

        assertThat(table.moves()).containsExactly("end");
        assertThat(table.automatic()).isFalse();
    }
}
