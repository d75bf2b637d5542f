package dighouse.testkit.checks;

import dighouse.kernel.Edition;
import dighouse.kernel.Game;
import dighouse.kernel.Position;
import java.util.List;
import java.util.function.Consumer;

/// A game under test, and what only its own module knows about it.
///
/// @param invariants throws an [AssertionError] if a component is lost or doubled
/// @param secrets where imaginings must differ
/// @param symmetries ways to rename things that the rules do not notice; perhaps none
/// @param defaults the ledger's answer for an absent seat
/// @param readable throws an [AssertionError] if a position should not have been read
/// @param showsHidden whether a move may show its own seat something hidden, without chance
public record Subject<P extends Position<P>>(
        Game<P> game,
        List<Edition> editions,
        Consumer<P> invariants,
        Secrets<P> secrets,
        List<Symmetry<P>> symmetries,
        Defaults<P> defaults,
        Consumer<P> readable,
        boolean showsHidden) {
    public Subject {
        editions = List.copyOf(editions);
        symmetries = List.copyOf(symmetries);
    }

    /// Where something is hidden.
    @FunctionalInterface
    public interface Secrets<P extends Position<P>> {
        /// Whether this viewer must consider at least two positions possible.
        boolean hidesAlternatives(P position, int viewer);
    }

    /// The ledger's answer for an absent seat, written a second time: as the position that it leads
    /// to.
    @FunctionalInterface
    public interface Defaults<P extends Position<P>> {
        /// Throws an [AssertionError] unless the whole answer that led from one position to the
        /// other is what the ledger says.
        ///
        /// @param before a position at rest in which a seat must decide
        /// @param after where its fallbacks led: at rest again, or another seat must decide
        void check(P before, P after);
    }

    /// The same for another game object, such as a broken one.
    public Subject<P> with(Game<P> other) {
        return new Subject<>(
                other, editions, invariants, secrets, symmetries, defaults, readable, showsHidden);
    }
}
