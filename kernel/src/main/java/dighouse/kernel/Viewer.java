package dighouse.kernel;

/// Who sees a position: a seat (0, 1, 2 …) or one of these. Values differ from [Actor]'s on
/// purpose.
public final class Viewer {
    /// Somebody without a seat, who sees what everybody may see.
    public static final int BYSTANDER = -3;

    /// Sees everything; used only once the game is over.
    public static final int OPEN = -4;

    private Viewer() {}
}
