package dighouse.bots;

import dighouse.kernel.Position;

/// A player that decides from a glimpse. Keeps nothing between two decisions.
public interface Bot {
    /// The name by which commands know it.
    String name();

    /// A legal move of the glimpse's seat, which must decide now.
    <P extends Position<P>> int choose(Glimpse<P> glimpse, Budget budget);
}
