package dighouse.marajoara;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dighouse.kernel.Malformed;
import dighouse.kernel.Option;
import dighouse.kernel.Setup;
import dighouse.testkit.Rule;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EditionTest {
    private static final int ONE6 = Names.pieceOf("ONE6");
    private static final int TWO6 = Names.pieceOf("TWO6");

    @Test
    @Rule({"MRJ-EDN-01", "MRJ-EDN-02", "MRJ-EDN-03", "MRJ-COMP-12", "MRJ-RST-05", "MRJ-RST-06"})
    void theEditionsDifferInThreeNumbersOfThePieces() {
        assertThat(Names.piece(TestTable.EN.tables.tokenPiece)).isEqualTo("ONE6");
        assertThat(Names.piece(TestTable.FR.tables.tokenPiece)).isEqualTo("SUM4");
        assertThat(TestTable.EN.tables.piecePoints).containsExactly(4, 5, 3, 6, 7, 10);
        assertThat(TestTable.FR.tables.piecePoints).containsExactly(4, 5, 3, 7, 6, 10);
        assertThat(TestTable.EN.tables.piecePoints[ONE6]).isEqualTo(6);
        assertThat(TestTable.EN.tables.piecePoints[TWO6]).isEqualTo(7);
    }

    @Test
    @Rule({"MRJ-COMP-04", "MRJ-COMP-07", "MRJ-COMP-10", "MRJ-RULING-26", "MRJ-RULING-27"})
    void whatIsPrinted() {
        MarajoaraTables tables = TestTable.EN.tables;

        assertThat(tables.dice).containsExactly(13, 13, 14, 12);
        assertThat(tables.spacePoints).containsExactly(0, 0, 2, 3, 4, 5);
        assertThat(tables.neighbours[Names.pieceOf("SUM5")]).isEqualTo(0b111101);
        assertThat(tables.bonus[MarajoaraTables.space(0, 9)]).isEqualTo(MarajoaraTables.Bonus.END);
        assertThat(tables.endPoints).containsExactly(2, 1, 10, 6, 2, 1);
    }

    @Test
    @Rule({"MRJ-RULING-28", "MRJ-SCORE-01", "MRJ-SCORE-02"})
    void bothMajoritiesPaySevenFiveThree() {
        assertThat(TestTable.EN.tables.mostVases).containsExactly(7, 5, 3);
        assertThat(TestTable.EN.tables.mostPieces).containsExactly(7, 5, 3);
    }

    @Test
    void whatWasRebuiltIsNamed() {
        assertThat(TestTable.EN.reconstructed())
                .containsExactly(
                        "board",
                        "jump",
                        "museum.exhibition",
                        "museum.adjacency",
                        "scoreTrack",
                        "finalScoring");
    }

    @Test
    void optionsAreThoseOfTheLedger() {
        assertThat(TestTable.GAME.options(TestTable.EN, 1, 1).stream().map(Option::id))
                .containsExactly(
                        "jumpDirections",
                        "board",
                        "fullStorageCapture",
                        "wheelbarrowOrder",
                        "soloEnd",
                        "challenge");
        assertThat(TestTable.GAME.options(TestTable.EN, 3, 0).getLast().names())
                .containsExactly("random", "A", "B", "C");
        assertThatThrownBy(() -> Setup.of(TestTable.GAME, TestTable.EN, 2, 1, Map.of()))
                .isInstanceOf(Malformed.class)
                .hasMessage("A mission of marajoara is for one seat, not 2.");
    }

    @Test
    @Rule({"MRJ-BOARD-08", "MRJ-EDGE-52"})
    void aBoardOfOnesOwnMayHaveHoles() {
        String hole = without("C2").replace(startsEmpty("A1", "NW"), startsFull("A1", "NW"));
        MarajoaraEdition own = TestTable.GAME.edition(own(hole));
        TestTable table =
                TestTable.of(
                        Setup.of(TestTable.GAME, own, 2),
                        "1 A turn site=D2r1,E2b1,D3g1,C3r1 dice=y2/-");

        assertThat(own.id()).isEqualTo("my-board");
        assertThat(table.refusal("capture D2 W")).as("across").isEqualTo("MRJ-CAP-03");
        assertThat(table.refusal("capture E2 W")).as("into").isEqualTo("MRJ-CAP-02");
        assertThat(table.refusal("capture D3 N")).as("beyond").isEqualTo("allowed");
        assertThat(table.moves("fieldwork")).doesNotContain("fieldwork D2 W", "fieldwork C3 N");
    }

    private static String own(String json) {
        return "{\"id\":\"my-board\",\"rulebook\":\"fr\"," + json.substring(1);
    }

    private static String without(String cell) {
        return TestTable.JSON.replaceFirst("\\{\"id\": \"" + cell + "\"[^\\n]*\\n", "");
    }

    private static String startsEmpty(String cell, String zone) {
        return cellStart(cell, zone) + "\"startsWithDie\": false";
    }

    private static String startsFull(String cell, String zone) {
        return cellStart(cell, zone) + "\"startsWithDie\": true";
    }

    private static String cellStart(String cell, String zone) {
        int column = cell.charAt(0) - 'A' + 1;
        return "{\"id\": \""
                + cell
                + "\", \"row\": "
                + cell.substring(1)
                + ", \"col\": "
                + column
                + ", \"ropeZone\": \""
                + zone
                + "\", ";
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"startsWithDie\": true | \"startsWithDie\": false |"
                        + " boards[0].cells: exactly 52 cells start with a die; here it is 51.",
                "\"researchIcon\": true | \"researchIcon\": false |"
                        + " boards[0].cells: at least 4 cells have a research icon; here it is 3.",
                "\"id\": \"B1\" | \"id\": \"B2\" |"
                        + " boards[0].cells[1].id: the cell there is called B1.",
                "\"ropeZone\": \"NW\" | \"ropeZone\": \"north\" |"
                        + " boards[0].cells[0].ropeZone: a rope zone is NW, NE, SW, SE or null.",
                "\"landingBonus\": 0 | \"landingBonus\": 3 | boards[0].cells[0].landingBonus:"
                        + " a whole number from 0 to 2 is expected here.",
                "\"rows\": 9 | \"rows\": 99 |"
                        + " boards[0].rows: rows times columns is at most 128 cells.",
                "\"id\": \"dig-8x8\" | \"id\": \"dig-8x9\" |"
                        + " boards[1].id: two boards are called \"dig-8x9\".",
                "\"yellow\": 14 | \"yellow\": 15 |"
                        + " dice.counts: there are 52 dice in all, not 53.",
                "\"sum>=9\" | \"sum>9\" | museum.pieces[5].test:"
                        + " a test is \"sum>=\" or \"sum==\" and a number up to 36.",
                "[\"SUM4\", \"ONE6\"] | [\"SUM4\", \"SUM4\"] | museum.adjacency[0]:"
                        + " two different pieces are expected here, each pair once.",
                "\"effect\": \"VP\" | \"effect\": \"GOLD\" |"
                        + " excavationTracks.spaces.blue[3].effect: a space has no such effect.",
                "\"effect\": \"PLACE_RESEARCH\" | \"effect\": \"VP\", \"points\": 1 |"
                        + " excavationTracks.spaces.blue: one space of a track gives a token,"
                        + " not 0.",
                "\"type\": \"SCORE\" | \"type\": \"WIN\" |"
                        + " solo.missions[0].goals[3].type: there is no such goal.",
                "\"game\": \"marajoara\" | \"game\": \"thebes\" |"
                        + " game: this is no edition of \"marajoara\"."
            })
    @Rule("MRJ-BOARD-08")
    void whatMakesNoGameIsRefusedWithItsLine(String right, String wrong, String reason) {
        String json = own(TestTable.JSON.replaceFirst(Pattern.quote(right), wrong));

        assertThatThrownBy(() -> TestTable.GAME.edition(json))
                .isInstanceOf(Malformed.class)
                .hasMessageMatching("Line [0-9]+: \\Q" + reason + "\\E");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"mission4\": true | \"mission4\": false |"
                        + " mission 4 marks 1 to 3 cells; here it is 0.",
                "\"ropeZone\": \"SE\" | \"ropeZone\": null |" + " the corner SE has no rope zone.",
                "\"landingBonus\": 0 | \"landingBonus\": 1 |"
                        + " a cell with a research icon has no die at the start, no rope and no bonus."
            })
    @Rule("MRJ-BOARD-08")
    void aBoardKeepsToWhatTheRulesSayOfIt(String right, String wrong, String reason) {
        String json = own(TestTable.JSON.replace(right, wrong));

        assertThatThrownBy(() -> TestTable.GAME.edition(json))
                .isInstanceOf(Malformed.class)
                .hasMessageEndingWith(": " + reason);
    }
}
