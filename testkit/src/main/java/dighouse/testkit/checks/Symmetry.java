package dighouse.testkit.checks;

import dighouse.kernel.Position;

/// A renaming that the rules do not notice: seats that change places, a board in a mirror. What may
/// be done, and what it leads to, must change by the renaming alone.
///
/// @param <P> the game's position
public interface Symmetry<P extends Position<P>> {
    String name();

    /// The other name of a seat.
    int seat(int seat);

    /// Writes the renamed position into another.
    void rename(P position, P into);

    /// The other name of a ply.
    int ply(P position, int ply);
}
