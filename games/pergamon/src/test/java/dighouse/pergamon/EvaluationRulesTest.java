package dighouse.pergamon;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.testkit.Rule;
import org.junit.jupiter.api.Test;

class EvaluationRulesTest {
    private static final int A = 0;
    private static final int B = 1;
    private static final int C = 2;

    private static TestTable evaluate(int round, String museum) {
        return TestTable.of(3, round + " evaluate A=0@3 B=0@5 C=0@7 " + museum).play("evaluate");
    }

    @Test
    @Rule({"PRG-EVAL-01", "PRG-COMP-12", "PRG-COMP-14", "PRG-RULING-42"})
    void everyMarkerBringsTheTicketsOfItsSpace() {
        int[] steps = {1, 4, 5, 8, 9, 12, 13, 16, 17, 20, 21, 24};
        int[] tickets = {1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6};
        for (int i = 0; i < steps.length; i++) {
            // jugs and masks: no bonus of round 5
            TestTable table = evaluate(5, "A.I=" + steps[i] + ":T10-T11");
            assertThat(table.tickets(A)).isEqualTo(tickets[i]);
        }
        TestTable two = evaluate(5, "A.I=4:T10-T11 A.II=5:T17-T23");
        assertThat(two.tickets(A)).isEqualTo(3);
    }

    @Test
    @Rule({"PRG-EVAL-02", "PRG-EX-10", "PRG-EVAL-03", "PRG-EDGE-28"})
    void theOldestVaseOfRoundFive() {
        // vases of 399 and 320: same century, the number of the right tile decides
        TestTable table = evaluate(5, "A.I=1:T33-T15 B.I=2:T35-T36");

        assertThat(table.tickets(A)).isEqualTo(1);
        assertThat(table.tickets(B)).isEqualTo(3);
        assertThat(table.position.ticketsFrom(B, PergamonPosition.FROM_KIND)).isEqualTo(2);
    }

    @Test
    @Rule("PRG-EVAL-02")
    void jugInRoundSevenMaskInNineBraceletInTwelve() {
        // A shows a jug, B a mask, C a bracelet
        String museum = "A.I=20:T55-T60 B.I=19:T52-T54 C.I=18:T59-T58";

        assertThat(bonus(evaluate(7, museum), A)).isEqualTo(2);
        assertThat(bonus(evaluate(9, museum), B)).isEqualTo(2);
        assertThat(bonus(evaluate(12, museum), C)).isEqualTo(2);
        assertThat(bonus(evaluate(12, museum), A)).isZero();
    }

    private static int bonus(TestTable table, int seat) {
        return table.position.ticketsFrom(seat, PergamonPosition.FROM_KIND);
    }

    @Test
    @Rule({"PRG-EVAL-05", "PRG-EDGE-26", "PRG-RULING-22"})
    void withoutAVaseTheBonusLapses() {
        TestTable table = TestTable.of(3, "5 evaluate A=0@3 B=0@5 C=0@7 A.I=4:T10-T11");
        assertThat(table.told("evaluate"))
                .contains("{\"event\":\"noneOfKind\",\"object\":\"vase\"}");

        table.play("evaluate");

        assertThat(bonus(table, A) + bonus(table, B) + bonus(table, C)).isZero();
    }

    @Test
    @Rule({"PRG-EVAL-04", "PRG-EDGE-29"})
    void onlyWholeObjectsOnShowCount() {
        // A's row ends with half a vase; B keeps a vase at home
        TestTable table = evaluate(5, "A.I=4:T10-T39 B.finds=T50,T51");

        assertThat(bonus(table, A)).isZero();
        assertThat(bonus(table, B)).isZero();
    }

    @Test
    @Rule({"PRG-EVAL-06", "PRG-EX-12", "PRG-EX-20", "PRG-EVAL-07"})
    void afterTheTicketsAllMarkersMoveDown() {
        TestTable five = evaluate(5, "A.I=2:T01-T03 A.II=3:T02-T07 B.I=5:T06-T04 C.I=16:T08-T15");
        assertThat(five.space(A, 1)).isZero();
        assertThat(five.space(A, 2)).isZero();
        assertThat(five.space(B, 1)).isEqualTo(2);
        assertThat(five.space(C, 1)).isEqualTo(13);
        assertThat(five.gone()).containsExactly("T01", "T02", "T03", "T07");

        assertThat(evaluate(7, "A.I=10:T01-T03").space(A, 1)).isEqualTo(6);
        assertThat(evaluate(9, "A.I=10:T01-T03").space(A, 1)).isEqualTo(5);
        assertThat(evaluate(12, "A.I=10:T01-T03").space(A, 1)).isEqualTo(10);
    }

    @Test
    @Rule({"PRG-EDGE-27", "PRG-RULING-21"})
    void aVaseOnSpaceTwoWinsTheBonusBeforeItDecaysOut() {
        TestTable table = evaluate(5, "A.I=2:T58-T36");

        assertThat(table.tickets(A)).isEqualTo(3);
        assertThat(table.space(A, 1)).isZero();
    }

    @Test
    @Rule({"PRG-END-02", "PRG-END-03", "PRG-EDGE-30", "PRG-RULING-24"})
    void theThreeOldestObjectsMayBelongToOnePlayer() {
        // A: vase of 599, mask of 363, all in one row; B: jug of 190
        TestTable table = evaluate(12, "A.I=20:T58-T36-T44-T60 B.I=3:T11-T24");

        assertThat(age(table, A)).isEqualTo(6);
        assertThat(age(table, B)).isZero();
        assertThat(table.phase()).isEqualTo("over");
    }

    private static int age(TestTable table, int seat) {
        return table.position.ticketsFrom(seat, PergamonPosition.FROM_AGE);
    }

    @Test
    @Rule({"PRG-END-02", "PRG-RULING-24"})
    void oldestSecondAndThirdOldestObject() {
        // a vase of 599, a jug of 590, a mask of 457
        TestTable table = evaluate(12, "A.I=20:T58-T36 B.I=19:T55-T60 C.I=18:T43-T54");

        assertThat(age(table, A)).isEqualTo(3);
        assertThat(age(table, B)).isEqualTo(2);
        assertThat(age(table, C)).isEqualTo(1);
    }

    @Test
    @Rule({"PRG-EDGE-31", "PRG-RULING-22"})
    void missingRanksLapse() {
        TestTable table = evaluate(12, "A.I=20:T58-T36 B.I=19:T55-T60");

        assertThat(age(table, A)).isEqualTo(3);
        assertThat(age(table, B)).isEqualTo(2);
        assertThat(age(table, C)).isZero();
    }

    @Test
    @Rule({"PRG-TIE-01", "PRG-RULING-43"})
    void everyYearNumberOccursOnOneTileOnly() {
        int[] years = TestTable.EDITION.tables.year;
        assertThat(years).doesNotHaveDuplicates().hasSize(60);
    }
}
