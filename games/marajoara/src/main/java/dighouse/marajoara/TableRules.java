package dighouse.marajoara;

import dighouse.kernel.MoveList;

/// What a table asks of the game beside the rules: how far a seat may go back, and what needs no
/// question (MRJ-DEC-24, MRJ-DEC-34 to 38).
final class TableRules {
    private TableRules() {}

    /// MRJ-DEC-37, 38: a starting token is final, and so is the end of a turn. The owner's pips end
    /// with another seat's decision, over which nobody goes back anyway.
    static boolean seals(MarajoaraPosition position, int move) {
        return switch (MarajoaraMove.verb(move)) {
            case MarajoaraMove.END -> position.slateSize == 0;
            case MarajoaraMove.TOKEN -> position.phase == Phase.START_TOKEN;
            default -> false;
        };
    }

    /// An action is half made until it is paid, a gift of pips between two of them, recycling until
    /// the cells of a class are filled. The position rests within yellow 7: dice may be exchanged
    /// for equal ones, so no order of them would list each result once.
    static boolean rests(MarajoaraPosition position) {
        return switch (position.phase) {
            case PAY, COIN, RETURN -> false;
            case PIPS, OTHER_PIPS -> position.step.lastPip == 0;
            case RECYCLE -> position.step.lastCell == Step.NONE;
            default -> true;
        };
    }

    /// Everything is open, so everyone sees when only one answer is left. What ends the turn, or
    /// the game of one who is stuck, waits for the seat.
    static boolean automatic(Marajoara game, MarajoaraPosition position) {
        MoveList moves = MoveList.inAnyOrder();
        game.moves(position, moves);
        if (moves.size() != 1 || seals(position, moves.get(0))) {
            return false;
        }
        return !position.isSolo() || MarajoaraMove.verb(moves.get(0)) != MarajoaraMove.SKIP;
    }
}
