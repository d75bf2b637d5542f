package dighouse.kernel;

/// The whole truth of one game at one moment: mutable, flat, and cheap to copy into another.
///
/// Positions are values: implementations override `equals` and `hashCode` so that two positions are
/// equal exactly if nothing, now or later, can tell them apart. What a seat has been shown is part
/// of the truth and counts.
///
/// @param <P> the position type itself
public interface Position<P extends Position<P>> {
    /// What this game is played with. Shared, never changed.
    Setup setup();

    /// A list for the game's own calculations, not part of the truth. A position that keeps one
    /// saves the game from making a new list each time.
    default MoveList scratch() {
        return new MoveList();
    }

    /// Makes this position equal to another one; allocates nothing.
    void copyFrom(P other);

    /// 64 bits of the whole position, the same on every machine.
    long hash();
}
