package dighouse.pergamon;

import dighouse.kernel.Actor;
import dighouse.kernel.MoveList;

/// How a table is kept: which moves undo cannot cross, where no choice is half made, and which
/// moves are played without asking (PRG-DEC-08, PRG-DEC-19 to 23).
final class TableRules {
    private TableRules() {}

    /// PRG-DEC-21 to 23: a placed pawn is final. So is a move that ends the turn or is followed by
    /// chance.
    static boolean seals(Pergamon game, PergamonPosition position, int move) {
        if (position.phase == Phase.ASK) {
            return true;
        }
        PergamonPosition after = game.position();
        after.copyFrom(position);
        game.play(after, move);
        return after.round != position.round
                || after.at != position.at
                || game.actor(after) == Actor.CHANCE;
    }

    /// Whether no choice is half made: a row until it is polished, storing until the seat has
    /// decided what to keep.
    static boolean rests(PergamonPosition position) {
        return switch (position.phase) {
            case ROW, DISBAND, POLISH -> false;
            case STORE -> position.sets[PergamonPosition.DROPPED] == 0;
            default -> true;
        };
    }

    /// The only legal move is played without asking, since nothing is hidden in this game; only an
    /// exhibition has such moves. The seat itself must end its turn (PRG-DEC-21).
    static boolean automatic(Pergamon game, PergamonPosition position) {
        if (position.phase != Phase.ROW && position.phase != Phase.POLISH) {
            return false;
        }
        MoveList moves = new MoveList();
        game.moves(position, moves);
        return moves.size() == 1 && !seals(game, position, moves.get(0));
    }
}
