package dighouse.archaeology;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Actor;
import dighouse.kernel.Refusal;
import dighouse.testkit.Rule;
import org.junit.jupiter.api.Test;

class TurnRulesTest {
    @Test
    @Rule({"ARC-TURN-01", "ARC-TURN-07"})
    void turnsGoClockwiseAndEndWhenTheSeatSaysSo() {
        TestTable table = TestTable.of(3, "B act hands=p/s/c market=t");

        for (int next : new int[] {2, 0, 1}) {
            table.play("end");
            assertThat(table.position.active()).isEqualTo(next);
            assertThat(table.actor()).isEqualTo(Actor.CHANCE);
            table.play("dig pot_shard");
            assertThat(table.actor()).isEqualTo(next);
        }
    }

    @Test
    @Rule({"ARC-TURN-02", "ARC-TURN-03"})
    void nothingMayBeDoneBeforeTheDigIsResolved() {
        TestTable table = TestTable.of(2, "A act hands=p/4s market=t");

        table.play("end", "dig sandstorm");

        assertThat(table.refusal("sell parchment_scrap")).isEqualTo("ARC-TURN-03");
        assertThat(table.refusal("trade")).isEqualTo("ARC-TURN-03");
        assertThat(table.moves()).containsExactly("lose parchment_scrap");
    }

    @Test
    @Rule({"ARC-TURN-04", "ARC-RULING-04", "ARC-DEC-04"})
    void actionsInAnyOrderAnyNumberOfTimes() {
        TestTable table = TestTable.of(2, "A act hands=2tmk/p market=2cb");

        table.play("sell talisman", "set 1");
        table.play("trade", "give talisman", "stop giving", "take coin", "stop taking");
        table.play("explore small", "find coin", "find coin", "find pot_shard");
        table.play("trade", "give pharaoh_mask", "stop giving");
        table.play("take coin", "take broken_cup", "stop taking");
        table.play("sell coin", "set 4", "sell broken_cup", "set 1", "end");

        assertThat(table.hand(0)).isEqualTo("p");
        assertThat(table.position.points(0)).isEqualTo(3 + 18 + 2);
    }

    @Test
    @Rule({"ARC-TURN-05", "ARC-DEC-04"})
    void aSeatWithNothingToDoEndsItsTurn() {
        TestTable table = TestTable.of(2, "A act hands=-/p market=t");

        assertThat(table.moves()).containsExactly("end");
        assertThat(table.automatic()).isTrue();
    }

    @Test
    @Rule({"ARC-TURN-06", "ARC-DEC-15"})
    void thereIsNoLimitOnHandMarketOrMuseum() {
        TestTable table =
                TestTable.of(2, "A dig hands=10p9s6c/- market=5p5c sold=3p,s,s,s,s,s,s/-");

        table.play("dig talisman");

        assertThat(table.position.handSize(0)).isEqualTo(26);
        assertThat(table.moves()).contains("sell pot_shard", "trade", "end");
    }

    @Test
    @Rule({"ARC-DEC-04", "ARC-DEC-07"})
    void actionsAreListedInTheOrderOfTheLedger() {
        TestTable table = TestTable.of(2, "A act hands=psctb3mk/p market=ck");

        assertThat(table.moves())
                .containsExactly(
                        "trade",
                        "explore small",
                        "explore medium",
                        "explore large",
                        "sell pot_shard",
                        "sell parchment_scrap",
                        "sell coin",
                        "sell talisman",
                        "sell broken_cup",
                        "sell map",
                        "sell pharaoh_mask",
                        "end")
                .hasSize(12);
    }

    @Test
    @Rule("ARC-EDGE-26")
    void onlyTheActiveSeatActs() {
        TestTable table = TestTable.of(2, "A act hands=p/s market=t");

        assertThat(table.refusal(1, "sell parchment_scrap")).isEqualTo(Refusal.NOT_YOUR_DECISION);
        assertThat(table.refusal(1, "end")).isEqualTo(Refusal.NOT_YOUR_DECISION);
        assertThat(table.refusal(0, "end")).isEqualTo("allowed");
    }
}
