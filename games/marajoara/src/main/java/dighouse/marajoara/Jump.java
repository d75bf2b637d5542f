package dighouse.marajoara;

/// A capture before it is made, for views and words.
///
/// @param becomes what the jumping die will show
/// @param fed the museum whose token lies on the landing cell, or NONE
record Jump(int from, int over, int to, int die, int becomes, int captured, int fed) {

    static Jump of(MarajoaraPosition position, int move) {
        Board board = position.board();
        int from = MarajoaraMove.cell(move);
        int over = board.next(MarajoaraMove.direction(move), from);
        int to = board.next(MarajoaraMove.direction(move), over);
        int die = position.die(from);
        int raised = Die.value(die) + 1 + board.bonus[to];
        int shown = raised <= Die.HIGHEST ? raised : position.overflow() > 0 ? 1 : Die.HIGHEST;
        return new Jump(from, over, to, die, shown, position.die(over), position.tokenOn(to));
    }

    /// Whether the token is another seat's, who then gains pips.
    boolean feedsOther(MarajoaraPosition position) {
        return fed != MarajoaraPosition.NONE
                && (fed < position.seat || fed > position.lastMuseum(position.seat));
    }
}
