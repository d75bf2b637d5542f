package dighouse.archaeology;

import static dighouse.archaeology.TestTable.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Argument;
import dighouse.kernel.Phrase;
import dighouse.kernel.Result;
import dighouse.kernel.Result.Standing;
import dighouse.kernel.Score;
import dighouse.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScoringTest {
    private static TestTable over(int seats, String sold) {
        return TestTable.of(
                seats,
                "A over sold=" + sold + " market=p site=0+0+0+0 explored=small+medium+large");
    }

    private static Result.Places result(int seats, String sold) {
        return (Result.Places) GAME.result(over(seats, sold).position);
    }

    @Test
    @Rule({"ARC-EX-06", "ARC-SCORE-01"})
    void theWorkedExample() {
        Score score = GAME.score(over(2, "4t,2t,5c/-").position).get(0);

        assertThat(score.points()).isEqualTo(61);
        assertThat(score.parts())
                .containsExactly(
                        new Score.Part(set("coin", 5), 30),
                        new Score.Part(set("talisman", 2), 7),
                        new Score.Part(set("talisman", 4), 24));
    }

    private static Phrase set(String treasure, int size) {
        return Phrase.of("set", Argument.term("treasure", treasure), Argument.number("size", size));
    }

    @Test
    @Rule("ARC-SCORE-01")
    void equalSetsCountEach() {
        Score score = GAME.score(over(2, "2b,2b,p/-").position).get(0);

        assertThat(score.points()).isEqualTo(31);
        assertThat(score.parts()).hasSize(3);
    }

    @Test
    @Rule({"ARC-SCORE-02", "ARC-EDGE-35"})
    void theHighestScoreWinsAndNothingSoldIsZero() {
        Result.Places places = result(3, "2b/5c/-");

        assertThat(places.standings())
                .containsExactly(
                        new Standing(1, 1, 30), new Standing(0, 2, 15), new Standing(2, 3, 0));
        assertThat(places.tieBreak()).isNull();
    }

    @Test
    @Rule({"ARC-TIE-01", "ARC-EDGE-34"})
    void ofEqualScoresFewerCardsWin() {
        // 30 + 30 + 4 from 14 cards; 15 + 10 + 15 + 14 + 10 from 17
        String sold = "5p,4s,2b,3t,3c/5c,5c,4p";
        Result.Places places = result(2, sold);

        assertThat(Scoring.cardsSold(over(2, sold).position, 0)).isEqualTo(17);
        assertThat(Scoring.cardsSold(over(2, sold).position, 1)).isEqualTo(14);
        assertThat(places.standings())
                .containsExactly(new Standing(1, 1, 64), new Standing(0, 2, 64));
        assertThat(places.tieBreak()).isEqualTo(Phrase.of("fewerCards"));
    }

    @Test
    @Rule({"ARC-TIE-02", "ARC-RULING-14", "ARC-EDGE-34"})
    void equalScoresFromEquallyManyCardsShareThePlace() {
        Result.Places places = result(3, "2c,p/2c,s/p");

        assertThat(places.standings())
                .containsExactly(
                        new Standing(0, 1, 6), new Standing(1, 1, 6), new Standing(2, 3, 1));
        assertThat(places.tieBreak()).isNull();
        assertThat(places.place(2)).isEqualTo(3);
    }

    @Test
    @Rule("ARC-SCORE-01")
    void pointsAreToldWhileTheGameGoesOn() {
        TestTable table = TestTable.of(2, "A act hands=p/c market=t sold=5c/-");

        assertThat(GAME.score(table.position)).extracting(Score::points).isEqualTo(List.of(30, 0));
    }
}
