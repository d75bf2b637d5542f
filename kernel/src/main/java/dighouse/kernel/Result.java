package dighouse.kernel;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// How a finished game ended.
public sealed interface Result {

    /// Seats in the order of their places. Seats that share a place stand in seat order.
    ///
    /// @param tieBreak what decided between seats of equal points; `null` if nothing had to
    record Places(List<Standing> standings, @Nullable Phrase tieBreak) implements Result {
        public Places {
            standings = List.copyOf(standings);
        }

        /// The place of a seat, from 1.
        public int place(int seat) {
            for (Standing standing : standings) {
                if (standing.seat() == seat) {
                    return standing.place();
                }
            }
            throw new IllegalArgumentException("no such seat: " + seat);
        }
    }

    /// A seat and its place, from 1; equal places are shared.
    record Standing(int seat, int place, int points) {}

    /// A mission, won or lost, goal by goal.
    record Mission(boolean won, int points, List<Goal> goals) implements Result {
        public Mission {
            goals = List.copyOf(goals);
        }
    }

    /// One goal of a mission.
    record Goal(Phrase what, boolean reached) {}
}
