package dighouse.server.store;

/// The store could not do what it was asked: a full disk, a lost database, no answer in time.
public final class StoreFault extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final boolean outcomeUnknown;

    /// Nothing was kept.
    public StoreFault(String what, Throwable cause) {
        this(what, cause, false);
    }

    private StoreFault(String what, Throwable cause, boolean outcomeUnknown) {
        super(what + ": " + innermost(cause), cause);
        this.outcomeUnknown = outcomeUnknown;
    }

    /// The commit was asked for, and nobody has learnt what became of it.
    public static StoreFault outcomeUnknown(String what, Throwable cause) {
        return new StoreFault(what, cause, true);
    }

    /// Whether it may have been kept all the same.
    public boolean isOutcomeUnknown() {
        return outcomeUnknown;
    }

    private static String innermost(Throwable fault) {
        Throwable cause = fault.getCause();
        return cause == null ? fault.toString() : innermost(cause);
    }
}
