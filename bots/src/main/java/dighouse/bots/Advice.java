package dighouse.bots;

import dighouse.kernel.MoveList;
import dighouse.kernel.Phrase;
import dighouse.kernel.Position;
import dighouse.kernel.Randomness;
import java.util.Arrays;
import java.util.List;

/// What somebody who knows a game tells a search that knows none: how a position will probably end,
/// which moves look good, and how to play on quickly.
///
/// An advice is handed imagined positions only, so whatever it reads, it cannot peek. It belongs to
/// one thinker and one thread, and may keep buffers of its own. Everything but [#parts] is hot:
/// called hundreds of thousands of times a second, it allocates nothing.
///
/// @param <P> the game's position
public interface Advice<P extends Position<P>> {
    /// Fills in the final points that each seat may expect. The game is not over.
    void forecast(P position, double[] points);

    /// How far the margin between two seats is usually off in such a forecast: about one standard
    /// deviation, in points, above 0. Small when little is left to come.
    double doubt(P position);

    /// How likely a mission is to be won, from 0 to 1; asked for missions only.
    default double hope(P position) {
        return 0.5;
    }

    /// A usual winning score at this table, above 0: what points are measured by.
    double par();

    /// Whether a decision always has the moves that it had when it was first met, since nothing is
    /// hidden and nothing left to chance. A search then lists them once, and leaves out those that
    /// look hopeless.
    default boolean isOpen() {
        return false;
    }

    /// Whether chance, which must draw now, draws for somebody else than this seat. Who compares
    /// the moves of a seat by a few tries should not be misled by that.
    default boolean isOthersLuck(P position, int seat) {
        return false;
    }

    /// Fills in how good each listed move of the seat looks, from 0 (hopeless) to 1 (obvious).
    /// Search tries the better ones first, and forgets the opinion as it learns its own.
    default void weigh(P position, int seat, MoveList moves, double[] weights) {
        Arrays.fill(weights, 0, moves.size(), 0.5);
    }

    /// One of the listed moves, for a quick game to the end: sensible, but not always the same.
    default int suggest(P position, int seat, MoveList moves, Randomness random) {
        return moves.get(random.below(moves.size()));
    }

    /// What the forecast of a seat is made of, for hints: the parts add up to its points. Called at
    /// the edge, and may be as clear as it likes.
    List<Part> parts(P position, int seat);

    /// One part of a forecast.
    record Part(Phrase what, double points) {}
}
