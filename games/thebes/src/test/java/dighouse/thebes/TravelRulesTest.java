package dighouse.thebes;

import static dighouse.thebes.TestTable.DISPLAY;
import static org.assertj.core.api.Assertions.assertThat;

import dighouse.testkit.Rule;
import org.junit.jupiter.api.Test;

class TravelRulesTest {
    private static int weeks(String seat, String to) {
        var table = TestTable.of(2, "A goal; A 0 " + seat + "; B 50" + DISPLAY);
        return TravelRules.weeksByLand(table.position, 0, ThebesTables.PLACE_IDS.indexOf(to));
    }

    @Test
    @Rule({"THB-MOVE-01", "THB-MOVE-03", "THB-EX-03"})
    void aJourneyCostsOneWeekPerSegment() {
        assertThat(weeks("rome", "rome")).isZero();
        assertThat(weeks("rome", "paris")).isEqualTo(1);
        assertThat(weeks("london", "warsaw")).isEqualTo(2);
        assertThat(weeks("london", "moscow")).isEqualTo(3);
        assertThat(weeks("london", "egypt")).isEqualTo(4);
    }

    @Test
    @Rule({"THB-MOVE-05", "THB-MOVE-06", "THB-RULING-21", "THB-EDGE-04"})
    void aCarSavesAWeekOfThreeSegmentsOrMoreAndTwoSaveNoMore() {
        for (String cars : new String[] {"C05", "C05,C06"}) {
            assertThat(weeks("london cards " + cars, "warsaw")).isEqualTo(2);
            assertThat(weeks("london cards " + cars, "moscow")).isEqualTo(2);
            assertThat(weeks("london cards " + cars, "egypt")).isEqualTo(3);
        }
    }

    @Test
    @Rule({"THB-MOVE-05", "THB-HELP-08"})
    void aCarIsKept() {
        var table = TestTable.of(2, "A goal; A 0 london cards C05; B 50; display C11,C44,C53,C62");
        table.play("take 1").refill(); // to Moscow: 2 weeks instead of 3, and 2
        assertThat(table.position.week(0)).isEqualTo(4);
        assertThat(table.owns(0, "C05")).isTrue();
    }

    @Test
    @Rule({"THB-MOVE-07", "THB-EDGE-05", "THB-RULING-02", "THB-DECK-06", "THB-RULING-33"})
    void aZeppelinMakesTheJourneyFreeAndIsDiscarded() {
        var table = TestTable.of(2, "A goal; A 0 london cards C03,C61; B 50" + DISPLAY);
        table.play("dig egypt", "fly C03", "weeks 12"); // four segments
        assertThat(table.position.week(0)).isEqualTo(12); // the dig itself is not shortened
        assertThat(table.owns(0, "C03")).isFalse();
        assertThat(table.isDiscarded("C03")).isTrue();
    }

    @Test
    @Rule({"THB-MOVE-08", "THB-DEC-04", "THB-RULING-40", "THB-EDGE-42"})
    void withTwoZeppelinsThePlayerChoosesWhichGoes() {
        var table = TestTable.of(2, "A goal; A 0 london cards C03,C04; B 50" + DISPLAY);
        table.play("exchange");
        assertThat(table.moves()).containsExactly("by land", "fly C03", "fly C04");
        table.play("fly C04").refill();
        assertThat(table.owns(0, "C03")).isTrue();
        assertThat(table.owns(0, "C04")).isFalse();
    }

    @Test
    @Rule({"THB-MOVE-08", "THB-DEC-04"})
    void aZeppelinMayStayAtHomeAndOneNotOwnedCannotBeUsed() {
        var table = TestTable.of(2, "A goal; A 0 london cards C03; B 50" + DISPLAY);
        table.play("exchange");
        assertThat(table.refusal("fly C04")).isEqualTo("THB-DEC-04");
        table.play("by land").refill();
        assertThat(table.position.week(0)).isEqualTo(3);
        assertThat(table.owns(0, "C03")).isTrue();
    }

    @Test
    @Rule({"THB-EDGE-06", "THB-EDGE-42", "THB-EDGE-07"})
    void whoStaysIsNotAskedForAZeppelin() {
        var table =
                TestTable.of(2, "A goal; A 0 moscow cards C03,C04; B 50; display C11,C44,C53,C62");
        table.play("take 1");
        assertThat(table.position.phase).isEqualTo(Phase.REFILL);
        assertThat(table.position.week(0)).isEqualTo(2); // the weeks of the card only
        assertThat(table.owns(0, "C03")).isTrue();
    }

    @Test
    @Rule({"THB-EDGE-49", "THB-RULING-33", "THB-DEC-01"})
    void whereOnlyTheFlightFitsItMustBeTaken() {
        String line = "A goal; A 153 london cards C36; B 154; display C11,C44,C53,C62";
        var without = TestTable.of(2, line);
        assertThat(without.moves()).doesNotContain("take 1");
        assertThat(without.refusal("take 1")).isEqualTo("THB-CARD-02");
        var with = TestTable.of(2, line.replace("cards C36", "cards C03,C36"));
        with.play("take 1");
        assertThat(with.moves()).containsExactly("fly C03");
        assertThat(with.refusal("by land")).isEqualTo("THB-TURN-09");
        with.play("fly C03").refill();
        assertThat(with.position.week(0)).isEqualTo(155);
    }

    @Test
    @Rule({"THB-MOVE-02", "THB-RULING-38", "THB-EDGE-45"})
    void placesAreSharedAndUsedSitesMayBePassed() {
        // from Greece, whose permit is used, through Crete to dig in Egypt; B stands in Egypt
        var table =
                TestTable.of(
                        2,
                        "A goal; A 0 rome used greece,crete cards C36,C61; B 50 egypt" + DISPLAY);
        assertThat(table.refusal("dig greece")).isEqualTo("THB-DIG-01");
        table.play("dig egypt", "weeks 12");
        assertThat(table.position.place(0)).isEqualTo(table.position.place(1));
        assertThat(table.position.week(0)).isEqualTo(14); // two segments, by way of Crete
    }

    @Test
    @Rule("THB-MOVE-09")
    void theJourneyComesBeforeTheActionAndNoneFollows() {
        var table = TestTable.of(2, "A goal; A 0 warsaw; B 50; display C11,C44,C53,C62");
        table.play("take 1").refill();
        assertThat(Names.place(table.position.place(0))).isEqualTo("moscow");
        assertThat(table.rests()).isTrue();
        assertThat(table.refusal("by land")).isEqualTo("THB-DEC-01");
    }
}
