package dighouse.marajoara;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.testkit.Rule;
import org.junit.jupiter.api.Test;

class SwapRulesTest {
    private static TestTable swap(String dice, String wheel, String... options) {
        return TestTable.of(
                        TestTable.setup(2, options),
                        "1 A turn site=C3b1,D3g1 disks=060/000 dice=" + dice + "/- wheel=" + wheel)
                .play("capture C3 E", "track yellow");
    }

    @Test
    @Rule({"MRJ-TRK-Y7", "MRJ-DEC-11", "MRJ-DEC-31", "MRJ-RULING-22"})
    void twoDiceAgainstTwoTheGivenOnesOnTop() {
        TestTable table = swap("b1r2", "y5,g2,b6,r3");
        assertThat(table.moves()).containsExactly("stop", "give b1", "give r2");

        table.play("give b1", "give r2");
        assertThat(table.moves()).as("grey ones are left out").containsExactly("take 1", "take 3");
        assertThat(table.refusal("take 2")).isEqualTo("MRJ-RULING-22");
        table.play("take 1");
        assertThat(table.moves())
                .as("the wheelbarrow has closed up")
                .containsExactly("take 2", "take 3");
        table.play("take 2");
        assertThat(table.moves()).as("which enters first").containsExactly("load b1", "load r2");
        table.play("load r2");

        assertThat(table.entry("dice")).isEqualTo("b6y5/-");
        assertThat(table.entry("wheel")).as("then the grey die").isEqualTo("g2,r3,r2,b1,g1");
    }

    @Test
    @Rule({"MRJ-TRK-Y7", "MRJ-RULING-22", "MRJ-RULING-07"})
    void oneDieOrNoneWillDo() {
        TestTable one = swap("b1r2", "y5,r3").play("give r2", "stop", "take 2");
        assertThat(one.entry("dice")).isEqualTo("b1r3/-");
        assertThat(one.entry("wheel")).isEqualTo("y5,r2,g1");

        TestTable none = swap("b1r2", "y5,r3").play("stop");
        assertThat(none.entry("dice")).isEqualTo("b1r2/-");
    }

    @Test
    @Rule({"MRJ-EDGE-33", "MRJ-RULING-22", "MRJ-DEC-24"})
    void onlyWhatLiesInTheWheelbarrow() {
        TestTable one = swap("b1r2", "y5").play("give b1");
        assertThat(one.moves()).as("no second die to take").containsExactly("stop");
        assertThat(one.refusal("give r2")).isEqualTo("MRJ-RULING-22");

        assertThat(swap("b1r2", "g5,g3").view().asks()).isEqualTo("after");
    }

    @Test
    @Rule({"MRJ-EDGE-34", "MRJ-RULING-22", "MRJ-STORE-02"})
    void noColourEndsAboveThree() {
        TestTable table = swap("b123r2", "b5,y3");
        assertThat(table.moves()).contains("give b1", "give r2");

        table.play("give r2", "stop");
        assertThat(table.moves()).containsExactly("take 2");
        assertThat(table.refusal("take 1")).isEqualTo("MRJ-STORE-02");
        assertThat(swap("b123", "y3").play("give b1", "stop").moves()).containsExactly("take 1");
    }

    @Test
    @Rule({"MRJ-EDGE-27", "MRJ-RULING-22", "MRJ-RULING-44", "MRJ-TOK-05"})
    void aThirdYellowDieReleasesItsToken() {
        TestTable table = swap("b1y23", "y5").play("give b1", "stop", "take 1");

        assertThat(table.phase()).isEqualTo("token");
        table.play("token D3");
        assertThat(table.entry("wheel")).isEqualTo("b1,g1");
        assertThat(table.entry("left")).isEqualTo("vp/vyp");
    }

    @Test
    @Rule({"MRJ-RULING-55", "MRJ-RULING-22"})
    void readLiterallyTheGivenDiceTakeTheTopPlacesToo() {
        TestTable table = swap("b1", "y5,r3", "wheelbarrowOrder=literal_top_down");

        table.play("give b1", "stop", "take 1");

        assertThat(table.entry("wheel"))
                .as("b1 on top, then g1 in the highest free place")
                .isEqualTo("g1,r3,b1");
    }

    @Test
    @Rule("MRJ-DEC-31")
    void theSecondDieComesLaterInStorageOrder() {
        TestTable table = swap("b12r2", "y5,r3").play("give b2");

        assertThat(table.moves()).containsExactly("stop", "give r2");
        assertThat(table.refusal("give b1")).isEqualTo("MRJ-DEC-31");
        assertThat(swap("b11", "y5,r3").play("give b1").moves()).containsExactly("stop", "give b1");
    }
}
