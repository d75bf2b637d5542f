package dighouse.app.terminal;

/// The answer to a question.
sealed interface PromptAnswer {
    /// A legal move.
    record Play(int move) implements PromptAnswer {}

    /// Undo, to an earlier ply that undo can reach.
    record GoBack(int to) implements PromptAnswer {}

    /// The person leaves the table.
    record Quit() implements PromptAnswer {}
}
