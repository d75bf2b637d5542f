package dighouse.marajoara;

import static dighouse.marajoara.MarajoaraPosition.MUSEUM_TOKENS;
import static dighouse.marajoara.MarajoaraPosition.RESERVE;
import static dighouse.marajoara.MarajoaraPosition.TOKENS;

import dighouse.kernel.MoveList;

/// Gaining and placing research tokens (MRJ-TOK).
final class TokenRules {
    private TokenRules() {}

    /// MRJ-TOK-05: each token of a museum is gained once.
    static void gain(MarajoaraPosition position, int museum, int token) {
        int at = MUSEUM_TOKENS + museum;
        if ((position.bytes[at] & token) != 0) {
            position.bytes[at] = (byte) (position.bytes[at] & ~token);
            position.step.token = museum + 1;
        }
    }

    /// MRJ-TRK-02.
    static void gainFromReserve(MarajoaraPosition position, int museum) {
        if (position.bytes[RESERVE + museum] > 0) {
            position.bytes[RESERVE + museum]--;
            position.step.token = museum + 1;
        }
    }

    /// MRJ-RULING-17: without a cell for it the token goes to the reserve.
    static void keep(MarajoaraPosition position) {
        position.bytes[RESERVE + position.step.token - 1]++;
        position.step.token = 0;
    }

    static boolean hasCell(MarajoaraPosition position) {
        return (freeLow(position) | freeHigh(position)) != 0;
    }

    /// MRJ-TOK-01 to 03: neither die nor token, no rope zone, no bonus cell.
    private static long freeLow(MarajoaraPosition position) {
        return position.board().plainLow & ~position.occupiedLow() & ~position.tokensLow();
    }

    private static long freeHigh(MarajoaraPosition position) {
        return position.board().plainHigh & ~position.occupiedHigh() & ~position.tokensHigh();
    }

    static void addTokens(MarajoaraPosition position, MoveList moves) {
        addCells(MarajoaraMove.TOKEN, freeLow(position), freeHigh(position), moves);
    }

    /// Adds every cell of a set, row by row.
    static void addCells(int verb, long low, long high, MoveList moves) {
        for (long rest = low; rest != 0; rest &= rest - 1) {
            moves.add(MarajoaraMove.of(verb, Long.numberOfTrailingZeros(rest)));
        }
        for (long rest = high; rest != 0; rest &= rest - 1) {
            moves.add(MarajoaraMove.of(verb, 64 + Long.numberOfTrailingZeros(rest)));
        }
    }

    static void place(MarajoaraPosition position, int cell) {
        int museum = position.step.token - 1;
        position.step.token = 0;
        lay(position, museum, cell);
        Flow.settle(position);
    }

    /// MRJ-TOK-04: there it stays.
    static void lay(MarajoaraPosition position, int museum, int cell) {
        position.sets[TOKENS + 2 * museum + Board.half(cell)] |= Board.bit(cell);
        Goals.look(position);
    }
}
