package dighouse.testkit.checks;

import dighouse.kernel.Position;

/// A renaming that the rules do not notice, such as seats that change places or a mirrored board.
/// Legal moves and what they lead to must differ by the renaming alone.
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
