package dighouse.marajoara;

import dighouse.kernel.MoveList;

/// How a table is kept: which moves undo cannot cross, where no choice is half made, and which
/// moves are played without asking (MRJ-DEC-24, MRJ-DEC-34 to 38).
final class TableRules {
    private TableRules() {}

    /// MRJ-DEC-37, 38: a starting token is final, and so is the end of a turn. The pips of another
    /// owner are final too (MRJ-DEC-38), but need no seal: undo never crosses another seat's
    /// decision.
    static boolean seals(MarajoaraPosition position, int move) {
        return switch (MarajoaraMove.verb(move)) {
            case MarajoaraMove.END -> position.slateSize == 0;
            case MarajoaraMove.TOKEN -> position.phase == Phase.START_TOKEN;
            default -> false;
        };
    }

    /// Whether no choice is half made: an action is until it is paid, a gift of pips from its first
    /// pip to its last, recycling while the cells of one class are being filled.
    ///
    /// The position rests between the exchanges of yellow 7 all the same. Dice may be exchanged for
    /// equal ones there, so no fixed order of them lists each result exactly once.
    static boolean rests(MarajoaraPosition position) {
        return switch (position.phase) {
            case PAY, COIN, RETURN -> false;
            case PIPS, OTHER_PIPS -> position.step.lastPip == 0;
            case RECYCLE -> position.step.lastCell == Step.NONE;
            default -> true;
        };
    }

    /// The only legal move is played without asking, since nothing is hidden in this game. The seat
    /// itself must end its turn, and in a solo game skip, because that ends the game.
    static boolean automatic(Marajoara game, MarajoaraPosition position) {
        MoveList moves = MoveList.inAnyOrder();
        game.moves(position, moves);
        if (moves.size() != 1 || seals(position, moves.get(0))) {
            return false;
        }
        return !position.isSolo() || MarajoaraMove.verb(moves.get(0)) != MarajoaraMove.SKIP;
    }
}
