package dighouse.examples.tictactoe;

import dighouse.kernel.Actor;
import dighouse.kernel.SmallPosition;

/// Two ints: the squares of A and those of B, bit `n` for square `n`.
public final class TicTacToePosition extends SmallPosition<TicTacToePosition> {
    static final int FULL = 0b111_111_111;
    private static final int[] LINES = {
        0b111_000_000, 0b000_111_000, 0b000_000_111, // rows
        0b100_100_100, 0b010_010_010, 0b001_001_001, // columns
        0b100_010_001, 0b001_010_100, // diagonals
    };

    TicTacToePosition() {
        super(2);
    }

    int squares(int seat) {
        return at(seat);
    }

    /// The seat that has marked a square; -1 for none.
    int owner(int square) {
        return (at(0) >> square & 1) == 1 ? 0 : (at(1) >> square & 1) == 1 ? 1 : -1;
    }

    void mark(int seat, int square) {
        set(seat, at(seat) | 1 << square);
    }

    /// TTT-END-01, TTT-END-02: nobody's turn follows a line or the last square.
    void turnTo(int seat) {
        passTo(hasLine(1 - seat) || (at(0) | at(1)) == FULL ? Actor.NOBODY : seat);
    }

    boolean hasLine(int seat) {
        for (int line : LINES) {
            if ((at(seat) & line) == line) {
                return true;
            }
        }
        return false;
    }
}
