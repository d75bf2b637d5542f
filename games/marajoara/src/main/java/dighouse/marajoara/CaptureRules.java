package dighouse.marajoara;

import static dighouse.marajoara.Direction.COUNT;

import dighouse.kernel.MoveList;

/// The capture and the raising of the jumping die (MRJ-CAP, MRJ-VAL).
final class CaptureRules {
    private CaptureRules() {}

    /// MRJ-CAP-01 to 07: every die of the dig site and every direction in which another die lies
    /// next to it and no die behind that one.
    static void addCaptures(MarajoaraPosition position, MoveList moves) {
        findCaptures(position);
        addFound(position, MarajoaraMove.CAPTURE, moves);
    }

    /// The dice over which one may jump, as a set of bits by die.
    static int capturable(MarajoaraPosition position) {
        findCaptures(position);
        Board board = position.board();
        int dice = 0;
        for (int direction = 0; direction < COUNT; direction++) {
            int step = board.step[direction];
            long low = position.scratch[2 * direction];
            long high = position.scratch[2 * direction + 1];
            for (; low != 0; low &= low - 1) {
                dice |= 1 << position.site[Long.numberOfTrailingZeros(low) + step];
            }
            for (; high != 0; high &= high - 1) {
                dice |= 1 << position.site[64 + Long.numberOfTrailingZeros(high) + step];
            }
        }
        return dice;
    }

    /// Adds what was found in the scratch sets: cells row by row, the directions of each in order.
    static void addFound(MarajoaraPosition position, int verb, MoveList moves) {
        long low = 0;
        long high = 0;
        long[] from = position.scratch;
        for (int i = 0; i < 2 * COUNT; i += 2) {
            low |= from[i];
            high |= from[i + 1];
        }
        for (; low != 0; low &= low - 1) {
            addLines(verb, from, 0, Long.numberOfTrailingZeros(low), moves);
        }
        for (; high != 0; high &= high - 1) {
            addLines(verb, from, 1, Long.numberOfTrailingZeros(high), moves);
        }
    }

    /// Adds the directions of one cell.
    private static void addLines(int verb, long[] from, int half, int bit, MoveList moves) {
        for (int direction = 0; direction < COUNT; direction++) {
            if ((from[2 * direction + half] >>> bit & 1) != 0) {
                moves.add(MarajoaraMove.line(verb, 64 * half + bit, direction));
            }
        }
    }

    /// Fills the scratch sets with the cells from which a die may jump, by direction.
    private static void findCaptures(MarajoaraPosition position) {
        Board board = position.board();
        long occupiedLow = position.occupiedLow();
        long occupiedHigh = position.occupiedHigh();
        long emptyLow = board.low & ~occupiedLow;
        long emptyHigh = board.high & ~occupiedHigh;
        long overLow = 0;
        long overHigh = 0;
        for (int colour = 0; colour < Die.COLOURS; colour++) {
            if (mayCapture(position, colour)) {
                overLow |= position.sets[2 * colour];
                overHigh |= position.sets[2 * colour + 1];
            }
        }
        boolean four = position.has(Options.FOUR);
        for (int direction = 0; direction < COUNT; direction++) {
            int step = board.step[direction];
            if (four && Direction.isDiagonal(direction)) {
                position.scratch[2 * direction] = 0;
                position.scratch[2 * direction + 1] = 0;
                continue;
            }
            position.scratch[2 * direction] =
                    board.jumpFrom[2 * direction]
                            & occupiedLow
                            & Board.lowBehind(overLow, overHigh, step)
                            & Board.lowBehind(emptyLow, emptyHigh, 2 * step);
            position.scratch[2 * direction + 1] =
                    board.jumpFrom[2 * direction + 1]
                            & occupiedHigh
                            & Board.highBehind(overLow, overHigh, step)
                            & Board.highBehind(emptyLow, emptyHigh, 2 * step);
        }
    }

    /// MRJ-CAP-07: the colour needs room in a museum, unless a surplus die is spent at once
    /// (MRJ-RULING-04).
    private static boolean mayCapture(MarajoaraPosition position, int colour) {
        return colour == Die.GREY
                || position.has(Options.TO_WHEELBARROW)
                || StorageRules.hasRoom(position, colour);
    }

    /// MRJ-TURN-05: the capture, then the raising; what follows is asked step by step.
    static void capture(MarajoaraPosition position, int cell, int direction) {
        Board board = position.board();
        int over = board.next(direction, cell);
        int landing = board.next(direction, over);
        int die = position.takeDie(cell);
        position.step.captured = position.takeDie(over);
        position.step.landing = landing;
        int by = 1 + board.bonus[landing]; // MRJ-VAL-01, 02
        position.putDie(landing, Die.of(Die.colour(die), raise(position, Die.value(die), by)));
        Goals.arrive(position, landing);
        ResearchRules.land(position);
    }

    /// MRJ-VAL-03: no die shows more than 6. In mission 7 an increase that would pass 6 sets the
    /// die to 1 and costs points at once (MRJ-RULING-39).
    static int raise(MarajoaraPosition position, int value, int by) {
        int raised = value + by;
        if (raised <= Die.HIGHEST) {
            return raised;
        }
        int overflow = position.overflow();
        if (overflow == 0) {
            return Die.HIGHEST;
        }
        position.score(position.seat, Source.OVERFLOW, -overflow);
        return 1;
    }
}
