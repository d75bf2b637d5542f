package dighouse.tables;

/// The log of a table cannot be folded: it is damaged, or this program plays its plies otherwise
/// than the one that wrote them. The table is set aside; all others go on.
public final class BrokenLog extends RuntimeException {
    private static final long serialVersionUID = 1;

    public BrokenLog(int number, String what) {
        super("event " + number + ": " + what);
    }

    public BrokenLog(int number, Throwable cause) {
        super("event " + number + ": " + cause.getMessage(), cause);
    }
}
