package dighouse.marajoara;

import dighouse.kernel.MoveList;

/// The moves made for an absent seat (MRJ-DEC-39 to 41).
///
/// They are chosen from the moves in any order. In one fixed order, a pip for the highest die would
/// exclude the dice before it, and the remaining pips would be lost.
final class Fallback {
    private Fallback() {}

    static int answer(Marajoara game, MarajoaraPosition position) {
        MoveList moves = MoveList.inAnyOrder();
        game.moves(position, moves);
        return switch (position.phase) {
            case MENU -> menu(position, moves);
            case OWN_PIP -> ownPip(position, moves);
            case OTHER_PIPS, PIPS -> highest(moves);
            case PIECE -> bestPiece(position, moves);
            default -> moves.get(0); // the passive answer, or the first of all
        };
    }

    /// MRJ-DEC-40: the first capture that feeds nobody else; no free action is begun.
    private static int menu(MarajoaraPosition position, MoveList moves) {
        for (int i = 0; i < moves.size(); i++) {
            boolean capture = MarajoaraMove.verb(moves.get(i)) == MarajoaraMove.CAPTURE;
            if (capture && !Jump.of(position, moves.get(i)).feedsOther(position)) {
                return moves.get(i);
            }
        }
        return moves.get(0);
    }

    /// MRJ-DEC-39: the captured die if it is below 6.
    private static int ownPip(MarajoaraPosition position, MoveList moves) {
        return Die.value(position.step.captured) < Die.HIGHEST
                ? MarajoaraMove.of(MarajoaraMove.RAISE_CAPTURED)
                : highest(moves);
    }

    /// The die with the highest value below 6, of equals the first; otherwise no pip.
    private static int highest(MoveList moves) {
        int best = moves.get(0);
        int bestValue = 0;
        for (int i = 0; i < moves.size(); i++) {
            int value = Die.value(MarajoaraMove.die(moves.get(i)));
            boolean raise = MarajoaraMove.verb(moves.get(i)) == MarajoaraMove.RAISE;
            if (raise && value < Die.HIGHEST && value > bestValue) {
                best = moves.get(i);
                bestValue = value;
            }
        }
        return best;
    }

    /// The piece worth most, the first of equals.
    private static int bestPiece(MarajoaraPosition position, MoveList moves) {
        int best = moves.get(0);
        int most = -1;
        for (int i = 0; i < moves.size(); i++) {
            int museum = position.seat + MarajoaraMove.museum(moves.get(i));
            int points =
                    BonusRules.adjacent(position, museum, MarajoaraMove.argument(moves.get(i)));
            if (points > most) {
                best = moves.get(i);
                most = points;
            }
        }
        return best;
    }
}
