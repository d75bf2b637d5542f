package dighouse.marajoara;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.testkit.Rule;
import org.junit.jupiter.api.Test;

class ExhibitRulesTest {
    @Test
    @Rule({"MRJ-EX-04", "MRJ-EXH-02", "MRJ-EXH-03", "MRJ-EXH-05", "MRJ-EXH-06", "MRJ-TOK-05"})
    void claraExhibitsTwoVasesForSeven() {
        TestTable table = TestTable.of(2, "1 A turn site=A1b1 dice=r25y36/-").play("exhibit 2+5");
        assertThat(table.moves()).contains("pay 1");

        table.play("pay 1");
        assertThat(table.phase()).as("the research token").isEqualTo("token");
        table.play("token D4", "load r2", "load r5");

        assertThat(table.points(0)).as("4 + 10 + 2").isEqualTo(16);
        assertThat(table.entry("dice")).isEqualTo("y2/-");
        assertThat(table.entry("vases")).isEqualTo("2/0");
        assertThat(table.entry("wheel")).isEqualTo("r2,r5,y6");
        assertThat(table.entry("tokens")).isEqualTo("D4/-");
        assertThat(table.entry("left")).isEqualTo("yp/vyp");
    }

    @Test
    @Rule({"MRJ-EXH-03", "MRJ-RULING-26"})
    void theSpacesRewardTwoThreeFourFive() {
        for (int vases = 1; vases < 5; vases++) {
            TestTable table =
                    TestTable.of(
                            2, "1 A turn site=A1b1 dice=r1y1/- left=yp/vyp vases=" + vases + "/0");

            table.play("exhibit 1");

            assertThat(table.points(0)).as("vase %d", vases + 1).isEqualTo(2 + vases + 1);
        }
    }

    @Test
    @Rule({"MRJ-EDGE-41", "MRJ-EXH-04", "MRJ-COMP-05"})
    void aSixthVaseIsRefused() {
        TestTable table = TestTable.of(2, "1 A turn site=A1b1 dice=r11y6/- vases=5/0");
        assertThat(table.moves("exhibit")).isEmpty();
        assertThat(table.refusal("exhibit 1")).isEqualTo("MRJ-EXH-04");

        TestTable four = TestTable.of(2, "1 A turn site=A1b1 dice=r11y6/- vases=4/0");
        assertThat(four.moves("exhibit")).containsExactly("exhibit 1");
        assertThat(four.refusal("exhibit 1+1")).isEqualTo("MRJ-EXH-04");
    }

    @Test
    @Rule({"MRJ-EXH-05", "MRJ-DEC-14", "MRJ-DEC-25", "MRJ-DEC-23"})
    void everySetOfRedDiceThatCanBePaid() {
        TestTable table = TestTable.of(2, "1 A turn site=A1b1 dice=r124y6/-");
        assertThat(table.moves("exhibit"))
                .containsExactly(
                        "exhibit 1",
                        "exhibit 2",
                        "exhibit 1+2",
                        "exhibit 4",
                        "exhibit 1+4",
                        "exhibit 2+4");
        assertThat(table.refusal("exhibit 1+2+4")).isEqualTo("MRJ-EXH-01");
        assertThat(table.refusal("exhibit 3")).isEqualTo("MRJ-EXH-05");

        assertThat(TestTable.of(2, "1 A turn site=A1b1 dice=r222y6/-").moves("exhibit"))
                .as("dice alike are one alternative")
                .containsExactly("exhibit 2", "exhibit 2+2", "exhibit 2+2+2");
    }

    @Test
    @Rule("MRJ-RULING-51")
    void theOrderOfSeveralVasesChangesNothing() {
        String start = "1 A turn site=A1b1 dice=r25y6/- vases=2/0 left=p/vyp";
        TestTable low = TestTable.of(2, start.replace("y6", "y266"));
        TestTable table = TestTable.of(2, start.replace("y6", "y166"));

        assertThat(low.play("exhibit 2+5", "pay 1", "pay 6").points(0)).isEqualTo(4 + 10 + 3 + 4);
        table.play("exhibit 2", "pay 0", "pay 2");
        table.play("exhibit 5");
        table.playTo("turn");
        assertThat(table.points(0)).isEqualTo(4 + 10 + 3 + 4);
    }
}
