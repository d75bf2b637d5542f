package dighouse.lab.statistics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Rates entrants on the scale of chess players: a lead of 400 means ten points out of eleven.
///
/// The strengths are those that make the results likeliest (the model of Bradley and Terry, with
/// ties as halves), found by Hunter's iteration, which always climbs. Each pair that met is given
/// one additional tie, so that an entrant who won every game is not rated infinite. The mean of all
/// ratings is 0.
///
/// Intervals are computed in two ways, and the wider one is reported: by the curvature of the
/// likelihood, as if all comparisons were independent; and by how far single games pull the fit
/// (the sandwich estimator), which stays valid where one game of several seats gives many
/// comparisons.
public final class Ratings {
    private static final double POINTS_PER_UNIT = 400 / Math.log(10);
    private static final int MOST_ITERATIONS = 100_000;
    private static final double CLOSE_ENOUGH = 1e-12;
    private static final double VIRTUAL_TIES = 1;

    private final int entrants;
    private final List<List<Comparison>> games;
    private final double[][] met; // how often each pair was compared, including the virtual tie
    private final double[] won;
    private final double[] strength;

    /// What one entrant took from another in a game, from 0 to 1.
    public record Comparison(int entrant, int other, double taken) {}

    private Ratings(int entrants, List<List<Comparison>> games) {
        this.entrants = entrants;
        this.games = games;
        met = new double[entrants][entrants];
        won = new double[entrants];
        strength = new double[entrants];
        Arrays.fill(strength, 1);
    }

    /// The ratings of entrants 0, 1, 2 …
    ///
    /// @param games the comparisons of every game, each pair of seats once
    public static List<Interval> fit(int entrants, List<List<Comparison>> games) {
        Ratings ratings = new Ratings(entrants, games);
        ratings.count();
        ratings.climb();
        return ratings.intervals();
    }

    private void count() {
        for (List<Comparison> game : games) {
            for (Comparison each : game) {
                meet(each.entrant(), each.other(), 1, each.taken());
            }
        }
        for (int i = 0; i < entrants; i++) {
            for (int j = 0; j < i; j++) {
                if (met[i][j] > 0) {
                    meet(i, j, VIRTUAL_TIES, VIRTUAL_TIES / 2);
                }
            }
        }
    }

    private void meet(int one, int other, double times, double taken) {
        met[one][other] += times;
        met[other][one] += times;
        won[one] += taken;
        won[other] += times - taken;
    }

    private void climb() {
        double change = 1;
        for (int i = 0; i < MOST_ITERATIONS && change > CLOSE_ENOUGH; i++) {
            change = step();
        }
    }

    private double step() {
        double change = 0;
        for (int i = 0; i < entrants; i++) {
            double sum = 0;
            for (int j = 0; j < entrants; j++) {
                if (met[i][j] > 0) {
                    sum += met[i][j] / (strength[i] + strength[j]);
                }
            }
            double better = sum == 0 ? strength[i] : won[i] / sum;
            change = Math.max(change, Math.abs(Math.log(better / strength[i])));
            strength[i] = better;
        }
        double mean = Arrays.stream(strength).map(Math::log).average().orElse(0);
        for (int i = 0; i < entrants; i++) {
            strength[i] /= Math.exp(mean);
        }
        return change;
    }

    private List<Interval> intervals() {
        double[][] inverse = inverse();
        double[][] pull = pull();
        List<Interval> intervals = new ArrayList<>();
        for (int i = 0; i < entrants; i++) {
            double curved = inverse[i][i];
            double pulled = 0;
            for (int j = 0; j < entrants; j++) {
                for (int k = 0; k < entrants; k++) {
                    pulled += inverse[i][j] * pull[j][k] * inverse[k][i];
                }
            }
            double rating = POINTS_PER_UNIT * Math.log(strength[i]);
            double reach =
                    POINTS_PER_UNIT
                            * Interval.Z95
                            * Math.sqrt(Math.max(0, Math.max(curved, pulled)));
            intervals.add(new Interval(rating - reach, rating, rating + reach));
        }
        return intervals;
    }

    private double expected(int one, int other) {
        return strength[one] / (strength[one] + strength[other]);
    }

    /// The inverted curvature of the likelihood, on the plane where ratings add up to 0.
    private double[][] inverse() {
        double[][] curvature = new double[entrants][entrants];
        for (int i = 0; i < entrants; i++) {
            for (int j = 0; j < entrants; j++) {
                if (i != j) {
                    double weight = met[i][j] * expected(i, j) * expected(j, i);
                    curvature[i][i] += weight;
                    curvature[i][j] -= weight;
                }
            }
        }
        double share = 1.0 / entrants; // adding it everywhere makes the matrix invertible
        for (double[] row : curvature) {
            for (int j = 0; j < entrants; j++) {
                row[j] += share;
            }
        }
        double[][] inverse = Matrix.inverse(curvature);
        for (double[] row : inverse) {
            for (int j = 0; j < entrants; j++) {
                row[j] -= share;
            }
        }
        return inverse;
    }

    /// How far each game pulls each pair of ratings away from the fit, summed over the games.
    private double[][] pull() {
        double[][] pull = new double[entrants][entrants];
        for (List<Comparison> game : games) {
            double[] surprise = new double[entrants];
            for (Comparison each : game) {
                double more = each.taken() - expected(each.entrant(), each.other());
                surprise[each.entrant()] += more;
                surprise[each.other()] -= more;
            }
            for (int i = 0; i < entrants; i++) {
                for (int j = 0; j < entrants; j++) {
                    pull[i][j] += surprise[i] * surprise[j];
                }
            }
        }
        return pull;
    }
}
