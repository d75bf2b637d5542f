package dighouse.marajoara;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BonusRulesTest {
    /// A moves a disk from space 6 or 7 by a grey 1.
    private static TestTable on(String track, int space, String more) {
        int from = space - 1;
        String disks =
                switch (track) {
                    case "blue" -> from + "00";
                    case "yellow" -> "0" + from + "0";
                    default -> "00" + from;
                };
        return TestTable.of(
                        2,
                        "1 A turn site=C3y1,D3g1,C9b1 disks=" + disks + "/000 reserve=3/3 " + more)
                .play("capture C3 E", "track " + track);
    }

    @Test
    @Rule({"MRJ-EXD-08", "MRJ-TRK-B8", "MRJ-DEC-10"})
    void blueEightScoresTheNeighboursOfAChosenPiece() {
        String all = "pieces=SUM4+SUM5+ONE3+ONE6+TWO6+DIFF9/-";
        TestTable table = on("blue", 8, all);
        assertThat(table.moves())
                .containsExactly(
                        "piece SUM4",
                        "piece SUM5",
                        "piece ONE3",
                        "piece ONE6",
                        "piece TWO6",
                        "piece DIFF9");

        assertThat(table.play("piece SUM5").points(0)).isEqualTo(10);
        assertThat(on("blue", 8, all).play("piece DIFF9").points(0)).isEqualTo(6);
        TestTable two = on("blue", 8, "pieces=SUM4+DIFF9/-");
        assertThat(two.refusal("piece SUM5")).isEqualTo("MRJ-DEC-10");
        assertThat(two.play("piece SUM4").points(0)).isZero();
        assertThat(on("blue", 8, "").view().asks()).as("nothing restored").isEqualTo("after");
    }

    @Test
    @Rule({"MRJ-TRK-Y8", "MRJ-EDGE-42"})
    void yellowEightCountsCoveredTokensToo() {
        TestTable table = on("yellow", 8, "tokens=C9,C5,E7/D7 left=-/vyp");

        assertThat(table.points(0)).as("C9 lies under a die").isEqualTo(6);
    }

    // ---- red 7 --------------------------------------------------------------------------------

    @Test
    @Rule({"MRJ-TRK-R7", "MRJ-DEC-12", "MRJ-RULING-23", "MRJ-DEC-29"})
    void redSevenExhibitsAnyDieForOne() {
        TestTable table = on("red", 7, "dice=r26y35/- left=yp/vyp vases=1/0");
        assertThat(table.moves()).containsExactly("stop", "show 2", "show 6");

        table.play("show 6");
        assertThat(table.moves()).containsExactly("coin 3", "coin 5");
        assertThat(table.refusal("coin 4")).isEqualTo("MRJ-MONEY-01");
        table.play("coin 3");

        assertThat(table.points(0)).isEqualTo(12 + 2);
        assertThat(table.entry("dice")).isEqualTo("r2y25/-");
        assertThat(table.entry("wheel")).isEqualTo("r6,g1");
    }

    @Test
    @Rule({"MRJ-EDGE-35", "MRJ-RULING-23", "MRJ-RULING-52"})
    void aYellowOneIsSpentShowingOne() {
        TestTable table = on("red", 7, "dice=r4y1/- left=yp/vyp vases=1/0").play("show 4");

        table.play("load y1");

        assertThat(table.entry("wheel")).isEqualTo("y1,r4,g1");
        assertThat(table.entry("dice")).isEmpty();
    }

    @Test
    @Rule({"MRJ-EDGE-36", "MRJ-TRK-R7"})
    void asAFirstVaseItBringsTheTokenToo() {
        TestTable table = on("red", 7, "dice=r4y3/-").play("show 4");

        assertThat(table.phase()).isEqualTo("token");
        assertThat(table.play("token D3").view().asks()).isEqualTo("after");
    }

    @ParameterizedTest
    @CsvSource({"dice=r4/-", "dice=y4/-", "dice=r4y4/- vases=5/0"})
    @Rule({"MRJ-RULING-23", "MRJ-DEC-24"})
    void withoutDieMoneyOrSpaceRedSevenIsNotAsked(String entries) {
        assertThat(on("red", 7, entries).view().asks()).isEqualTo("after");
    }

    @Test
    @Rule("MRJ-RULING-07")
    void redSevenMayBeDeclined() {
        TestTable table = on("red", 7, "dice=r4y3/-").play("stop");

        assertThat(table.entry("dice")).isEqualTo("r4y3/-");
        assertThat(table.entry("wheel")).isEqualTo("g1");
    }

    // ---- red 8 --------------------------------------------------------------------------------

    @ParameterizedTest
    @CsvSource({"2, 4", "3, 6", "4, 8", "5, 10"})
    @Rule({"MRJ-EXD-09", "MRJ-EX-07", "MRJ-TRK-R8", "MRJ-DEC-13"})
    void redEightTakesTheLastVaseBackForDoubleItsBonus(int vases, int points) {
        TestTable table = on("red", 8, "vases=" + vases + "/0 left=yp/vyp");
        assertThat(table.moves()).containsExactly("stop", "take-back");

        table.play("take-back");

        assertThat(table.points(0)).isEqualTo(points);
        assertThat(table.position.vases(0)).isEqualTo(vases - 1);
    }

    @Test
    @Rule({"MRJ-EDGE-37", "MRJ-RULING-24", "MRJ-RULING-07"})
    void notWithOneVaseAndTheSpaceMayBeFilledAgain() {
        assertThat(on("red", 8, "vases=1/0").view().asks()).isEqualTo("after");
        assertThat(on("red", 8, "vases=1/0").refusal("take-back")).isEqualTo("MRJ-RULING-24");
        assertThat(on("red", 8, "vases=3/0").play("stop").position.vases(0)).isEqualTo(3);

        TestTable table = on("red", 8, "vases=5/0 dice=r1y1/- left=yp/vyp").play("take-back");
        assertThat(table.points(0)).isEqualTo(10);
        assertThat(table.play("exhibit 1").points(0)).as("2 and 5 again").isEqualTo(10 + 2 + 5);
    }
}
