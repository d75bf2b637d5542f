package dighouse.marajoara;

/// A capture before it is made, for views and words.
///
/// @param over the next cell, or NONE; and so for `to`, the one behind it
/// @param becomes what the jumping die will show
/// @param fed the museum whose token lies on the landing cell, or NONE
record Jump(int from, int over, int to, int die, int becomes, int captured, int fed) {

    /// The capture of a legal move; of any other as far as there are cells.
    static Jump of(MarajoaraPosition position, int move) {
        Board board = position.board();
        int from = MarajoaraMove.cell(move);
        int over = board.next(MarajoaraMove.direction(move), from);
        int to = over == Board.NONE ? over : board.next(MarajoaraMove.direction(move), over);
        int die = position.die(from);
        if (to == Board.NONE) {
            int captured = over == Board.NONE ? Die.NONE : position.die(over);
            return new Jump(from, over, to, die, Die.value(die), captured, MarajoaraPosition.NONE);
        }
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
