package dighouse.marajoara;

import static dighouse.marajoara.MarajoaraPosition.PIECES;
import static dighouse.marajoara.MarajoaraPosition.TOKEN_PIECE;

import dighouse.kernel.MoveList;

/// Restoring a piece of the large vase (MRJ-RST).
final class RestoreRules {
    private static final int SETS = 8; // of three dice

    private RestoreRules() {}

    /// MRJ-RST-01 to 07: every piece not yet restored, with every set of blue dice that does it.
    static void addRestores(MarajoaraPosition position, int factor, MoveList moves) {
        int last = position.lastMuseum(position.seat);
        for (int museum = position.seat; museum <= last; museum++) {
            int at = MarajoaraPosition.rowAt(museum, Die.BLUE);
            for (int piece = 0;
                    piece < MarajoaraTables.PIECES && position.bytes[at] != 0;
                    piece++) {
                if ((position.pieces(museum) >>> piece & 1) == 0) {
                    addSets(position, museum, piece, factor, moves);
                }
            }
        }
    }

    private static void addSets(
            MarajoaraPosition position, int museum, int piece, int factor, MoveList moves) {
        int at = MarajoaraPosition.rowAt(museum, Die.BLUE);
        for (int set = 1; set < SETS; set++) {
            int dice = ExhibitRules.subset(position, at, set);
            if (dice != 0 && restores(position.tables(), piece, dice, factor)) {
                moves.add(MarajoaraMove.restore(museum - position.seat, piece, dice));
            }
        }
    }

    static boolean restores(MarajoaraTables tables, int piece, int dice, int factor) {
        return tables.restores(
                piece,
                MarajoaraMove.inSet(dice, 0),
                MarajoaraMove.inSet(dice, 1),
                MarajoaraMove.inSet(dice, 2),
                factor);
    }

    static boolean isPossible(MarajoaraPosition position, int factor) {
        int last = position.lastMuseum(position.seat);
        for (int museum = position.seat; museum <= last; museum++) {
            int at = MarajoaraPosition.rowAt(museum, Die.BLUE);
            for (int set = 1; set < SETS; set++) {
                int dice = ExhibitRules.subset(position, at, set);
                if (dice != 0 && restoresAny(position, museum, dice, factor)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean restoresAny(
            MarajoaraPosition position, int museum, int dice, int factor) {
        for (int piece = 0; piece < MarajoaraTables.PIECES; piece++) {
            if ((position.pieces(museum) >>> piece & 1) == 0
                    && restores(position.tables(), piece, dice, factor)) {
                return true;
            }
        }
        return false;
    }

    /// MRJ-RST-09: restored pieces next to this one.
    static int restoredNeighbours(MarajoaraPosition position, int museum, int piece) {
        return Integer.bitCount(position.tables().neighbours[piece] & position.pieces(museum));
    }

    /// MRJ-RST-08 to 10. Inside blue 7 further restorations may follow (MRJ-RULING-58).
    static void restore(MarajoaraPosition position, int museum, int piece, int dice) {
        position.step.resume = position.phase == Phase.DOUBLED ? Step.TO_DOUBLED : Step.TO_MENU;
        MarajoaraTables tables = position.tables();
        for (int i = 0; i < MarajoaraMove.size(dice); i++) {
            int value = MarajoaraMove.inSet(dice, i);
            position.unstore(museum, Die.BLUE, value);
            SpendRules.later(position, Die.of(Die.BLUE, value));
        }
        int neighbours = restoredNeighbours(position, museum, piece);
        position.bytes[PIECES + museum] |= (byte) (1 << piece);
        position.score(position.seat, Source.PIECES, tables.piecePoints[piece]);
        position.score(position.seat, Source.NEIGHBOURS, tables.neighbourPoints * neighbours);
        if (piece == tables.tokenPiece) {
            TokenRules.gain(position, museum, TOKEN_PIECE);
        }
        Goals.look(position);
        Flow.settle(position);
    }
}
