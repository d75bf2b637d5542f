package dighouse.bots;

import dighouse.kernel.MoveList;
import dighouse.kernel.Phrase;
import dighouse.kernel.Position;
import dighouse.kernel.Randomness;
import java.util.Arrays;
import java.util.List;

/// Knowledge of one game for a search that knows none: how a position will probably end, which
/// moves look good, and how to play on quickly.
///
/// An advice sees only imagined positions, so it cannot peek. It belongs to one thinker and one
/// thread, and may keep buffers of its own. Everything but [#parts] is hot: it is called hundreds
/// of thousands of times a second and allocates nothing.
///
/// @param <P> the game's position
public interface Advice<P extends Position<P>> {
    /// Fills in the expected final points of each seat. The game is not over.
    void forecast(P position, double[] points);

    /// How uncertain the forecast is: about one standard deviation of the margin between two seats,
    /// in points, above 0. It shrinks towards the end of the game.
    double doubt(P position);

    /// How likely a mission is to be won, from 0 to 1. Called for missions only.
    default double hope(P position) {
        return 0.5;
    }

    /// A usual winning score at this table, above 0, by which points are scaled.
    double par();

    /// Tells whether a decision always has the same moves, since nothing is hidden or left to
    /// chance. The search then lists them once, and leaves out those that look hopeless (ADR 19).
    default boolean isOpen() {
        return false;
    }

    /// Tells whether chance, which must draw now, draws for another seat. A bot that compares this
    /// seat's moves by a few tries stops there, since the luck of others would mislead it (ADR 28).
    default boolean isOthersLuck(P position, int seat) {
        return false;
    }

    /// Fills in how good each listed move of the seat looks, from 0 (hopeless) to 1 (obvious). The
    /// search tries the better ones first and relies less on this as it learns.
    default void weigh(P position, int seat, MoveList moves, double[] weights) {
        Arrays.fill(weights, 0, moves.size(), 0.5);
    }

    /// Chooses one of the listed moves for a playout: sensible, but not always the same.
    default int suggest(P position, int seat, MoveList moves, Randomness random) {
        return moves.get(random.below(moves.size()));
    }

    /// The parts that add up to the forecast of a seat, for hints. Not hot.
    List<Part> parts(P position, int seat);

    /// One part of a forecast.
    record Part(Phrase what, double points) {}
}
