package dighouse.kernel;

/// How far a game has come: so many rounds, weeks or cards of so many.
public record Progress(int done, int of) {
    /// Of a game that cannot tell.
    public static final Progress UNKNOWN = new Progress(0, 0);

    public Progress {
        if (done < 0 || done > of) {
            throw new IllegalArgumentException(done + " of " + of);
        }
    }
}
