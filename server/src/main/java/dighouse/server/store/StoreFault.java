package dighouse.server.store;

/// The store could not do what it was asked: the disk is full, the database is away, or no answer
/// came in time.
public final class StoreFault extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final boolean outcomeUnknown;

    /// A fault after which nothing was stored.
    public StoreFault(String what, Throwable cause) {
        this(what, cause, false);
    }

    private StoreFault(String what, Throwable cause, boolean outcomeUnknown) {
        super(what + ": " + innermost(cause), cause);
        this.outcomeUnknown = outcomeUnknown;
    }

    /// A fault after which nobody knows whether a commit was done.
    public static StoreFault outcomeUnknown(String what, Throwable cause) {
        return new StoreFault(what, cause, true);
    }

    /// Whether it may have been stored nevertheless.
    public boolean isOutcomeUnknown() {
        return outcomeUnknown;
    }

    private static String innermost(Throwable fault) {
        Throwable cause = fault.getCause();
        return cause == null ? fault.toString() : innermost(cause);
    }
}
