package dighouse.kernel;

/// Positions and plies of a game as text, both ways.
///
/// A position is one line, which a test can begin with; a ply is a few words, which make a line of
/// a record. Neither contains a line break or ` ~`, which records use themselves.
public interface Notation<P extends Position<P>> {
    String position(P position);

    /// Reads a position of a game with this setup.
    ///
    /// @throws Malformed in one sentence; `into` is then undefined
    void position(Setup setup, String text, P into);

    /// A move of the actor, or an outcome when chance must decide. A move is not a bare number:
    /// people who type one mean the number of a choice.
    String ply(P position, int ply);

    /// Reads a ply; whether it is legal is not judged.
    ///
    /// @throws Malformed in one sentence
    int ply(P position, String text);
}
