package dighouse.app.io;

/// There was a question, and nobody is left to answer it.
public final class InputEnded extends RuntimeException {
    private static final long serialVersionUID = 1;

    public InputEnded() {
        super("the input ended");
    }
}
