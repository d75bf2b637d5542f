package dighouse.pergamon;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.testkit.Rule;
import org.junit.jupiter.api.Test;

/// Putting rows on show: polish, markers, pushing, making room.
class ExhibitRulesTest {
    private static final int A = 0;
    private static final int B = 1;
    private static final int C = 2;
    private static final String TWELVE = "T49-T33-T43-T44"; // centuries 5, 3, 4: worth 12
    private static final String HAND = " A.finds=T33,T43,T44,T49";

    private static TestTable table(int round, int coins, String more) {
        return TestTable.of(3, round + " exhibit at=4 A=" + coins + "@4 " + more);
    }

    @Test
    @Rule({"PRG-EX-05", "PRG-OBJ-07", "PRG-EXH-06", "PRG-RULING-01"})
    void fourTilesMakeThreeObjectsWorthTwelve() {
        TestTable table = table(3, 0, HAND).exhibit(TWELVE, 0);

        assertThat(table.space(A, 1)).isEqualTo(12);
        assertThat(table.finds(A)).isEmpty();
    }

    @Test
    @Rule({"PRG-EX-06", "PRG-EXH-03", "PRG-RULING-16"})
    void polishAddsAPointForACoin() {
        TestTable table = table(3, 5, HAND).exhibit(TWELVE, 2);

        assertThat(table.space(A, 1)).isEqualTo(14);
        assertThat(table.coins(A)).isEqualTo(3);
    }

    @Test
    @Rule({"PRG-EX-18", "PRG-OBJ-07", "PRG-OBJ-08"})
    void objectsOfCenturiesTwoFourAndFive() {
        // T17 jug|mask 2, T38 mask|bracelet 4, T58 bracelet|vase 5, T36 vase|mask (3, not counted)
        TestTable table = table(3, 0, "A.finds=T17,T38,T58,T36").exhibit("T17-T38-T58-T36", 0);

        assertThat(table.space(A, 1)).isEqualTo(11);
    }

    @Test
    @Rule({"PRG-EX-19", "PRG-EXH-03"})
    void thirteenAndThreeOfPolishIsSixteen() {
        // 4 + 4 + 5: T46 jug|bracelet, T42 bracelet|vase, T51 vase|mask, T23
        TestTable table = table(3, 3, "A.finds=T46,T42,T51,T23").exhibit("T46-T42-T51-T23", 3);

        assertThat(table.space(A, 1)).isEqualTo(16);
        assertThat(table.coins(A)).isZero();
    }

    @Test
    @Rule({"PRG-EXH-04", "PRG-DEC-13", "PRG-EXH-03"})
    void polishIsLimitedToThreeAndToTheCoins() {
        TestTable rich = table(11, 9, HAND).layRow(TWELVE).play("close");
        assertThat(rich.moves()).containsExactly("polish 0", "polish 1", "polish 2", "polish 3");
        assertThat(rich.refusal("polish 4")).isEqualTo("PRG-EXH-04");

        TestTable poor = table(11, 1, HAND).layRow(TWELVE).play("close");
        assertThat(poor.moves()).containsExactly("polish 0", "polish 1");
        assertThat(poor.refusal("polish 2")).isEqualTo("PRG-EXH-03");
    }

    @Test
    @Rule({"PRG-EXH-05", "PRG-EDGE-15", "PRG-RULING-17"})
    void inRoundTwelvePolishIsNotLimited() {
        TestTable table = table(12, 15, "A.finds=T43,T44").layRow("T43-T44").play("close");
        assertThat(table.moves()).hasSize(16).endsWith("polish 15");

        table.play("polish 15");

        assertThat(table.space(A, 1)).isEqualTo(19);
        assertThat(table.tickets(A)).isEqualTo(1);
    }

    @Test
    @Rule({"PRG-RULING-15", "PRG-EDGE-14"})
    void polishStopsAtTwentyFour() {
        // 5+5+5+5+2 = 22: T49 jug|b, T58 b|v, T51 v|m, T55 m|j, T17 j|m, T44 not counted
        TestTable table = table(3, 5, "A.finds=T49,T58,T51,T55,T17,T44");
        table.layRow("T49-T58-T51-T55-T17-T44").play("close");

        assertThat(table.moves()).containsExactly("polish 0", "polish 1", "polish 2");
        assertThat(table.refusal("polish 3")).isEqualTo("PRG-RULING-15");
    }

    @Test
    @Rule({"PRG-EXH-07", "PRG-EX-13", "PRG-EX-22", "PRG-EDGE-13"})
    void aValueAboveTwentyFourStandsOnTwentyFour() {
        // 5+5+5+5+5+2 = 27
        TestTable table =
                table(3, 5, "A.finds=T49,T58,T51,T55,T60,T14,T47 B.I=24:T01-T03 C.I=23:T02-T07");
        table.layRow("T49-T58-T51-T55-T60-T14-T47").play("close");
        assertThat(table.moves()).containsExactly("polish 0");

        table.play("polish 0");

        assertThat(table.space(A, 1)).isEqualTo(24);
        assertThat(table.space(B, 1)).isEqualTo(23);
        assertThat(table.space(C, 1)).isEqualTo(22);
    }

    @Test
    @Rule({"PRG-EX-07", "PRG-EXH-09", "PRG-EXH-10", "PRG-RULING-11"})
    void markersOnTheSameOrALowerSpaceMoveDownHigherOnesStay() {
        TestTable table = table(3, 0, HAND + " A.I=9:T01-T03 B.I=12:T02-T07 C.I=16:T06-T04");

        table.exhibit(TWELVE, 0);

        assertThat(table.space(A, 1)).isEqualTo(8);
        assertThat(table.space(B, 1)).isEqualTo(11);
        assertThat(table.space(C, 1)).isEqualTo(16);
        assertThat(table.space(A, 2)).isEqualTo(12);
    }

    @Test
    @Rule("PRG-EXH-08")
    void everyNewCollectionBringsATicketAtOnce() {
        TestTable table = table(3, 0, "A.finds=T49,T33,T43,T44");

        table.exhibit("T49-T33", 0);
        assertThat(table.tickets(A)).isEqualTo(1);
        table.exhibit("T43-T44", 0);
        assertThat(table.tickets(A)).isEqualTo(2);
    }

    @Test
    @Rule({"PRG-EDGE-21", "PRG-EXH-11", "PRG-EDGE-43"})
    void aChainOfMarkersMovesAndTheLowestFallsOut() {
        TestTable table =
                table(
                        3,
                        0,
                        "A.finds=T49,T33 A.I=5:T01-T03 B.I=4:T02-T07 B.II=3:T06-T04"
                                + " C.I=2:T08-T15 C.II=1:T10-T11");

        table.exhibit("T49-T33", 0);

        assertThat(table.space(A, 2)).isEqualTo(5);
        assertThat(table.space(A, 1)).isEqualTo(4);
        assertThat(table.space(B, 1)).isEqualTo(3);
        assertThat(table.space(B, 2)).isEqualTo(2);
        assertThat(table.space(C, 1)).isEqualTo(1);
        assertThat(table.space(C, 2)).isZero();
        assertThat(table.gone()).containsExactly("T10", "T11");
    }

    @Test
    @Rule("PRG-EDGE-22")
    void gapsBelowTheNewMarkerDoNotMatter() {
        TestTable table = table(3, 0, "A.finds=T49,T58,T51 B.I=9:T01-T03 B.II=3:T02-T07");

        table.exhibit("T49-T58-T51", 0);

        assertThat(table.space(A, 1)).isEqualTo(10);
        assertThat(table.space(B, 1)).isEqualTo(8);
        assertThat(table.space(B, 2)).isEqualTo(2);
    }

    @Test
    @Rule({"PRG-EDGE-16", "PRG-EDGE-17", "PRG-EXH-01"})
    void aSecondCollectionPushesTheFirstOnlyIfItIsNotLower() {
        TestTable higher = table(3, 0, "A.finds=T43,T44,T49,T33");
        higher.exhibit("T43-T44", 0).exhibit("T49-T33", 0);
        assertThat(higher.space(A, 1)).isEqualTo(3);
        assertThat(higher.space(A, 2)).isEqualTo(5);

        TestTable lower = table(3, 0, "A.finds=T43,T44,T49,T33");
        lower.exhibit("T49-T33", 0).exhibit("T43-T44", 0);
        assertThat(lower.space(A, 1)).isEqualTo(5);
        assertThat(lower.space(A, 2)).isEqualTo(4);
    }

    @Test
    @Rule({"PRG-EDGE-10", "PRG-OBJ-07"})
    void aRowWorthOnePushesOutAMarkerOnOne() {
        TestTable table = table(3, 0, "A.finds=T01,T57 B.I=1:T02-T07");

        table.exhibit("T01-T57", 0);

        assertThat(table.space(A, 1)).isEqualTo(1);
        assertThat(table.space(B, 1)).isZero();
    }

    @Test
    @Rule({"PRG-EXH-13", "PRG-EXH-14", "PRG-DEC-12", "PRG-EDGE-19", "PRG-RULING-12"})
    void withThreeOnShowOneHasToMakeRoom() {
        TestTable table = table(3, 2, "A.finds=T49,T33" + THREE).layRow("T49-T33").play("close");

        assertThat(table.moves()).containsExactly("disband I", "disband II", "disband III");
        assertThat(table.refusal("polish 0")).isEqualTo("PRG-RULING-12");
        table.play("disband II", "polish 1");

        assertThat(table.space(A, 1)).isEqualTo(20);
        assertThat(table.space(A, 2)).isEqualTo(6);
        assertThat(table.gone()).containsExactly("T02", "T04", "T06", "T07"); // III was pushed out
    }

    private static final String THREE = " A.I=20:T01-T03 A.II=4:T02-T07 A.III=1:T06-T04";

    @Test
    @Rule({"PRG-RULING-12", "PRG-RULING-14", "PRG-EXH-15", "PRG-EXH-17"})
    void roomIsMadeBeforeThePushAndCostsNothing() {
        TestTable table = table(3, 2, "A.finds=T49,T33 A.tickets=3/0/0/0" + THREE);

        table.layRow("T49-T33").play("close", "disband I", "polish 0");

        assertThat(table.space(A, 1)).isEqualTo(5);
        assertThat(table.space(A, 2)).isEqualTo(3);
        assertThat(table.space(A, 3)).isZero(); // pushed out, though it could have made room
        assertThat(table.coins(A)).isEqualTo(2);
        assertThat(table.tickets(A)).isEqualTo(4);
    }

    @Test
    @Rule({"PRG-RULING-13", "PRG-EDGE-20"})
    void nothingIsDisbandedAtWillOrWithFewerThanThree() {
        TestTable two = table(3, 0, "A.finds=T49,T33 A.I=20:T01-T03 A.II=4:T02-T07");
        assertThat(two.refusal("disband I")).isEqualTo("PRG-RULING-13");
        two.layRow("T49-T33").play("close");
        assertThat(two.refusal("disband I")).isEqualTo("PRG-RULING-13");

        TestTable three = table(3, 0, "A.finds=T49,T33" + THREE);
        assertThat(three.refusal("disband I")).isEqualTo("PRG-RULING-13");
        assertThat(TestTable.of(3, "1 ask table=pc").refusal("disband I"))
                .isEqualTo("PRG-ROUND-02");
    }

    @Test
    @Rule({"PRG-EDGE-46", "PRG-DEC-14"})
    void theQuestionComesAfterTheRowAndBeforeThePolish() {
        TestTable table = table(3, 2, "A.finds=T49,T33" + THREE);
        String before = table.toString();
        table.layRow("T49-T33").play("close", "disband I");

        // nothing has changed yet: all three stand, the tiles are finds, no coin has moved
        assertThat(table.space(A, 1)).isEqualTo(20);
        assertThat(table.finds(A)).containsExactly("T33", "T49");
        assertThat(table.coins(A)).isEqualTo(2);
        assertThat(table.toString().replace(" row=T49-T33 disband=I", ""))
                .isEqualTo(before.replace("exhibit", "polish"));
    }

    @Test
    @Rule({"PRG-EDGE-18", "PRG-EXH-11", "PRG-RULING-39"})
    void anOwnCollectionThrownOutFreesItsMarkerInTheSameTurn() {
        TestTable table = table(3, 0, "A.finds=T49,T33,T43,T44 A.I=1:T01-T03 A.II=20:T02-T07");

        table.exhibit("T43-T44", 0);
        assertThat(table.space(A, 1)).isZero();
        assertThat(table.space(A, 3)).isEqualTo(4);
        table.exhibit("T49-T33", 0);

        assertThat(table.space(A, 1)).isEqualTo(5);
        assertThat(table.space(A, 3)).isEqualTo(3);
    }

    @Test
    @Rule({"PRG-EXH-12", "PRG-EXH-02"})
    void whatIsOnShowIsNoLongerAtHand() {
        TestTable table = table(3, 5, "A.finds=T49,T33,T43,T44").exhibit("T49-T33", 0);

        assertThat(table.refusal("row T49")).isEqualTo("PRG-EXH-01");
        assertThat(table.refusal("polish 1")).isEqualTo("PRG-EXH-12");
        assertThat(table.moves()).containsExactly("done", "row T43");
    }

    @Test
    @Rule({"PRG-EXH-16", "PRG-DEC-03"})
    void exhibitingIsNeverCompulsory() {
        TestTable table = table(3, 0, HAND);

        assertThat(table.moves()).startsWith("done");
        table.play("done");
        assertThat(table.phase()).isEqualTo("store");
        assertThat(table.refusal("row T49")).isEqualTo("PRG-RULING-08");
    }
}
