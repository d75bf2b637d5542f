package dighouse.marajoara;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Phrase;
import dighouse.kernel.Result;
import dighouse.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScoringTest {
    private static List<Integer> points(TestTable table) {
        List<Integer> points = new ArrayList<>();
        TestTable.GAME.score(table.position).forEach(score -> points.add(score.points()));
        return points;
    }

    private static TestTable ended(int seats, String entries) {
        return TestTable.of(seats, "14 A scoring " + entries).play("score");
    }

    private static Result.Places places(TestTable table) {
        return (Result.Places) TestTable.GAME.result(table.position);
    }

    @ParameterizedTest
    @CsvSource({
        "5/3/3/1, '[7, 4, 4, 0]'",
        "5/5/2/2, '[6, 6, 1, 1]'",
        "3/3/3/0, '[5, 5, 5, 0]'",
        "4/2/2/2, '[7, 2, 2, 2]'",
        "2/2/2/2, '[3, 3, 3, 3]'",
        "4/4, '[6, 6]'",
        "3/0, '[7, 0]'",
        "2/0/0, '[7, 0, 0]'",
        "1/2/3, '[3, 5, 7]'"
    })
    @Rule({"MRJ-EXD-01", "MRJ-EXD-02", "MRJ-EXD-03", "MRJ-EXD-04", "MRJ-EXD-05", "MRJ-SCORE-01"})
    void mostVases(String vases, String points) {
        int seats = vases.split("/", -1).length;

        assertThat(points(ended(seats, "vases=" + vases))).hasToString(points);
    }

    @Test
    @Rule({"MRJ-SCORE-02", "MRJ-SCORE-03", "MRJ-RULING-29", "MRJ-EDGE-44"})
    void mostPiecesByTheSameProcedure() {
        assertThat(points(ended(3, "pieces=SUM4+SUM5/ONE3/ONE6"))).containsExactly(7, 4, 4);
        assertThat(points(ended(3, "pieces=-/ONE3/-"))).containsExactly(0, 7, 0);
        assertThat(points(ended(2, "pieces=SUM4/SUM5"))).containsExactly(6, 6);
    }

    @Test
    @Rule({"MRJ-SCORE-04", "MRJ-SCORE-05", "MRJ-SCORE-06", "MRJ-TRK-09"})
    void trackEnds() {
        assertThat(points(ended(2, "vases=3/3 disks=009/009 ends=-/-/BA")))
                .containsExactly(6 + 3, 6 + 6);
        assertThat(points(ended(2, "pieces=SUM4+SUM5/ONE3+ONE6 disks=900/900 ends=AB/-/-")))
                .containsExactly(6 + 4, 6 + 2);
        assertThat(points(ended(2, "disks=090/090 ends=-/BA/-"))).containsExactly(6, 10);
    }

    @Test
    @Rule({"MRJ-SCORE-07", "MRJ-RULING-48", "MRJ-RULING-59"})
    void onEqualPointsMoreMoneyWins() {
        TestTable table = ended(3, "dice=y12/y4/y111 points=vases:20/vases:20/vases:20");

        assertThat(places(table).standings().stream().map(Result.Standing::seat))
                .containsExactly(1, 0, 2);
        assertThat(places(table).standings().stream().map(Result.Standing::place))
                .containsExactly(1, 2, 2);
        assertThat(Objects.requireNonNull(places(table).tieBreak())).isEqualTo(Phrase.of("money"));
        assertThat(TestTable.GAME.tieBreak(table.position, 1)).isEqualTo(4);
    }

    @Test
    @Rule({"MRJ-EDGE-43", "MRJ-SCORE-07"})
    void equalInBothTheyShareTheVictory() {
        TestTable table = ended(2, "dice=y12/y3 points=vases:20/pieces:20");

        assertThat(places(table).place(0)).isEqualTo(1);
        assertThat(places(table).place(1)).isEqualTo(1);
        assertThat(places(table).tieBreak()).isNull();
    }

    @Test
    @Rule({"MRJ-RULING-24", "MRJ-SCORE-04"})
    void onlyVasesOnDisplayCount() {
        TestTable table =
                TestTable.of(2, "14 B turn site=C3y1,D3g1 vases=3/3 disks=000/007 first=A")
                        .play("capture C3 E", "track red", "take-back", "end", "score");

        assertThat(table.position.pointsFrom(0, Source.MOST_VASES)).isEqualTo(7);
        assertThat(table.position.pointsFrom(1, Source.MOST_VASES)).isEqualTo(5);
    }

    @Test
    @Rule("MRJ-RULING-42")
    void pointsArePlainNumbersBeyondEveryLap() {
        assertThat(ended(2, "points=vases:50/vases:60").points(0)).isEqualTo(30 + 20);
        assertThat(ended(2, "points=vases:50/vases:60").points(1)).isEqualTo(60);
        assertThat(ended(2, "points=vases:65/vases:5").points(0)).isEqualTo(60 + 5);
    }
}
