package dighouse.app.terminal;

/// What came of a question.
sealed interface Answer {
    /// A legal move.
    record Play(int move) implements Answer {}

    /// Back to an earlier ply that going back reaches.
    record GoBack(int to) implements Answer {}

    /// The person leaves the table.
    record Quit() implements Answer {}
}
