package dighouse.marajoara;

import static dighouse.marajoara.MarajoaraPosition.SLATE;
import static dighouse.marajoara.MarajoaraPosition.TOKENS;

import dighouse.kernel.MoveList;

/// Recycling (MRJ-REC): the dice of the slate return to the dig site, to rope zones first, then on
/// own tokens, then anywhere. How many go where is fixed when it begins (MRJ-DEC-32).
///
/// In one order the cells of a class are filled row by row, so that each distribution comes once.
final class RecycleRules {
    private RecycleRules() {}

    static void begin(MarajoaraPosition position) {
        int dice = position.slateSize;
        position.step.dueRope = Math.min(dice, Board.size(ropeLow(position), ropeHigh(position)));
        position.step.dueTokens =
                Math.min(
                        dice - position.step.dueRope,
                        Board.size(tokensLow(position), tokensHigh(position)));
        position.phase = Phase.RECYCLE;
    }

    private static long ropeLow(MarajoaraPosition position) {
        return position.board().ropeLow & ~position.occupiedLow();
    }

    private static long ropeHigh(MarajoaraPosition position) {
        return position.board().ropeHigh & ~position.occupiedHigh();
    }

    /// Own tokens that are not covered; in mission 6 those of both colours.
    private static long tokensLow(MarajoaraPosition position) {
        return ownTokens(position, 0) & ~position.occupiedLow();
    }

    private static long tokensHigh(MarajoaraPosition position) {
        return ownTokens(position, 1) & ~position.occupiedHigh();
    }

    private static long ownTokens(MarajoaraPosition position, int half) {
        return position.sets[TOKENS + 2 * position.seat + half]
                | position.sets[TOKENS + 2 * position.lastMuseum(position.seat) + half];
    }

    /// MRJ-INFO-02: where a die would return if the turn ended now; nothing if it is anywhere.
    static long nextLow(MarajoaraPosition position) {
        return isRopeFree(position) ? ropeLow(position) : tokensLow(position);
    }

    static long nextHigh(MarajoaraPosition position) {
        return isRopeFree(position) ? ropeHigh(position) : tokensHigh(position);
    }

    private static boolean isRopeFree(MarajoaraPosition position) {
        return (ropeLow(position) | ropeHigh(position)) != 0;
    }

    /// MRJ-REC-02 to 04: the cells to which the next die must go.
    private static long openLow(MarajoaraPosition position) {
        return position.step.dueRope > 0
                ? ropeLow(position)
                : position.step.dueTokens > 0
                        ? tokensLow(position)
                        : position.board().low & ~position.occupiedLow();
    }

    private static long openHigh(MarajoaraPosition position) {
        return position.step.dueRope > 0
                ? ropeHigh(position)
                : position.step.dueTokens > 0
                        ? tokensHigh(position)
                        : position.board().high & ~position.occupiedHigh();
    }

    /// Dice that still go to cells of the present class.
    private static int due(MarajoaraPosition position) {
        return position.step.dueRope > 0
                ? position.step.dueRope
                : position.step.dueTokens > 0 ? position.step.dueTokens : position.slateSize;
    }

    static void addPlaces(MarajoaraPosition position, MoveList moves) {
        long low = openLow(position);
        long high = openHigh(position);
        if (moves.anyOrder()) {
            TokenRules.addCells(MarajoaraMove.PLACE, low, high, moves);
            return;
        }
        int from = position.step.lastCell;
        int later = count(low, high, from);
        if (later < due(position)) { // placed in another order so far
            from = Step.NONE;
            later = Board.size(low, high);
        }
        int cell = from;
        for (int i = later - due(position); i >= 0; i--) { // leave enough for the others
            cell = Board.after(low, high, cell);
            moves.add(MarajoaraMove.of(MarajoaraMove.PLACE, cell));
        }
    }

    private static int count(long low, long high, int after) {
        int from = after + 1;
        return from < 64
                ? Board.size(low & -1L << from, high)
                : Board.size(0, from < Board.MOST_CELLS ? high & -1L << from : 0);
    }

    static void place(MarajoaraPosition position, int cell) {
        position.step.cell = cell;
        for (int i = 1; i < position.slateSize; i++) {
            if (position.bytes[SLATE + i] != position.bytes[SLATE]) {
                position.phase = Phase.RETURN;
                return;
            }
        }
        putBack(position, position.bytes[SLATE]); // equal dice, or the last one
    }

    /// In order of arrival; equal dice once.
    static void addReturns(MarajoaraPosition position, MoveList moves) {
        int seen = 0;
        for (int i = 0; i < position.slateSize; i++) {
            int die = position.bytes[SLATE + i];
            if ((seen >>> die & 1) == 0) {
                seen |= 1 << die;
                moves.add(MarajoaraMove.of(MarajoaraMove.RETURN, die));
            }
        }
    }

    /// MRJ-REC-01, 05: values unchanged, and nothing else happens.
    static void putBack(MarajoaraPosition position, int die) {
        position.takeOut(SLATE, position.slateSize--, die);
        position.putDie(position.step.cell, die);
        Goals.arrive(position, position.step.cell);
        goOn(position);
    }

    private static void goOn(MarajoaraPosition position) {
        Step step = position.step;
        step.lastCell = step.cell;
        step.cell = Step.NONE;
        if (step.dueRope > 0) {
            step.dueRope--;
            step.lastCell = step.dueRope == 0 ? Step.NONE : step.lastCell; // the next class begins
        } else if (step.dueTokens > 0) {
            step.dueTokens--;
            step.lastCell = step.dueTokens == 0 ? Step.NONE : step.lastCell;
        }
        if (position.slateSize == 0) {
            step.lastCell = Step.NONE;
            position.phase = Phase.CONFIRM;
        } else {
            position.phase = Phase.RECYCLE;
        }
    }
}
