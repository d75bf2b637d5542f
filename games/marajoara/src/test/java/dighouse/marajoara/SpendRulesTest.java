package dighouse.marajoara;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.testkit.Rule;
import org.junit.jupiter.api.Test;

class SpendRulesTest {
    @Test
    @Rule({"MRJ-EXD-10", "MRJ-SPEND-02", "MRJ-SPEND-03", "MRJ-RULING-09"})
    void theLowestDieLeavesForTheSlate() {
        TestTable table = TestTable.of(2, "1 B turn wheel=b1,b2,b3,b4,b5");

        SpendRules.push(table.position, Die.of(Die.RED, 1));
        SpendRules.push(table.position, Die.of(Die.RED, 2));

        assertThat(table.entry("slate")).isEqualTo("b1,b2");
        assertThat(table.entry("wheel")).isEqualTo("b3,b4,b5,r1,r2");
    }

    @Test
    @Rule({"MRJ-EDGE-58", "MRJ-RULING-55", "MRJ-RULING-09"})
    void readLiterallyTheFirstFiveFillThePlacesFromTheTop() {
        TestTable table =
                TestTable.of(TestTable.setup(2, "wheelbarrowOrder=literal_top_down"), "1 A turn");

        for (int value = 1; value <= 6; value++) { // a to f
            SpendRules.push(table.position, Die.of(Die.BLUE, value));
        }
        assertThat(table.entry("slate")).as("e first").isEqualTo("b5");
        for (int value = 1; value <= 5; value++) {
            SpendRules.push(table.position, Die.of(Die.GREY, value));
        }

        assertThat(table.entry("slate")).isEqualTo("b5,b4,b3,b2,b1,b6");
    }

    @Test
    @Rule({"MRJ-EDGE-20", "MRJ-RULING-10", "MRJ-DEC-17", "MRJ-DEC-27", "MRJ-SPEND-04"})
    void sixDiceSpentWithThreeInTheWheelbarrow() {
        TestTable table =
                TestTable.of(2, "1 A turn site=A1b1 dice=r123y123/- wheel=g1,g2,g3 left=p/vyp");

        table.play("exhibit 1+2+3");
        assertThat(table.moves())
                .as("used dice first, each from the left")
                .containsExactly("load r1", "load r2", "load r3", "load y1", "load y2", "load y3");
        assertThat(table.refusal("load b1")).isEqualTo("MRJ-SPEND-01");
        table.play("load y2", "load r1", "load r2", "load r3", "load y1");

        assertThat(table.entry("slate"))
                .as("the older ones, then the first new")
                .isEqualTo("g1,g2,g3,y2");
        assertThat(table.entry("wheel")).isEqualTo("r1,r2,r3,y1,y3");
        assertThat(table.moves()).as("dice on the slate cannot be used").doesNotContain("load g1");
    }

    @Test
    @Rule({"MRJ-EDGE-21", "MRJ-REC-01", "MRJ-SPEND-03"})
    void aGreyDiePushesOutADieThatReturnsTheSameTurn() {
        TestTable table =
                TestTable.of(
                        2,
                        "1 A turn site=C3y1,D3g4 disks=000/000 wheel=r5,b1,b2,b3,b4 reserve=3/3");

        table.play("capture C3 E", "track blue");
        assertThat(table.entry("slate")).isEqualTo("r5");
        table.play("end", "place A1");

        assertThat(table.die("A1")).isEqualTo("r5");
        assertThat(table.phase()).isEqualTo("confirm");
        assertThat(table.play("end").actor()).isEqualTo(1);
    }

    @Test
    @Rule({"MRJ-DEC-23", "MRJ-DEC-24"})
    void diceAlikeNeedNoQuestion() {
        TestTable table = TestTable.of(2, "1 A turn site=A1b1 dice=b33/- pieces=SUM4+SUM5/-");

        table.play("restore TWO6 3+3");

        assertThat(table.view().asks()).isEqualTo("turn");
        assertThat(table.entry("wheel")).isEqualTo("b3,b3");
    }
}
