package dighouse.app.io;

/// The exit codes of the command.
public final class Exit {
    public static final int OK = 0;

    /// The answer is no: a record does not hold, nothing was found.
    public static final int NOT_SO = 1;

    /// The command line, a file or another input is wrong.
    public static final int BAD_INPUT = 2;

    /// The input ended in the middle of a question.
    public static final int INPUT_ENDED = 3;

    /// A bug in Dighouse.
    public static final int FAULT = 4;

    private Exit() {}
}
