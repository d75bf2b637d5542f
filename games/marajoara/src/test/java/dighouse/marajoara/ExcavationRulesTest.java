package dighouse.marajoara;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExcavationRulesTest {
    /// A captures a grey die of this value; disks of A and of B.
    private static TestTable dig(int value, String disks, String more) {
        return TestTable.of(
                        2, "1 A turn site=C3y1,D3g" + value + ",A9r1 disks=" + disks + " " + more)
                .play("capture C3 E");
    }

    @Test
    @Rule({"MRJ-EXC-01", "MRJ-DEC-06", "MRJ-EXC-06", "MRJ-SPEND-01"})
    void aGreyDieMovesOneDiskByItsValueAndIsSpent() {
        TestTable table = dig(4, "000/000", "dice=b1/-");
        assertThat(table.moves()).containsExactly("track blue", "track yellow", "track red");

        table.play("track yellow");

        assertThat(table.entry("disks")).isEqualTo("040/000");
        assertThat(table.entry("wheel")).isEqualTo("g4");
        assertThat(table.points(0)).isEqualTo(3);
    }

    @Test
    @Rule({"MRJ-EXC-03", "MRJ-EDGE-19"})
    void onlyTheSpaceWhereItStopsGivesItsBonus() {
        TestTable table = dig(2, "100/000", "dice=b1/- reserve=3/3").play("track blue");

        assertThat(table.phase()).as("space 3, not the token of space 2").isEqualTo("pips");
        assertThat(table.entry("reserve")).isEqualTo("3/3");
    }

    @Test
    @Rule({"MRJ-EXC-02", "MRJ-EDGE-16", "MRJ-EXC-05", "MRJ-TRK-09"})
    void onlyAtTheEndIsTheSurplusLost() {
        TestTable table = dig(5, "700/000", "").play("track blue");

        assertThat(table.entry("disks")).isEqualTo("900/000");
        assertThat(table.entry("ends")).isEqualTo("A/-/-");
        assertThat(table.points(0)).as("counts at the end of the game").isZero();
    }

    @Test
    @Rule({"MRJ-EXC-05", "MRJ-EXC-04"})
    void theSecondDiskTakesTheSecondPlaceAndOtherSpacesAreShared() {
        assertThat(dig(2, "700/900", "ends=B/-/-").play("track blue").entry("ends"))
                .isEqualTo("BA/-/-");
        assertThat(dig(4, "000/400", "").play("track blue").entry("disks")).isEqualTo("400/400");
    }

    @Test
    @Rule({"MRJ-EDGE-17", "MRJ-RULING-06", "MRJ-EXC-04"})
    void theEndTakesTwoDisksOnly() {
        TestTable table =
                TestTable.of(3, "1 A turn site=C3y1,D3g3 disks=700/900/900 ends=BC/-/-")
                        .play("capture C3 E");

        assertThat(table.moves()).containsExactly("track yellow", "track red");
        assertThat(table.refusal("track blue")).isEqualTo("MRJ-EXC-04");
    }

    @Test
    @Rule({"MRJ-RULING-06", "MRJ-RULING-05"})
    void aDiskAtTheEndStaysAndAnotherMustMove() {
        TestTable table = dig(1, "900/000", "ends=A/-/-");

        assertThat(table.moves()).containsExactly("track yellow", "track red");
        assertThat(table.refusal("track blue")).isEqualTo("MRJ-RULING-06");
        assertThat(table.refusal("stop")).isEqualTo("MRJ-RULING-07");
    }

    @Test
    @Rule({"MRJ-EDGE-18", "MRJ-RULING-05"})
    void withAllDisksAtTheEndTheDieIsJustSpent() {
        TestTable table = dig(3, "999/000", "ends=A/A/A");

        assertThat(table.view().asks()).isEqualTo("after");
        assertThat(table.entry("wheel")).isEqualTo("g3");
        assertThat(table.entry("disks")).isEqualTo("999/000");
    }

    @ParameterizedTest
    @CsvSource({"blue, b, 1", "yellow, y, 1", "red, r, 1"})
    @Rule({"MRJ-TRK-01", "MRJ-DEC-07", "MRJ-RULING-08"})
    void pipsGoToDiceOfTheTracksColour(String track, String letter, int value) {
        TestTable table = dig(value, "000/000", "dice=b26r36y46/-").play("track " + track);

        assertThat(table.moves()).hasSize(2).first().isEqualTo("stop");
        assertThat(table.moves().getLast()).startsWith("raise " + letter);
        String other = letter.equals("b") ? "raise r3" : "raise b2";
        assertThat(table.refusal(other)).isEqualTo("MRJ-TRK-01");
    }

    @Test
    @Rule({"MRJ-TRK-01", "MRJ-RULING-07"})
    void pipsMayBeDividedOrLeft() {
        assertThat(
                        dig(5, "000/000", "dice=b124/-")
                                .play("track blue", "raise b1", "raise b2", "raise b4")
                                .entry("dice"))
                .isEqualTo("b235/-");
        assertThat(
                        dig(3, "000/000", "dice=r12/-")
                                .play("track red", "raise r1", "stop")
                                .entry("dice"))
                .isEqualTo("r22/-");
        assertThat(dig(3, "000/000", "dice=b12/-").play("track yellow").view().asks())
                .as("no yellow die: not asked")
                .isEqualTo("after");
    }

    @Test
    @Rule({"MRJ-TRK-02", "MRJ-COMP-13"})
    void spaceTwoBringsATokenFromTheReserve() {
        TestTable table = dig(2, "000/000", "reserve=3/3").play("track red");
        assertThat(table.phase()).isEqualTo("token");

        table.play("token C3");

        assertThat(table.entry("reserve")).isEqualTo("2/3");
        assertThat(table.entry("tokens")).isEqualTo("C3/-");
        assertThat(table.entry("wheel")).as("then the die is spent").isEqualTo("g2");
    }

    @ParameterizedTest
    @CsvSource({
        "4, blue, 3",
        "4, yellow, 3",
        "4, red, 3",
        "6, blue, 5",
        "6, yellow, 5",
        "6, red, 5"
    })
    @Rule("MRJ-TRK-03")
    void spacesFourAndSixScoreAtOnce(int value, String track, int points) {
        assertThat(dig(value, "000/000", "").play("track " + track).points(0)).isEqualTo(points);
    }
}
