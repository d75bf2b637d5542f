package dighouse.server.http;

/// The body of a request could not be read to its end.
public final class BodyRefused extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final Reason reason;

    public BodyRefused(Reason reason) {
        super(reason.name(), null, false, false); // no stack trace: it is an answer
        this.reason = reason;
    }

    /// Why not.
    public enum Reason {
        /// It is larger than any body may be.
        TOO_LARGE,
        /// It did not arrive in time.
        TOO_SLOW,
        /// Too many large bodies are arriving at once.
        TOO_MANY,
        /// The client stopped before its end.
        CUT
    }

    public Reason reason() {
        return reason;
    }
}
