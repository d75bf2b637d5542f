package dighouse.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class StandingsTest {
    private static ContestGame played(
            List<Integer> lineup, List<Integer> points, List<Integer> places) {
        return new ContestGame(0, lineup, points, places, 10);
    }

    @Test
    void aSharedPlaceCountsHalf() {
        Standings standings =
                new Standings(
                        List.of("a", "b"),
                        2,
                        List.of(
                                played(List.of(0, 1), List.of(9, 5), List.of(1, 2)),
                                played(List.of(1, 0), List.of(7, 7), List.of(1, 1))));

        assertThat(standings.share(0).middle()).isEqualTo(0.75);
        assertThat(standings.victories(1).middle()).isEqualTo(0.25);
        assertThat(standings.winningPoints().mean()).isEqualTo(8);
    }

    /// One against three: first, then behind two of them and beside none.
    @Test
    void aSeatTakesFromThoseItLeavesBehind() {
        ContestGame first = played(List.of(0, 1, 1, 1), List.of(9, 5, 4, 3), List.of(1, 2, 3, 4));
        ContestGame third = played(List.of(1, 0, 1, 1), List.of(9, 5, 7, 3), List.of(1, 3, 2, 4));

        assertThat(first.share(0)).isEqualTo(1);
        assertThat(first.share(1)).isZero();
        assertThat(third.share(0)).isCloseTo(1 / 3.0, within(1e-12));
        assertThat(third.victory(1)).isEqualTo(1);
    }

    @Test
    void tellsResultsPairsSeatsAndRatings() {
        Standings standings =
                new Standings(
                        List.of("a", "b", "c"),
                        2,
                        List.of(
                                played(List.of(0, 1), List.of(9, 5), List.of(1, 2)),
                                played(List.of(1, 2), List.of(8, 5), List.of(1, 2)),
                                played(List.of(2, 0), List.of(3, 4), List.of(2, 1))));

        assertThat(standings.sheets())
                .extracting(ResultTable::id)
                .containsExactly("results", "pairs", "bySeat", "ladder");
        assertThat(standings.results().csv().get(1)).startsWith("a,2,100.0,").contains(",6.50,");
        assertThat(standings.pairs().csv().get(1)).startsWith("a,b,1,100.0,");
        assertThat(standings.ladder().rows())
                .extracting(row -> row.getFirst().text())
                .containsExactly("a", "b", "c");
    }

    @Test
    void aBoutIsReadAsItWasWritten() {
        ContestGame played = new ContestGame(3, List.of(1, 0), List.of(-4, 12), List.of(2, 1), 88);

        assertThat(ContestGame.parse(3, played.text())).isEqualTo(played);
    }
}
