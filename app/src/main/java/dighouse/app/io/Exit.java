package dighouse.app.io;

/// What the command answers to the shell.
public final class Exit {
    public static final int OK = 0;

    /// What was asked about is not so: a record does not hold, nothing was found.
    public static final int NOT_SO = 1;

    /// The command line, a file or another input makes no sense.
    public static final int BAD_INPUT = 2;

    /// The input ended in the middle of a question.
    public static final int INPUT_ENDED = 3;

    /// A fault of the house itself.
    public static final int FAULT = 4;

    private Exit() {}
}
