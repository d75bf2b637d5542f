package dighouse.app.terminal;

/// There was a question, and nobody is left to answer it.
public final class InputEnded extends RuntimeException {
    private static final long serialVersionUID = 1;

    InputEnded() {
        super("the input ended");
    }
}
