package dighouse.server.http;

/// The body of a request is not read to its end.
public final class BodyRefused extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final Reason reason;

    public BodyRefused(Reason reason) {
        super(reason.name(), null, false, false); // no stack trace: it is an answer
        this.reason = reason;
    }

    /// Why not.
    public enum Reason {
        /// It has more bytes than any body may have.
        TOO_LARGE,
        /// It was not there in time.
        TOO_SLOW,
        /// Too many large bodies are on their way at once.
        TOO_MANY,
        /// The client stopped before the end.
        CUT
    }

    public Reason reason() {
        return reason;
    }
}
