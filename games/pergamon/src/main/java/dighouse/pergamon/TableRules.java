package dighouse.pergamon;

import dighouse.kernel.Actor;
import dighouse.kernel.MoveList;

/// What a table asks of the game beside the rules: how far a seat may go back, what needs no
/// question, and what an absent seat answers (PRG-DEC-08, PRG-DEC-19 to 24).
final class TableRules {
    private static final int MIDDLE = 7; // of the research funds track

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

    /// A row is half made until it is polished, a storing until the rest is kept.
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

    /// PRG-DEC-24. An open row should be given up: doors go back to where it began. Asked inside it
    /// nevertheless, the answer is the shortest way out: close, disband the first, no polish.
    static int fallback(PergamonPosition position) {
        return switch (position.phase) {
            case PLACE ->
                    PergamonMove.of(PergamonMove.PLACE, lowest(LayRules.lowestCentury(position)));
            case ASK -> PergamonMove.of(PergamonMove.ASK, nearestToMiddle(position));
            case DIG -> PergamonMove.of(PergamonMove.DIG, 0);
            case EXHIBIT -> PergamonMove.of(PergamonMove.DONE);
            case ROW ->
                    Long.bitCount(position.sets[PergamonPosition.ROW]) >= 2
                            ? PergamonMove.of(PergamonMove.CLOSE)
                            : PergamonMove.of(
                                    PergamonMove.ADD, lowest(ExhibitRules.extensions(position)));
            case DISBAND -> PergamonMove.of(PergamonMove.DISBAND, 0);
            case POLISH -> PergamonMove.of(PergamonMove.POLISH, 0);
            case STORE -> keepOrDrop(position);
            default -> throw new IllegalStateException("no seat must decide");
        };
    }

    /// The free space nearest to the middle, of two equally near the lower number.
    private static int nearestToMiddle(PergamonPosition position) {
        for (int distance = 0; ; distance++) {
            if (position.figureOn(MIDDLE - distance) == PergamonPosition.NONE) {
                return MIDDLE - distance;
            }
            if (position.figureOn(MIDDLE + distance) == PergamonPosition.NONE) {
                return MIDDLE + distance;
            }
        }
    }

    private static int keepOrDrop(PergamonPosition position) {
        int seat = position.acting();
        int tiles = Long.bitCount(position.hand(seat));
        return position.tables().fee(tiles) <= position.coins(seat)
                ? PergamonMove.of(PergamonMove.KEEP)
                : PergamonMove.of(PergamonMove.DROP, lowest(position.hand(seat)));
    }

    private static int lowest(long tiles) {
        return Long.numberOfTrailingZeros(tiles);
    }
}
