package dighouse.pergamon;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.testkit.Rule;
import org.junit.jupiter.api.Test;

/// Taking back, and questions that need not be asked.
class TableRulesTest {
    private static final String TURN = "3 exhibit at=4 A=1@4 B=1@6 I=T60 A.finds=";

    @Test
    @Rule({"PRG-DEC-20", "PRG-DEC-21"})
    void whatEndsATurnSealsItAndNothingElse() {
        TestTable table = TestTable.of(3, TURN + "T49,T33,T43,T44,T50");
        assertThat(table.seals("row T49")).isFalse();
        table.layRow("T49-T33");
        assertThat(table.seals("close")).isFalse();
        table.play("close");
        assertThat(table.seals("polish 0")).isFalse();

        TestTable last = TestTable.of(3, TURN + "T49,T33").layRow("T49-T33").play("close");
        assertThat(last.seals("polish 0")).isTrue();
        assertThat(TestTable.of(3, TURN + "T49,T33").seals("done")).isTrue();
        assertThat(TestTable.of(3, TURN + "T49,T33,T43,T44").seals("done")).isFalse();
    }

    @Test
    @Rule("PRG-DEC-21")
    void keepingEndsTheTurnAndSoDoesADropToThree() {
        TestTable table =
                TestTable.of(3, "3 store at=4 A=1@4 B=1@6 I=T60 A.finds=T01,T02,T03,T04,T05");
        assertThat(table.seals("keep")).isTrue();
        assertThat(table.seals("drop T01")).isFalse();
        table.play("drop T01");
        assertThat(table.seals("drop T02")).isTrue();

        TestTable dig = TestTable.of(3, "3 dig at=4 A=1@4 B=1@6 I=T60");
        assertThat(dig.seals("dig none")).isTrue();
    }

    @Test
    @Rule({"PRG-DEC-08", "PRG-DEC-21", "PRG-DEC-06"})
    void aSingleAnswerNeedsNoQuestionUnlessItEndsTheTurn() {
        TestTable row = TestTable.of(3, TURN + "T49,T33,T43,T44,T52").play("row T49");
        assertThat(row.automatic()).isFalse(); // T33 or T52
        TestTable only = TestTable.of(3, TURN + "T49,T33,T43,T44").play("row T49");
        assertThat(only.moves()).containsExactly("add T33");
        assertThat(only.automatic()).isTrue();

        TestTable last =
                TestTable.of(3, "3 exhibit at=4 A=0@4 B=1@6 I=T60 A.finds=T49,T33")
                        .layRow("T49-T33");
        assertThat(last.automatic()).isTrue(); // close
        last.play("close");
        assertThat(last.moves()).containsExactly("polish 0");
        assertThat(last.automatic()).isFalse(); // it would end the turn
    }

    @Test
    @Rule({"PRG-EDGE-48", "PRG-DEC-20", "PRG-DEC-19"})
    void aWholeTurnCanBeTakenBack() {
        String finds = "A.finds=T49,T33,T08,T10,T12,T14,T16 I=T60 B.I=1:T01-T03";
        TestTable start = TestTable.of(3, "3 dig at=4 A=9@4 B=1@6 " + finds);
        TestTable table = TestTable.of(3, start.toString()).play("dig I").exhibit("T49-T33", 0);
        assertThat(table.space(1, 1)).as("thrown out").isZero();
        table.play("done", "drop T08");
        assertThat(table.rests()).isFalse();

        var match = table.match();
        assertThat(match.earliest(0)).isZero();
        match.goBack(0, 0);
        assertThat(match.position()).isEqualTo(start.position);
    }
}
