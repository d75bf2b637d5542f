package dighouse.marajoara;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.testkit.Rule;
import org.junit.jupiter.api.Test;

class MoneyRulesTest {
    @Test
    @Rule({"MRJ-EX-02", "MRJ-MONEY-04", "MRJ-EXH-05", "MRJ-DEC-14", "MRJ-RULING-47"})
    void aYellowFivePaysForTwoVasesInOneActionAndIsSpentShowingFive() {
        TestTable table = TestTable.of(2, "1 A turn site=A1b1 dice=r23y5/- left=yp/vyp");

        table.play("exhibit 2+3", "load y5");

        assertThat(table.entry("wheel")).startsWith("y5");
        assertThat(table.entry("dice")).isEmpty();
        assertThat(table.entry("vases")).isEqualTo("2/0");
    }

    @Test
    @Rule({"MRJ-EX-03", "MRJ-EXH-01", "MRJ-MONEY-01"})
    void exhibitingARedFiveCostsFive() {
        assertThat(TestTable.of(2, "1 A turn site=A1b1 dice=r5y4/-").refusal("exhibit 5"))
                .isEqualTo("MRJ-EXH-01");
        TestTable table =
                TestTable.of(2, "1 A turn site=A1b1 dice=r5y6/- left=yp/vyp").play("exhibit 5");
        assertThat(table.entry("dice")).as("6 - 5").isEqualTo("y1/-");
    }

    @Test
    @Rule({"MRJ-EX-05", "MRJ-MONEY-02", "MRJ-MONEY-03", "MRJ-DEC-26"})
    void brunaHasTwoWaysToPayFour() {
        String bruna = "1 A turn site=A1b1 dice=r4y23/- left=yp/vyp";
        TestTable table = TestTable.of(2, bruna).play("exhibit 4");
        assertThat(table.moves()).containsExactly("pay 1", "pay 2");

        table.play("pay 1", "load r4");
        assertThat(table.entry("dice")).isEqualTo("y1/-");
        assertThat(table.entry("wheel")).isEqualTo("r4,y3");

        table = TestTable.of(2, bruna).play("exhibit 4", "pay 2", "load r4");
        assertThat(table.entry("dice")).isEqualTo("y1/-");
        assertThat(table.entry("wheel")).isEqualTo("r4,y2");
    }

    @Test
    @Rule({"MRJ-RULING-11", "MRJ-MONEY-02"})
    void aPaymentIsExact() {
        TestTable table = TestTable.of(2, "1 A turn site=A1b1 dice=r4y26/-").play("exhibit 4");

        assertThat(table.moves()).containsExactly("pay 0", "pay 1", "pay 2");
        assertThat(table.refusal("pay 3")).as("more than it shows").isEqualTo("MRJ-MONEY-02");
        TestTable six = TestTable.of(2, "1 A turn site=A1b1 dice=r6y45/-").play("exhibit 6");
        assertThat(six.refusal("pay 0")).as("the other cannot pay 6").isEqualTo("MRJ-RULING-11");
        assertThat(six.refusal("pay 1")).isEqualTo("allowed");
        assertThat(six.refusal("exhibit 6")).isEqualTo("MRJ-DEC-29");
    }

    @Test
    @Rule({"MRJ-EDGE-38", "MRJ-RULING-12"})
    void whatAnEarlierActionTookIsGone() {
        TestTable table = TestTable.of(2, "1 A turn site=D5b1 dice=y5/-");

        table.play("fieldwork D5 N");
        assertThat(table.entry("dice")).isEqualTo("y3/-");
        table.play("fieldwork D4 N");
        assertThat(table.entry("dice")).isEqualTo("y1/-");
        assertThat(table.refusal("fieldwork D3 N")).isEqualTo("MRJ-MONEY-02");
    }

    @Test
    @Rule({"MRJ-RULING-12", "MRJ-MONEY-04"})
    void aReducedDieIsSpentWithItsReducedValue() {
        TestTable table = TestTable.of(2, "1 A turn site=D5b1 dice=y4/-");

        table.play("fieldwork D5 N", "fieldwork D4 N");

        assertThat(table.entry("wheel")).isEqualTo("y2");
    }

    @Test
    @Rule({"MRJ-EDGE-53", "MRJ-DEC-26", "MRJ-DEC-23"})
    void noResultIsOfferedTwice() {
        TestTable ones = TestTable.of(2, "1 A turn site=D5b1 dice=y11/-").play("fieldwork D5 N");
        assertThat(ones.view().asks()).as("nothing is asked").isEqualTo("turn");
        assertThat(ones.entry("wheel")).isEqualTo("y1,y1");

        TestTable twos = TestTable.of(2, "1 A turn site=D5b1 dice=y22/-").play("fieldwork D5 N");
        assertThat(twos.moves()).containsExactly("pay 1", "pay 2");
        assertThat(twos.refusal("pay 0")).isEqualTo("MRJ-DEC-26");
        assertThat(TestTable.of(2, twos.toString()).play("pay 1").entry("dice")).isEqualTo("y11/-");
        assertThat(twos.play("pay 2").entry("dice")).isEqualTo("y2/-");

        TestTable unequal = TestTable.of(2, "1 A turn site=D5b1 dice=y34/-").play("fieldwork D5 N");
        assertThat(unequal.moves()).as("3-0 4-2 is 3-1 4-1").containsExactly("pay 1", "pay 2");
    }

    @Test
    @Rule({"MRJ-DEC-34", "MRJ-DEC-29"})
    void nothingHasChangedBeforeAnActionIsPaid() {
        TestTable table = TestTable.of(2, "1 A turn site=A1b1 dice=r4y23/-").play("exhibit 4");

        assertThat(table.entry("dice")).isEqualTo("r4y23/-");
        assertThat(table.points(0)).isZero();
        assertThat(TestTable.GAME.rests(table.position)).isFalse();
        assertThat(table.told("pay 1").getFirst())
                .isEqualTo("{\"event\":\"paid\",\"seat\":0,\"money\":4}");
    }
}
