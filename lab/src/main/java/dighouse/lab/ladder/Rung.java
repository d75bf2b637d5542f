package dighouse.lab.ladder;

import dighouse.lab.Standings;
import dighouse.lab.statistics.ConfidenceSequence;
import dighouse.lab.statistics.Interval;
import java.util.ArrayList;
import java.util.List;

/// One comparison of the ladder: how much does the stronger bot take, sitting alone among weaker
/// ones?
///
/// @param seats of the table
/// @param asked the share that it should take at least, from 0 to 1: of the points with two seats,
///   of the victories with more
public record Rung(String stronger, String weaker, int seats, double asked) {
    /// All rungs of a game.
    ///
    /// @param seats of the largest table
    static List<Rung> all(int seats) {
        List<Rung> rungs = new ArrayList<>();
        rungs.add(new Rung("medium", "easy", 2, 0.6));
        rungs.add(new Rung("hard", "medium", 2, 0.6));
        rungs.add(new Rung("expert", "hard", 2, 0.6));
        rungs.add(new Rung("expert", "greedy", 2, 0.8));
        rungs.add(new Rung("greedy", "random", 2, 0.95));
        if (seats > 2) {
            rungs.add(new Rung("expert", "medium", seats, 1.0 / seats));
        }
        return rungs;
    }

    /// A name of one word, for the journal.
    String name() {
        return stronger + "-" + weaker + (seats == 2 ? "" : "-" + seats);
    }

    /// What the stronger bot would take if it were no stronger.
    double fair() {
        return 1.0 / seats;
    }

    /// What the stronger bot took, as an interval that is valid however often one looks.
    Interval taken(Standings standings) {
        Interval once = seats == 2 ? standings.share(0) : standings.victories(0);
        int games = standings.bouts().size();
        return ConfidenceSequence.share(once.middle() * games, games);
    }
}
