package dighouse.pergamon;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Actor;
import dighouse.kernel.Phrase;
import dighouse.kernel.Result;
import dighouse.kernel.Score;
import dighouse.testkit.Rule;
import org.junit.jupiter.api.Test;

/// The end of the game: who wins, and what breaks a tie.
class ScoringTest {
    private static Result.Places result(String seats) {
        return (Result.Places) TestTable.GAME.result(TestTable.of(3, "12 over " + seats).position);
    }

    @Test
    @Rule({"PRG-END-01", "PRG-ROUND-01"})
    void theGameEndsAfterTheEvaluationOfRoundTwelve() {
        TestTable table = TestTable.of(3, "12 evaluate A=0@3 B=0@5 C=0@7");

        assertThat(table.told("evaluate")).endsWith("{\"event\":\"gameEnded\"}");
        table.play("evaluate");

        assertThat(table.actor()).isEqualTo(Actor.NOBODY);
        assertThat(table.moves()).isEmpty();
    }

    @Test
    @Rule({"PRG-END-04", "PRG-END-06"})
    void mostTicketsWinAndCoinsAreWorthNothing() {
        Result.Places places = result("A=50 A.tickets=1/2/0/0 B.tickets=2/3/2/0 C.finds=T58,T60");

        assertThat(places.place(1)).isEqualTo(1);
        assertThat(places.place(0)).isEqualTo(2);
        assertThat(places.place(2)).isEqualTo(3);
        assertThat(places.standings().get(0).points()).isEqualTo(7);
        assertThat(places.tieBreak()).isNull();
    }

    @Test
    @Rule({"PRG-END-05", "PRG-EDGE-32", "PRG-RULING-25"})
    void aTieGoesToTheOldestObjectOnShow() {
        // A shows a vase of 599; B a vase of 120, with older things at home
        Result.Places places =
                result(
                        "A=0 B=9 A.tickets=5/0/0/0 B.tickets=3/2/0/0 A.I=4:T58-T36"
                                + " B.I=20:T08-T15 B.finds=T59,T57,T60");

        assertThat(places.place(0)).isEqualTo(1);
        assertThat(places.place(1)).isEqualTo(2);
        assertThat(places.tieBreak()).isEqualTo(Phrase.of("oldestObject"));
    }

    @Test
    @Rule({"PRG-TIE-02", "PRG-EDGE-33", "PRG-RULING-25"})
    void withNothingOnShowTheVictoryIsShared() {
        Result.Places places = result("A=9 A.tickets=5/0/0/0 B.tickets=3/2/0/0");

        assertThat(places.place(0)).isEqualTo(1);
        assertThat(places.place(1)).isEqualTo(1);
        assertThat(places.place(2)).isEqualTo(3);
        assertThat(places.tieBreak()).isNull();
    }

    @Test
    @Rule("PRG-RULING-47")
    void lowerPlacesAreRankedTheSameWay() {
        Result.Places places =
                result(
                        "A.tickets=9/0/0/0 B.tickets=3/2/0/0 C.tickets=5/0/0/0"
                                + " C.I=1:T08-T15 B.I=2:T55-T60");

        assertThat(places.place(0)).isEqualTo(1);
        assertThat(places.place(1)).isEqualTo(2);
        assertThat(places.place(2)).isEqualTo(3);
        assertThat(places.tieBreak()).isEqualTo(Phrase.of("oldestObject"));
    }

    @Test
    @Rule({"PRG-EXH-08", "PRG-EVAL-01", "PRG-EVAL-02", "PRG-END-02"})
    void ticketsAreToldByWhereTheyComeFrom() {
        Score score =
                TestTable.GAME.score(TestTable.of(3, "12 over B.tickets=4/11/2/3").position).get(1);

        assertThat(score.points()).isEqualTo(20);
        assertThat(score.parts()).extracting(Score.Part::points).containsExactly(4, 11, 2, 3);
    }
}
