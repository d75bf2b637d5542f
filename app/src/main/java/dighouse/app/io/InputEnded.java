package dighouse.app.io;

/// Thrown if the input ends while a question waits for an answer.
public final class InputEnded extends RuntimeException {
    private static final long serialVersionUID = 1;

    public InputEnded() {
        super("the input ended");
    }
}
