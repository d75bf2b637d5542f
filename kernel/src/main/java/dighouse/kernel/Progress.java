package dighouse.kernel;

/// How far a game has come: how many of its rounds, weeks or cards are done.
public record Progress(int done, int of) {
    /// For a game that cannot tell.
    public static final Progress UNKNOWN = new Progress(0, 0);

    public Progress {
        if (done < 0 || done > of) {
            throw new IllegalArgumentException(done + " of " + of);
        }
    }
}
