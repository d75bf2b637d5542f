package dighouse.marajoara;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Json;
import dighouse.testkit.Rule;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BoardTest {
    /// The drawing of a board as the ledger has it.
    private static String drawing(Board board) {
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < board.rows * board.columns; cell++) {
            text.append(sign(board, cell));
            text.append((cell + 1) % board.columns == 0 ? "\n" : " ");
        }
        return text.toString();
    }

    private static String sign(Board board, int cell) {
        boolean starts = Arrays.binarySearch(board.starts, cell) >= 0;
        if (board.isRope(cell)) {
            return starts ? "r" : "R";
        }
        if (board.isIcon(cell)) {
            return "?";
        }
        return switch (board.bonus[cell]) {
            case 1 -> starts ? "1" : "x";
            case 2 -> starts ? "2" : "X";
            default -> ".";
        };
    }

    private static List<String> names(Board board, int[] cells) {
        return Arrays.stream(cells).mapToObj(board::name).toList();
    }

    @Test
    @Rule({"MRJ-BOARD-06", "MRJ-BOARD-02", "MRJ-BOARD-04", "MRJ-BOARD-05", "MRJ-RULING-02"})
    void theStandardBoardIsTheOneOfTheLedger() {
        Board board = TestTable.EN.board(0);

        assertThat(board.id).isEqualTo("dig-8x9");
        assertThat(drawing(board))
                .isEqualTo(
                        """
                        R R . 2 2 . R R
                        R R . . . . R R
                        . . . . . . . .
                        1 . ? . . ? . 1
                        1 . . 1 1 . . 1
                        1 . ? . . ? . 1
                        . . . . . . . .
                        R R . . . . R R
                        R R . 2 2 . R R
                        """);
        assertThat(board.starts).hasSize(52);
        assertThat(names(board, board.marked)).containsExactly("A5", "H5");
    }

    @Test
    @Rule({"MRJ-BOARD-07", "MRJ-BOARD-02"})
    void onTheSecondBoardBonusCellsAndIconsStartEmpty() {
        Board board = TestTable.EN.board(1);

        assertThat(board.id).isEqualTo("dig-8x8");
        assertThat(drawing(board))
                .isEqualTo(
                        """
                        r r . X X . r r
                        r r . . . . r r
                        . . ? . . ? . .
                        x . . . . . . x
                        x . . . . . . x
                        . . ? . . ? . .
                        r r . . . . r r
                        r r . X X . r r
                        """);
        assertThat(board.starts).hasSize(52);
        assertThat(names(board, board.marked)).containsExactly("A4", "H5");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void theDrawingInTheFileIsTheBoard(int index) {
        Json file = Json.parse(TestTable.JSON).get("boards").array().get(index);

        assertThat(drawing(TestTable.EN.board(index)))
                .isEqualTo(String.join("\n", file.get("ascii").strings()) + "\n");
    }

    @ParameterizedTest
    @CsvSource({
        "dig-8x9, eight, 48",
        "dig-8x9, four, 28",
        "dig-8x8, eight, 48",
        "dig-8x8, four, 32"
    })
    @Rule({"MRJ-EXD-06", "MRJ-RULING-01"})
    void openingCaptures(String board, String directions, int captures) {
        TestTable table = opened(board, directions);

        assertThat(table.moves("capture")).hasSize(captures).isEqualTo(table.moves());
    }

    private static TestTable opened(String board, String directions) {
        var setup = TestTable.setup(2, "board=" + board, "jumpDirections=" + directions);
        return TestTable.start(setup).deal(1).playTo("turn");
    }

    @Test
    @Rule("MRJ-EXD-06")
    void halfOfTheOpeningCapturesLandInRopeZonesHalfOnIcons() {
        TestTable table = opened("dig-8x9", "eight");
        Board board = table.position.board();

        var captures = table.view().captures();
        assertThat(captures.stream().filter(each -> board.isRope(board.cellOf(each.to()))))
                .hasSize(24);
        assertThat(captures.stream().filter(each -> board.isIcon(board.cellOf(each.to()))))
                .hasSize(24);
    }

    @Test
    @Rule({"MRJ-BOARD-01", "MRJ-RULING-16"})
    void aCellHoldsADieAndATokenTogetherButNoSecondDie() {
        TestTable table =
                TestTable.of(2, "1 A turn site=C4y1,C3r1,D3b1,E3g1,E5r1 tokens=C4/- dice=y2/-");

        var cell = table.view().site().cells().get(table.position.board().cellOf("C4"));
        assertThat(cell.die()).isNotNull();
        assertThat(cell.token()).isZero();
        assertThat(table.refusal("capture C3 E")).isEqualTo("MRJ-CAP-02");
        assertThat(table.refusal("fieldwork C3 S")).isEqualTo("MRJ-BOARD-01");

        table.play("fieldwork C4 W");
        assertThat(table.entry("tokens")).isEqualTo("C4/-");
    }

    @Test
    @Rule({"MRJ-BOARD-03", "MRJ-CAP-04", "MRJ-EDGE-05", "MRJ-EDGE-06"})
    void ropesAreNoObstacle() {
        assertThat(TestTable.of(2, "1 A turn site=C3r1,B2b1").play("capture C3 NW").die("A1"))
                .as("into the corner")
                .isEqualTo("r2");
        assertThat(TestTable.of(2, "1 A turn site=B2r1,C2b1").play("capture B2 E").die("D2"))
                .as("out of a zone")
                .isEqualTo("r2");
        assertThat(TestTable.of(2, "1 A turn site=A1r1,A2b1").play("capture A1 S").die("A3"))
                .as("across the rope")
                .isEqualTo("r2");
    }
}
