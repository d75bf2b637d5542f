package dighouse.kernel;

/// Who must decide: a seat (0, 1, 2 …) or one of these.
public final class Actor {
    /// No seat decides: an outcome is drawn.
    public static final int CHANCE = -1;

    /// The game is over.
    public static final int NOBODY = -2;

    private Actor() {}
}
