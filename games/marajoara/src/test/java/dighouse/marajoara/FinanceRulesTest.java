package dighouse.marajoara;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

class FinanceRulesTest {
    private static final String BLUE = "1 A turn site=D5r1 dice=b16y4/-";

    @Test
    @Rule({"MRJ-FIN-01", "MRJ-DEC-16", "MRJ-FREE-01"})
    void twoMoneyRaiseABlueDie() {
        TestTable table = TestTable.of(2, BLUE).play("finance 1 +");

        assertThat(table.entry("dice")).isEqualTo("b26y2/-");
        assertThat(table.play("finance 2 +").entry("dice"))
                .as("any number of times")
                .isEqualTo("b36/-");
        assertThat(table.entry("wheel")).isEqualTo("y2");
        assertThat(table.refusal("finance 3 +")).isEqualTo("MRJ-MONEY-02");
        assertThat(table.refusal("finance 4 +")).isEqualTo("MRJ-FIN-01");
    }

    @Test
    @Rule({"MRJ-FIN-02", "MRJ-EDN-04", "MRJ-EDGE-39", "MRJ-RULING-25"})
    void onlyTheFrenchEditionLowers() {
        assertThat(TestTable.of(2, BLUE).refusal("finance 6 -")).isEqualTo("MRJ-FIN-02");
        TestTable french = TestTable.of(TestTable.setup(TestTable.FR, 2, 0), BLUE);
        assertThat(french.moves("finance")).containsExactly("finance 1 +", "finance 6 -");
        assertThat(french.refusal("finance 1 -")).isEqualTo("MRJ-RULING-25");
        assertThat(french.play("finance 6 -").entry("dice")).isEqualTo("b15y2/-");
    }

    @Test
    @Rule({"MRJ-EDGE-39", "MRJ-RULING-25"})
    void aSixIsNotRaised() {
        assertThat(TestTable.of(2, BLUE).refusal("finance 6 +")).isEqualTo("MRJ-RULING-25");
    }

    @Test
    @Rule({"MRJ-FLD-01", "MRJ-DEC-16", "MRJ-DEC-25"})
    void twoMoneyMoveAnyDieToAnAdjacentCellWithoutDie() {
        TestTable table = TestTable.of(2, "1 A turn site=D5r3,D6g1 tokens=-/E4 dice=y2/b1");
        assertThat(table.moves("fieldwork"))
                .startsWith("fieldwork D5 NW", "fieldwork D5 N", "fieldwork D5 NE")
                .contains("fieldwork D5 E", "fieldwork D6 S")
                .doesNotContain("fieldwork D5 S");
        assertThat(table.refusal("fieldwork D5 S")).isEqualTo("MRJ-BOARD-01");
        assertThat(table.refusal("fieldwork A3 S")).isEqualTo("MRJ-FLD-01");

        table.play("fieldwork D5 NE");

        assertThat(table.entry("site")).isEqualTo("E4r3,D6g1");
        assertThat(table.actor()).as("the owner of the token gains nothing").isZero();
        assertThat(table.view().asks()).as("the main action is still due").isEqualTo("turn");
    }

    @Test
    @Rule({"MRJ-EDN-35", "MRJ-FLD-01", "MRJ-FLD-02", "MRJ-EDGE-40"})
    void aTokenDoesNotHinderFieldworkInEitherEdition() {
        for (MarajoaraEdition edition : List.of(TestTable.EN, TestTable.FR)) {
            TestTable table =
                    TestTable.of(
                            TestTable.setup(edition, 2, 0),
                            "1 A turn site=D5r3,D6g1 tokens=E4/- dice=y2/b1");
            assertThat(table.refusal("fieldwork D5 NE")).isEqualTo("allowed");
            assertThat(table.moves("fieldwork")).contains("fieldwork D5 NE");
            assertThat(table.play("fieldwork D5 NE").die("E4")).isEqualTo("r3");
        }
    }
}
