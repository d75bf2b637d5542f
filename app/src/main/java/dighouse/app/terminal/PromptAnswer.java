package dighouse.app.terminal;

/// What came of a question.
sealed interface PromptAnswer {
    /// A legal move.
    record Play(int move) implements PromptAnswer {}

    /// Back to an earlier ply that going back reaches.
    record GoBack(int to) implements PromptAnswer {}

    /// The person leaves the table.
    record Quit() implements PromptAnswer {}
}
