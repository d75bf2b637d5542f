package dighouse.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dighouse.lab.statistics.Ratings.Comparison;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class RatingsTest {
    private static List<List<Comparison>> games(int one, int other, int won, int tied, int lost) {
        List<List<Comparison>> games = new ArrayList<>();
        games.addAll(Collections.nCopies(won, List.of(new Comparison(one, other, 1))));
        games.addAll(Collections.nCopies(tied, List.of(new Comparison(one, other, 0.5))));
        games.addAll(Collections.nCopies(lost, List.of(new Comparison(one, other, 0))));
        return games;
    }

    private static double width(Interval interval) {
        return interval.high() - interval.low();
    }

    /// With the virtual tie it is 75.5 to 25.5, which on Elo's scale is 188.5.
    @Test
    void oneLeadFollowsFromOneShare() {
        List<Interval> ratings = Ratings.fit(2, games(0, 1, 75, 0, 25));

        assertThat(ratings.get(0).middle() - ratings.get(1).middle())
                .isCloseTo(400 * Math.log10(75.5 / 25.5), within(0.01));
        assertThat(ratings.get(0).middle()).isCloseTo(-ratings.get(1).middle(), within(1e-6));
    }

    /// A lead's standard error is 400 / ln 10 / √(n p q); a rating around the mean has half of it.
    @Test
    void theIntervalIsThatOfALogit() {
        Interval rating = Ratings.fit(2, games(0, 1, 75, 0, 25)).getFirst();
        double p = 75.5 / 101;
        double error = 400 / Math.log(10) / Math.sqrt(101 * p * (1 - p)) / 2;

        assertThat(width(rating)).isCloseTo(2 * Interval.Z95 * error, within(0.5));
    }

    @Test
    void aTieIsHalfAWinAndHalfALoss() {
        assertThat(Ratings.fit(2, games(0, 1, 50, 50, 0)).getFirst().middle())
                .isCloseTo(
                        Ratings.fit(2, games(0, 1, 75, 0, 25)).getFirst().middle(), within(1e-6));
    }

    /// Strengths 4, 2 and 1: shares 2/3, 2/3 and 4/5.
    @Test
    void findsStrengthsThatExplainAllPairs() {
        List<List<Comparison>> all = new ArrayList<>(games(0, 1, 2000, 0, 1000));
        all.addAll(games(1, 2, 2000, 0, 1000));
        all.addAll(games(0, 2, 2400, 0, 600));

        List<Interval> ratings = Ratings.fit(3, all);

        double octave = 400 * Math.log10(2);
        assertThat(ratings.get(0).middle()).isCloseTo(octave, within(0.5));
        assertThat(ratings.get(1).middle()).isCloseTo(0, within(0.5));
        assertThat(ratings.get(2).middle()).isCloseTo(-octave, within(0.5));
    }

    @Test
    void whoWinsAllGamesIsRatedHighButNotInfinite() {
        Interval best = Ratings.fit(2, games(0, 1, 100, 0, 0)).getFirst();

        assertThat(best.middle()).isBetween(400.0, 500.0);
        assertThat(width(best)).isGreaterThan(200);
    }

    /// Three comparisons of one game that always say the same are no more than one.
    @Test
    void comparisonsOfOneGameAreNotTakenForGamesOfTheirOwn() {
        List<List<Comparison>> tripled = new ArrayList<>();
        for (List<Comparison> game : games(0, 1, 75, 0, 25)) {
            tripled.add(List.of(game.getFirst(), game.getFirst(), game.getFirst()));
        }

        assertThat(width(Ratings.fit(2, tripled).getFirst()))
                .isCloseTo(width(Ratings.fit(2, games(0, 1, 75, 0, 25)).getFirst()), within(2.0));
    }
}
