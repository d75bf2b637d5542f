package dighouse.app;

/// What the command answers to the shell.
final class Exit {
    static final int OK = 0;

    /// What was asked about is not so: a record does not hold, nothing was found.
    static final int NOT_SO = 1;

    /// The command line, a file or another input makes no sense.
    static final int BAD_INPUT = 2;

    /// The input ended in the middle of a question.
    static final int INPUT_ENDED = 3;

    /// A fault of the house itself.
    static final int FAULT = 4;

    private Exit() {}
}
