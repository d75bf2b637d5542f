package dighouse.marajoara;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CaptureRulesTest {
    @Test
    @Rule({"MRJ-CAP-01", "MRJ-CAP-03", "MRJ-DEC-03", "MRJ-DEC-22", "MRJ-CAP-06"})
    void anyDieJumpsOverItsNeighbourIntoTheCellBehind() {
        TestTable table = TestTable.of(2, "1 A turn site=C3y1,D3b4 tokens=-/C3,D3");
        assertThat(table.moves()).containsExactly("capture C3 E", "capture D3 W");

        table.play("capture C3 E");

        assertThat(table.entry("site")).isEqualTo("E3y2");
        assertThat(table.entry("dice")).as("value unchanged").isEqualTo("b4/-");
    }

    @Test
    @Rule({"MRJ-CAP-01", "MRJ-CAP-02", "MRJ-CAP-03"})
    void whatIsNoCapture() {
        TestTable table = TestTable.of(2, "1 A turn site=C3y1,D3b1,E3r1,C5g1,F5y1 tokens=-/G3");

        assertThat(table.refusal("capture A3 E")).as("no die").isEqualTo("MRJ-CAP-01");
        assertThat(table.refusal("capture C3 S")).as("nothing to jump").isEqualTo("MRJ-CAP-03");
        assertThat(table.refusal("capture C3 E")).as("two in a row").isEqualTo("MRJ-CAP-02");
        assertThat(table.refusal("capture C5 E")).as("not adjacent").isEqualTo("MRJ-CAP-03");
    }

    @Test
    @Rule("MRJ-CAP-02")
    void aTokenDoesNotHinder() {
        TestTable table = TestTable.of(2, "1 A turn site=C3y1,D3b1 tokens=-/E3");

        assertThat(table.refusal("capture C3 E")).isEqualTo("allowed");
    }

    @Test
    @Rule({"MRJ-EDGE-04", "MRJ-CAP-02"})
    void atTheRimThereIsNoCellBehind() {
        TestTable table = TestTable.of(2, "1 A turn site=B3y1,A3b1,C1r1,C2r1");

        assertThat(table.refusal("capture B3 W")).isEqualTo("MRJ-CAP-02");
        assertThat(table.refusal("capture C2 N")).isEqualTo("MRJ-CAP-02");
        assertThat(table.refusal("capture A3 W")).as("over the rim").isEqualTo("MRJ-CAP-03");
    }

    @Test
    @Rule({"MRJ-EDGE-03", "MRJ-CAP-05", "MRJ-RULING-01"})
    void diagonalsWithEightDirectionsOnly() {
        String site = "1 A turn site=C3y1,D4b1 dice=y2/-";

        assertThat(TestTable.of(2, site).refusal("capture C3 SE")).isEqualTo("allowed");
        TestTable four = TestTable.of(TestTable.setup(2, "jumpDirections=four"), site);
        assertThat(four.refusal("capture C3 SE")).isEqualTo("MRJ-CAP-05");
        assertThat(four.moves("capture")).isEmpty();
        assertThat(four.refusal("fieldwork C3 SE")).isEqualTo("MRJ-RULING-01");
        assertThat(four.moves("fieldwork"))
                .contains("fieldwork C3 E")
                .doesNotContain("fieldwork C3 SE");
    }

    @ParameterizedTest
    @CsvSource({
        "1, E3, 2",
        "1, E1, 4",
        "1, A4, 3",
        "4, E3, 5",
        "5, E3, 6",
        "6, E3, 6",
        "5, E1, 6",
        "6, E1, 6",
        "5, A4, 6",
        "3, E1, 6",
        "2, A4, 4"
    })
    @Rule({"MRJ-EX-08", "MRJ-VAL-01", "MRJ-VAL-02", "MRJ-VAL-03", "MRJ-EDGE-01", "MRJ-EDGE-02"})
    void theJumpingDieIsRaised(int value, String landing, int becomes) {
        String from =
                switch (landing) {
                    case "E3" -> "C3r" + value + ",D3b1";
                    case "E1" -> "C1r" + value + ",D1b1";
                    default -> "C4r" + value + ",B4b1";
                };
        String move =
                landing.equals("A4") ? "capture C4 W" : "capture " + from.substring(0, 2) + " E";

        TestTable table = TestTable.of(2, "1 A turn site=" + from);
        assertThat(table.view().captures())
                .filteredOn(capture -> capture.to().equals(landing))
                .extracting(MarajoaraView.CaptureView::becomes)
                .containsExactly(becomes);

        assertThat(table.play(move).die(landing)).isEqualTo("r" + becomes);
    }

    @Test
    @Rule({"MRJ-VAL-04", "MRJ-TURN-05"})
    void raisingIsNotAsked() {
        TestTable table = TestTable.of(2, "1 A turn site=C3y1,D3b1");

        assertThat(table.play("capture C3 E").phase()).isEqualTo("turn");
        assertThat(table.view().asks()).isEqualTo("after");
    }

    @Test
    @Rule({"MRJ-CAP-07", "MRJ-RULING-04", "MRJ-EDGE-13", "MRJ-STORE-02", "MRJ-COMP-11"})
    void aFullColourCannotBeCapturedUntilThereIsRoom() {
        TestTable table = TestTable.of(2, "1 A turn site=C3y1,D3r1,D5g1 dice=r123y3/r1");
        assertThat(table.moves("capture")).containsExactly("capture D3 W");
        assertThat(table.refusal("capture C3 E")).isEqualTo("MRJ-CAP-07");

        table.play("exhibit 1", "token E6");

        assertThat(table.moves("capture")).contains("capture C3 E");
    }

    @Test
    @Rule({"MRJ-RULING-04", "MRJ-COMP-11"})
    void byOptionASurplusDieIsSpentAtOnce() {
        TestTable table =
                TestTable.of(
                        TestTable.setup(2, "fullStorageCapture=to_wheelbarrow"),
                        "1 A turn site=C3y1,D3r4 dice=r123/-");

        table.play("capture C3 E");

        assertThat(table.entry("dice")).isEqualTo("r123/-");
        assertThat(table.entry("wheel")).isEqualTo("r4");
    }

    @Test
    @Rule({"MRJ-EDGE-14", "MRJ-RULING-03", "MRJ-TURN-03"})
    void whenAllCapturesAreOfFullColoursTheMainActionIsSkipped() {
        TestTable table = TestTable.of(2, "1 A turn site=C3r1,D3r1 dice=r123/-");
        assertThat(table.moves()).containsExactly("skip");
        assertThat(table.refusal("end")).isEqualTo("MRJ-TURN-03");

        table.play("skip");

        assertThat(table.view().asks()).isEqualTo("after");
        assertThat(table.play("end").actor()).isEqualTo(1);
    }

    @Test
    @Rule({"MRJ-EDGE-15", "MRJ-RULING-03"})
    void fieldworkMayCreateACaptureButNobodyMustPay() {
        TestTable table = TestTable.of(2, "1 A turn site=C3r1,E3b1 dice=y3/-");
        assertThat(table.moves()).contains("skip");

        table.play("fieldwork E3 W");

        assertThat(table.moves()).contains("capture C3 E").doesNotContain("skip");
        assertThat(table.refusal("skip")).isEqualTo("MRJ-RULING-03");
    }
}
