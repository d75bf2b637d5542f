package dighouse.server.table;

/// A table's events do not add up: the log was damaged, or the program plays them otherwise than
/// the one that kept them. The table is set aside; all others go on.
public final class BrokenLog extends RuntimeException {
    private static final long serialVersionUID = 1;

    public BrokenLog(int number, String what) {
        super("event " + number + ": " + what);
    }

    public BrokenLog(int number, Throwable cause) {
        super("event " + number + ": " + cause.getMessage(), cause);
    }
}
