package dighouse.kernel;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// How a finished game ended.
public sealed interface Result {

    /// Seats in the order of their places. Seats that share a place are in seat order.
    ///
    /// @param tieBreak what decided between seats of equal points; `null` if nothing did
    record Places(List<Standing> standings, @Nullable Phrase tieBreak) implements Result {
        public Places {
            standings = List.copyOf(standings);
        }

        /// Ranks the seats of a finished game by [Game#points], then by [Game#tieBreak]. Seats that
        /// are equal in both share a place.
        ///
        /// @param tieBreak names what the tie-break looks at, should it decide
        public static <P extends Position<P>> Places of(Game<P> game, P position, Phrase tieBreak) {
            int seats = position.setup().seats();
            int[] places = new int[seats];
            boolean decided = false;
            for (int seat = 0; seat < seats; seat++) {
                places[seat] = 1;
                for (int other = 0; other < seats; other++) {
                    int ahead = game.points(position, other) - game.points(position, seat);
                    boolean broken =
                            ahead == 0
                                    && game.tieBreak(position, other)
                                            > game.tieBreak(position, seat);
                    places[seat] += ahead > 0 || broken ? 1 : 0;
                    decided |= broken;
                }
            }
            List<Standing> standings = new ArrayList<>();
            for (int seat = 0; seat < seats; seat++) {
                standings.add(new Standing(seat, places[seat], game.points(position, seat)));
            }
            standings.sort(Comparator.comparingInt(Standing::place)); // keeps the order of seats
            return new Places(standings, decided ? tieBreak : null);
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
