package dighouse.thebes;

import static dighouse.thebes.TestTable.DISPLAY;
import static dighouse.thebes.TestTable.setup;
import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Viewer;
import dighouse.testkit.Rule;
import org.junit.jupiter.api.Test;

class TimeRulesTest {
    @Test
    @Rule({"THB-TIME-01", "THB-EDGE-03", "THB-EDGE-48"})
    void theEarlierYearPlaysFirstThoughTheSpaceIsTheSame() {
        var table = TestTable.of(2, "B goal; A 55.0 rome; B 3.0 rome" + DISPLAY);
        assertThat(TimeRules.next(table.position)).isEqualTo(1);
        String view = table.view(Viewer.BYSTANDER).json();
        assertThat(view)
                .contains("\"week\":55,\"height\":0,\"weeksLeft\":101,\"year\":1902,\"space\":4");
        assertThat(view)
                .contains("\"week\":3,\"height\":0,\"weeksLeft\":153,\"year\":1901,\"space\":4");
    }

    @Test
    @Rule({"THB-TURN-01", "THB-TURN-02", "THB-EX-01"})
    void theTopmostOfTheRearmostSpaceIsNext() {
        // red below, blue on top on space 8; yellow on 9, green on 10
        var table = TestTable.of(4, "B goal; A 59.0; B 59.1; C 60.0; D 61.0" + DISPLAY);
        assertThat(TimeRules.next(table.position)).isEqualTo(1);
    }

    @Test
    @Rule({"THB-TURN-01", "THB-DIG-07"})
    void whileTokensAreDrawnTheViewSaysWhoIsNext() {
        var table = TestTable.of(2, "A goal; A 10.0 crete cards C51,C29; B 12.0 rome" + DISPLAY);
        assertThat(table.view(0).next()).isZero();

        table.play("dig crete", "weeks 3");

        ThebesView view = table.view(0);
        assertThat(view.turn()).isZero();
        assertThat(view.next()).isEqualTo(1);
    }

    @Test
    @Rule({"THB-TURN-03", "THB-TURN-04", "THB-EDGE-01"})
    void landingOnTheNextMarkerOneIsOnTopAndPlaysAgain() {
        var table = TestTable.of(2, "A goal; A 10.0 warsaw; B 11.0 rome" + DISPLAY);
        table.play("exchange").refill();
        assertThat(table.position.week(0)).isEqualTo(11);
        assertThat(table.position.height(0)).isEqualTo(1);
        assertThat(table.actor()).isZero();
        table.play("exchange").refill();
        assertThat(table.actor()).isEqualTo(1);
    }

    @Test
    @Rule({"THB-TURN-03", "THB-EDGE-02"})
    void ofThreeMarkersOnOneSpaceTheLastToArriveIsFirst() {
        var table = TestTable.of(3, "C goal; A 20.0 warsaw; B 21.0 rome; C 20.1 warsaw" + DISPLAY);
        table.play("exchange").refill(); // C on top of B
        assertThat(table.actor()).isZero();
        table.play("exchange").refill(); // A on top of both
        assertThat(table.position.week(0)).isEqualTo(21);
        assertThat(table.position.height(0)).isEqualTo(2);
        assertThat(table.position.height(2)).isEqualTo(1);
        assertThat(table.actor()).isZero();
    }

    @Test
    @Rule({"THB-TURN-05", "THB-TURN-07", "THB-EX-02", "THB-SWAP-03"})
    void blueTravelsTwoWeeksAndExchangesForOne() {
        var table = TestTable.of(2, "A goal; A 3 london; B 30 rome" + DISPLAY);
        table.play("exchange").refill();
        assertThat(table.position.week(0) % 52 + 1).isEqualTo(7);
        assertThat(Names.place(table.position.place(0))).isEqualTo("warsaw");
    }

    @Test
    @Rule({"THB-TURN-06", "THB-TURN-08", "THB-INFO-01", "THB-INFO-02"})
    void aTurnIsOneOfTheFourActionsAndNothingElse() {
        var table =
                TestTable.of(
                        2,
                        "A goal; A 3 london cards C36 finds troy_seal,scarab,ushabti; B 30"
                                + DISPLAY
                                + "; row X01,-,-");
        assertThat(table.moves())
                .containsExactly(
                        "take 1", "take 2", "take 3", "take 4", "exchange", "show a", "dig greece");
    }

    @Test
    @Rule({"THB-YEAR-01", "THB-YEAR-02", "THB-YEAR-03", "THB-EX-15", "THB-RULING-14"})
    void enteringTheNewYearRenewsOnesOwnPermits() {
        // A on space 52 of 1902; B on space 2 of 1903 below; C on 3, D on 6
        var table =
                TestTable.of(
                        4,
                        "A goal; A 103.0 moscow used greece,crete; B 105.0 rome used egypt;"
                                + " C 106.0 rome; D 109.0 rome; display C11,C44,C53,C62");
        assertThat(TimeRules.yearMarker(table.position)).isEqualTo(1902);
        table.play("take 1").refill(); // a congress: 2 weeks
        assertThat(table.position.week(0)).isEqualTo(105);
        assertThat(table.position.used(0)).isZero();
        assertThat(table.position.isUsed(1, TestTable.site("egypt"))).isTrue();
        assertThat(TimeRules.yearMarker(table.position)).isEqualTo(1903);
        assertThat(table.actor()).isZero(); // on top of B
    }

    @Test
    @Rule({"THB-RULING-14", "THB-EDGE-26"})
    void reachingSpaceOneRenewsReachingSpace52DoesNot() {
        var early =
                TestTable.of(2, "A goal; A 49 moscow used greece; B 90; display C11,C44,C53,C62");
        early.play("take 1").refill();
        assertThat(early.position.week(0)).isEqualTo(51);
        assertThat(early.position.used(0)).isNotZero();
        var exact =
                TestTable.of(2, "A goal; A 50 moscow used greece; B 90; display C11,C44,C53,C62");
        exact.play("take 1").refill();
        assertThat(exact.position.week(0)).isEqualTo(52);
        assertThat(exact.position.used(0)).isZero();
    }

    @Test
    @Rule({"THB-YEAR-04", "THB-RULING-12", "THB-EDGE-27"})
    void aDigAcrossTheYearChangeUsesThePermitOfTheNewYear() {
        String line =
                "A goal; A 47 greece used crete cards C44; B 90" + DISPLAY.replace("C44", "C40");
        var standard = TestTable.of(2, line).play("dig greece", "weeks 8").blanks();
        assertThat(standard.position.isUsed(0, TestTable.site("greece"))).isTrue();
        assertThat(standard.position.isUsed(0, TestTable.site("crete"))).isFalse();
        var setup = setup(2, "straddlingDigPermit=renewedAtOnce");
        var renewed = TestTable.of(setup, line).play("dig greece", "weeks 8").blanks();
        assertThat(renewed.position.used(0)).isZero();
        // a dig that ends on space 52 does not cross
        var within = TestTable.of(setup, line.replace("A 47", "A 40"));
        assertThat(within.play("dig greece", "weeks 8").blanks().position.isUsed(0, 0)).isTrue();
    }

    @Test
    @Rule("THB-RULING-12")
    void byOptionADigThatBeginsAfterTheJourneyCrossedIsNoStraddlingDig() {
        var setup = setup(2, "straddlingDigPermit=renewedAtOnce");
        var table =
                TestTable.of(setup, "A goal; A 51 warsaw cards C44; B 90; display C40,C52,C53,C62");
        table.play("dig greece", "weeks 3").blanks();
        assertThat(table.position.isUsed(0, 0)).isTrue();
    }

    @Test
    @Rule({"THB-TURN-09", "THB-END-01", "THB-END-02", "THB-EX-16"})
    void withFiveWeeksLeftADigLastsFiveAtMost() {
        var table =
                TestTable.of(
                        2,
                        "A goal; A 151 greece cards C44,C40,C37; B 155"
                                + DISPLAY.replace("C44", "C43"));
        table.play("dig greece");
        assertThat(table.moves()).endsWith("weeks 4", "weeks 5");
        assertThat(table.refusal("weeks 6")).isEqualTo("THB-TURN-09");
        table.play("weeks 5").blanks();
        assertThat(table.position.week(0)).isEqualTo(156);
        assertThat(table.actor()).isEqualTo(1);
    }

    @Test
    @Rule({"THB-END-02", "THB-EDGE-32", "THB-END-04"})
    void aTurnThatEndsOnTheEndSpaceIsAllowedAndTheLast() {
        var table = TestTable.of(2, "A goal; A 154 moscow; B 155; display C11,C44,C53,C62");
        assertThat(table.refusal("take 2")).isEqualTo("THB-END-02");
        table.play("take 1").refill();
        assertThat(table.position.week(0)).isEqualTo(156);
        assertThat(table.actor()).isEqualTo(1);
    }

    @Test
    @Rule({"THB-END-03", "THB-EDGE-33", "THB-END-05", "THB-RULING-43"})
    void whereNothingFitsOneRetiresAndTheGameEndsWithTheLast() {
        var table = TestTable.of(2, "A goal; A 155 rome; B 156" + DISPLAY);
        assertThat(table.moves()).containsExactly("retire");
        table.play("retire", "confirm");
        assertThat(table.position.phase).isEqualTo(Phase.OVER);
        // the display is refilled after a last turn too
        var last = TestTable.of(2, "A goal; A 154 moscow; B 156; display C11,C44,C53,C62");
        last.play("take 1");
        assertThat(last.position.phase).isEqualTo(Phase.REFILL);
        assertThat(last.refill().position.phase).isEqualTo(Phase.OVER);
    }

    @Test
    @Rule({"THB-RULING-23", "THB-EDGE-50", "THB-END-03"})
    void retiringIsAllowedFromTheLastYearOn() {
        var before = TestTable.of(2, "A goal; A 103 rome; B 120" + DISPLAY);
        assertThat(before.moves()).doesNotContain("retire");
        assertThat(before.refusal("retire")).isEqualTo("THB-RULING-23");
        var after = TestTable.of(2, "A goal; A 104 rome; B 120" + DISPLAY);
        assertThat(after.moves()).endsWith("retire");
        after.play("retire", "confirm");
        assertThat(after.position.week(0)).isEqualTo(156);
    }
}
