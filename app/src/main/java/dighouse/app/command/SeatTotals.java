package dighouse.app.command;

import dighouse.kernel.Result;
import java.util.Arrays;

/// Sums up many games by seat.
final class SeatTotals {
    private final long[] sums;
    private final double[] squares;
    private final int[] least;
    private final int[] most;
    private final double[] wins; // a shared victory is divided equally
    private long games;
    private long plies;
    private long decisions;

    SeatTotals(int seats) {
        sums = new long[seats];
        squares = new double[seats];
        least = new int[seats];
        most = new int[seats];
        wins = new double[seats];
        Arrays.fill(least, Integer.MAX_VALUE);
        Arrays.fill(most, Integer.MIN_VALUE);
    }

    void add(Result result, int gamePlies, int gameDecisions) {
        games++;
        plies += gamePlies;
        decisions += gameDecisions;
        switch (result) {
            case Result.Places places -> {
                long winners =
                        places.standings().stream().filter(each -> each.place() == 1).count();
                for (Result.Standing standing : places.standings()) {
                    points(standing.seat(), standing.points());
                    wins[standing.seat()] += standing.place() == 1 ? 1.0 / winners : 0;
                }
            }
            case Result.Mission mission -> {
                points(0, mission.points());
                wins[0] += mission.won() ? 1 : 0;
            }
        }
    }

    private void points(int seat, int points) {
        sums[seat] += points;
        squares[seat] += (double) points * points;
        least[seat] = Math.min(least[seat], points);
        most[seat] = Math.max(most[seat], points);
    }

    int seats() {
        return sums.length;
    }

    double mean(int seat) {
        return sums[seat] / (double) games;
    }

    /// The standard deviation of one game's points.
    double deviation(int seat) {
        double mean = mean(seat);
        return games < 2
                ? 0
                : Math.sqrt(Math.max(0, squares[seat] - games * mean * mean) / (games - 1));
    }

    int least(int seat) {
        return least[seat];
    }

    int most(int seat) {
        return most[seat];
    }

    double winShare(int seat) {
        return wins[seat] / games;
    }

    long plies() {
        return plies;
    }

    long decisions() {
        return decisions;
    }
}
