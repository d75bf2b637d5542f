package dighouse.kernel;

/// What one viewer learns from one ply, for log, animation and sound. Games have a sealed family of
/// records; each says itself as a [Phrase] whose arguments are its components, by the same names.
public interface Event {
    Phrase phrase();
}
