package dighouse.pergamon;

import dighouse.kernel.Actor;
import dighouse.kernel.MoveList;

/// What a table asks of the game beside the rules: how far a seat may go back, and what needs no
/// question (PRG-DEC-08, PRG-DEC-19 to 23).
final class TableRules {
    private TableRules() {}

    /// PRG-DEC-21 to 23: a pawn placed is final; so is what ends a turn, or lets chance go on.
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

    /// A row is half made until it is polished, the store step until the rest is kept.
    static boolean rests(PergamonPosition position) {
        return switch (position.phase) {
            case ROW, DISBAND, POLISH -> false;
            case STORE -> position.sets[PergamonPosition.DROPPED] == 0;
            default -> true;
        };
    }

    /// Everything is open, so everyone sees when only one answer is left; only inside an exhibition
    /// can that happen. What would end the turn waits for the seat (PRG-DEC-21).
    static boolean automatic(Pergamon game, PergamonPosition position) {
        if (position.phase != Phase.ROW && position.phase != Phase.POLISH) {
            return false;
        }
        MoveList moves = new MoveList();
        game.moves(position, moves);
        return moves.size() == 1 && !seals(game, position, moves.get(0));
    }
}
