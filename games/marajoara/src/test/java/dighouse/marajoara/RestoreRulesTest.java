package dighouse.marajoara;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Setup;
import dighouse.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RestoreRulesTest {
    private static TestTable blue(String dice) {
        return TestTable.of(2, "1 A turn site=A1r1 dice=b" + dice + "/-");
    }

    private static TestTable french(String entries) {
        return TestTable.of(TestTable.setup(TestTable.FR, 2, 0), "1 A turn site=A1r1 " + entries);
    }

    @ParameterizedTest
    @CsvSource({
        "SUM4, 111, 1+1+1, MRJ-RST-02",
        "SUM4, 6, 6, allowed",
        "SUM4, 16, 1+6, allowed",
        "SUM4, 13, 1+3, allowed",
        "SUM5, 14, 1+4, allowed",
        "SUM5, 4, 4, MRJ-RST-03",
        "SUM5, 122, 1+2+2, allowed",
        "ONE3, 3, 3, allowed",
        "ONE3, 2, 2, MRJ-RST-04",
        "ONE3, 33, 3+3, MRJ-RST-04",
        "ONE6, 6, 6, allowed",
        "ONE6, 5, 5, MRJ-RST-05",
        "ONE6, 15, 1+5, MRJ-RST-05",
        "TWO6, 33, 3+3, allowed",
        "TWO6, 6, 6, MRJ-RST-06",
        "TWO6, 23, 2+3, MRJ-RST-06",
        "TWO6, 222, 2+2+2, MRJ-RST-06",
        "DIFF9, 55, 5+5, MRJ-RST-07",
        "DIFF9, 334, 3+3+4, MRJ-RST-07",
        "DIFF9, 234, 2+3+4, allowed",
        "DIFF9, 45, 4+5, allowed",
        "DIFF9, 44, 4+4, MRJ-RST-07",
        "DIFF9, 6, 6, MRJ-RST-07"
    })
    @Rule({"MRJ-RST-02", "MRJ-RST-03", "MRJ-RST-04", "MRJ-RST-07", "MRJ-EDGE-29", "MRJ-EDGE-30"})
    void whichDiceRestoreAPiece(String piece, String row, String dice, String refusal) {
        TestTable table = blue(row);

        assertThat(table.refusal("restore " + piece + " " + dice)).isEqualTo(refusal);
        assertThat(table.moves("restore").contains("restore " + piece + " " + dice))
                .isEqualTo(refusal.equals("allowed"));
    }

    @Test
    @Rule({"MRJ-RULING-19", "MRJ-DEC-15", "MRJ-DEC-25"})
    void surplusDiceAreAllowed() {
        assertThat(blue("246").moves("restore"))
                .contains(
                        "restore SUM4 4",
                        "restore SUM4 2+4",
                        "restore SUM4 2+4+6",
                        "restore SUM4 6")
                .hasSizeLessThanOrEqualTo(42);
    }

    @Test
    @Rule({"MRJ-RST-01", "MRJ-RST-10"})
    void eachPieceOnceWithOwnDiceWhichAreSpent() {
        TestTable table = blue("46").play("restore SUM4 4");

        assertThat(table.entry("pieces")).isEqualTo("SUM4/-");
        assertThat(table.entry("wheel")).isEqualTo("b4");
        assertThat(table.points(0)).isEqualTo(4);
        assertThat(table.refusal("restore SUM4 6")).isEqualTo("MRJ-RST-01");
        assertThat(table.refusal("restore SUM5 5")).isEqualTo("MRJ-RST-01");
    }

    @ParameterizedTest
    @CsvSource({"en, ONE6, 6, 6", "en, TWO6, 3+3, 7", "fr, ONE6, 6, 7", "fr, TWO6, 3+3, 6"})
    @Rule({"MRJ-RST-05", "MRJ-RST-06", "MRJ-EDN-02", "MRJ-EDN-03"})
    void pointsByEdition(String edition, String piece, String dice, int points) {
        Setup setup = TestTable.setup(edition.equals("en") ? TestTable.EN : TestTable.FR, 2, 0);
        String row = dice.replace("+", "");
        TestTable table = TestTable.of(setup, "1 A turn site=A1r1 dice=b" + row + "/-");

        assertThat(table.play("restore " + piece + " " + dice).points(0)).isEqualTo(points);
    }

    @Test
    @Rule({"MRJ-EX-06", "MRJ-RST-09"})
    void anaRestoresBetweenTwoNeighbours() {
        TestTable ana = french("dice=b45/- pieces=ONE6+TWO6/-").play("restore DIFF9 4+5");

        assertThat(ana.points(0)).isEqualTo(10 + 2);
        TestTable other = french("dice=b45/- pieces=SUM4+ONE3/-").play("restore DIFF9 4+5");
        assertThat(other.points(0)).as("no neighbours").isEqualTo(10);
    }

    @ParameterizedTest
    @CsvSource({
        "en, SUM4 SUM5 ONE3 ONE6 TWO6 DIFF9",
        "en, DIFF9 ONE3 SUM5 TWO6 SUM4 ONE6",
        "fr, SUM5 DIFF9 ONE6 SUM4 TWO6 ONE3",
        "fr, TWO6 ONE6 ONE3 DIFF9 SUM4 SUM5"
    })
    @Rule({"MRJ-EXD-07", "MRJ-RULING-27", "MRJ-RST-09"})
    void aCompleteVaseIsWorthFortyFiveInAnyOrder(String edition, String order) {
        Setup setup = TestTable.setup(edition.equals("en") ? TestTable.EN : TestTable.FR, 2, 0);
        TestTable table = TestTable.of(setup, "1 A turn");

        for (String piece : order.split(" ", -1)) {
            RestoreRules.restore(
                    withDice(table), 0, Names.pieceOf(piece), MarajoaraMove.dice(6, 0, 0));
        }

        assertThat(table.position.pointsFrom(0, Source.PIECES)).isEqualTo(35);
        assertThat(table.position.pointsFrom(0, Source.NEIGHBOURS)).isEqualTo(10);
    }

    private static MarajoaraPosition withDice(TestTable table) {
        table.position.store(0, Die.BLUE, 6);
        table.position.step.token = 0;
        return table.position;
    }

    @Test
    @Rule({"MRJ-EDGE-28", "MRJ-RST-08", "MRJ-EDN-01", "MRJ-TOK-05"})
    void theTokenPieceIsAnotherOneInEachEdition() {
        assertThat(blue("6").play("restore ONE6 6").phase()).isEqualTo("token");
        assertThat(blue("6").play("restore SUM4 6").phase()).isEqualTo("turn");
        assertThat(french("dice=b6/-").play("restore ONE6 6").phase()).isEqualTo("turn");
        assertThat(french("dice=b6/-").play("restore SUM4 6").phase()).isEqualTo("token");
    }

    // ---- blue 7 -------------------------------------------------------------------------------

    private static TestTable blueSeven(Setup setup, String dice) {
        return TestTable.of(setup, "1 A turn site=C3y1,D3g1,C7r1,D7r1 disks=600/000 dice=" + dice)
                .play("capture C3 E", "track blue");
    }

    @Test
    @Rule({"MRJ-EDGE-31", "MRJ-RULING-20", "MRJ-DEC-09", "MRJ-DEC-30", "MRJ-TRK-B7"})
    void doubledDiceCountTwiceButFacesAreCompared() {
        TestTable table = blueSeven(TestTable.setup(2), "b336/-");

        assertThat(table.moves().getFirst()).isEqualTo("stop");
        assertThat(table.refusal("restore ONE6 3")).as("counts 6").isEqualTo("allowed");
        assertThat(table.refusal("restore ONE6 6")).as("counts 12").isEqualTo("MRJ-RST-05");
        assertThat(table.refusal("restore DIFF9 3+3")).isEqualTo("MRJ-RST-07");
        assertThat(table.refusal("restore DIFF9 3+6")).isEqualTo("allowed");
        table.play("restore ONE6 3", "token D3");
        assertThat(table.entry("wheel")).as("with its face").isEqualTo("b3");
    }

    @Test
    @Rule({"MRJ-TRK-B7", "MRJ-RULING-21", "MRJ-RULING-58", "MRJ-RULING-52", "MRJ-EDN-05"})
    void inEnglishAnyNumberOfRestorationsAtOnce() {
        TestTable table = blueSeven(TestTable.setup(2), "b235/-");

        table.play("restore SUM4 2", "restore SUM5 3");
        assertThat(table.points(0)).as("points and neighbours as usual").isEqualTo(4 + 5 + 1);
        assertThat(table.phase()).isEqualTo("doubled");
        table.play("stop");

        assertThat(table.entry("wheel")).as("the grey die last").isEqualTo("b2,b3,g1");
        assertThat(table.refusal("restore TWO6 5")).as("no longer doubled").isEqualTo("MRJ-RST-06");
    }

    @Test
    @Rule({"MRJ-EDGE-32", "MRJ-EDN-05", "MRJ-RULING-21", "MRJ-RULING-57", "MRJ-DEC-30"})
    void inFrenchTheDoublingLastsForTheTurn() {
        TestTable table = blueSeven(TestTable.setup(TestTable.FR, 2, 0), "b23y2/-");
        assertThat(table.moves()).containsExactly("stop", "double");

        table.play("double", "fieldwork C7 N", "restore SUM5 3");
        assertThat(table.points(0)).isEqualTo(5);
        table.play("end");

        assertThat(table.view().doubled()).as("not in the next turn").isFalse();
    }

    @Test
    @Rule({"MRJ-EDGE-54", "MRJ-RULING-57"})
    void inFrenchDoublingIsNotWantedByEveryPiece() {
        TestTable taken = blueSeven(TestTable.setup(TestTable.FR, 2, 0), "b36/-").play("double");
        assertThat(taken.refusal("restore ONE6 6")).isEqualTo("MRJ-RST-05");
        assertThat(taken.refusal("restore ONE6 3")).isEqualTo("allowed");

        TestTable declined = blueSeven(TestTable.setup(TestTable.FR, 2, 0), "b36/-").play("stop");
        assertThat(declined.refusal("restore ONE6 6")).isEqualTo("allowed");
        assertThat(declined.refusal("restore ONE6 3")).isEqualTo("MRJ-RST-05");
    }

    @Test
    @Rule({"MRJ-RULING-07", "MRJ-DEC-24"})
    void withoutARestorationBlueSevenIsNotAsked() {
        assertThat(blueSeven(TestTable.setup(2), "b1/-").view().asks()).isEqualTo("after");
        assertThat(List.of(blueSeven(TestTable.setup(2), "b2/-").moves("restore")).getFirst())
                .containsExactly("restore SUM4 2", "restore ONE3 2");
    }
}
