package dighouse.kernel;

/// Positions and plies of a game as text, both ways.
///
/// A position is one line, so that it sets up a test; a ply is a few words, so that it is a line of
/// a record. Neither holds a line break or the sequence ` ~`, which records use for themselves.
public interface Notation<P extends Position<P>> {
    String position(P position);

    /// Reads a position of a game with this setup.
    ///
    /// @throws Malformed in one sentence; `into` is then in no defined state
    void position(Setup setup, String text, P into);

    /// A move of the actor, or an outcome when chance must decide.
    String ply(P position, int ply);

    /// Reads a ply; whether it is legal is not judged.
    ///
    /// @throws Malformed in one sentence
    int ply(P position, String text);
}
