package dighouse.tables;

/// How far a table has come.
public enum Status {
    /// People are still sitting down.
    OPEN,
    PLAYING,
    /// Played to its end, or given up by all but one.
    OVER,
    /// Called off.
    CANCELLED;

    /// The word by which lists and streams know it.
    public String id() {
        return switch (this) {
            case OPEN -> "open";
            case PLAYING -> "playing";
            case OVER -> "over";
            case CANCELLED -> "cancelled";
        };
    }
}
