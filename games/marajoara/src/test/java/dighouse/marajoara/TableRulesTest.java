package dighouse.marajoara;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dighouse.testkit.Rule;
import org.junit.jupiter.api.Test;

/// Taking back (section 18 of the ledger).
class TableRulesTest {
    @Test
    @Rule({"MRJ-DEC-35", "MRJ-DEC-37", "MRJ-DEC-34"})
    void theActivePlayerTakesBackAnyNumberOfStepsOfTheTurn() {
        TestTable table =
                TestTable.of(2, "1 B startToken site=C3y1,D3g1").play("token C6", "token C4");
        assertThat(table.match().earliest(0)).as("nothing to take back yet").isEqualTo(2);

        var match = table.play("capture C3 E").match();
        assertThat(match.earliest(0)).isEqualTo(2);
        match.goBack(0, 2);
        assertThat(match.position().mainDone).isFalse();
        assertThat(match.position().step.landing).isEqualTo(Step.NONE);
    }

    @Test
    @Rule({"MRJ-DEC-37", "MRJ-DEC-35"})
    void anEndedTurnIsFinal() {
        TestTable table = TestTable.of(2, "1 A turn main=done site=C3y1 slate=r1,b1");
        assertThat(table.seals("end")).as("recycling comes first").isFalse();
        table.play("end", "place A1");
        assertThat(table.seals("return r1")).isFalse();
        table.play("return r1", "place B1");
        assertThat(table.moves()).containsExactly("end");
        assertThat(table.seals("end")).isTrue();
        assertThat(table.automatic()).as("waits for the seat").isFalse();
    }

    @Test
    @Rule({"MRJ-EDGE-55", "MRJ-DEC-36", "MRJ-DEC-38"})
    void undoDoesNotReachPastAnothersAnswer() {
        TestTable table =
                TestTable.of(3, "1 A turn site=C3y1,D3g1 tokens=-/E3/- dice=r1/b1/-")
                        .play("capture C3 E");
        assertThat(table.match().earliest(1)).as("the owner has nothing to take back").isOne();

        var match = table.play("stop").match();
        assertThat(match.actor()).isZero();
        assertThat(match.earliest(0)).as("the moment after the answer").isEqualTo(2);
        assertThatThrownBy(() -> match.goBack(0, 1)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @Rule("MRJ-DEC-36")
    void whereTheOwnerHadNoDieUndoGoesOn() {
        TestTable table =
                TestTable.of(2, "1 A turn site=C3y1,D3g1 tokens=-/E3 dice=r1/-")
                        .play("capture C3 E");

        assertThat(table.actor()).as("B owns the token, but no die").isZero();
        assertThat(table.match().earliest(0)).isZero();
    }

    @Test
    @Rule({"MRJ-EDGE-55", "MRJ-DEC-36"})
    void afterTheAnswerTheActivePlayerMayUndoDownToIt() {
        TestTable table =
                TestTable.of(2, "1 A turn site=C3y1,D3g1 tokens=-/E3 dice=r1/b1")
                        .play("capture C3 E");

        assertThat(table.actor()).isEqualTo(1);
        table.play("raise b1", "stop");
        assertThat(table.actor()).isZero();
        assertThat(table.seals("track blue")).as("can be taken back").isFalse();
    }
}
