package dighouse.kernel;

/// What one viewer learns from one ply, for log, animation and sound. Games have a sealed family of
/// records; each is told as a [Phrase] whose arguments are its components, by the same names (see
/// [dighouse.kernel.annotation.Told]).
public interface Event {
    Phrase phrase();
}
