package dighouse.server.store;

/// The store could not do what it was asked: a full disk, a lost database. Nothing was kept of it.
public final class StoreFault extends RuntimeException {
    private static final long serialVersionUID = 1;

    public StoreFault(String what, Throwable cause) {
        super(what + ": " + innermost(cause), cause);
    }

    private static String innermost(Throwable fault) {
        Throwable cause = fault.getCause();
        return cause == null ? fault.toString() : innermost(cause);
    }
}
