package dighouse.examples.tictactoe;

import dighouse.kernel.GridNotation;
import dighouse.kernel.Malformed;
import dighouse.kernel.Setup;

/// Crosses, noughts and dots, row by row: `xo./.x./...`. A move is a square: `b2`.
final class TicTacToeNotation extends GridNotation<TicTacToePosition> {
    TicTacToeNotation() {
        super(3, 3, "xo", TicTacToePosition::owner);
    }

    @Override
    protected void place(Setup setup, int[] marks, TicTacToePosition into) {
        into.begin(setup);
        int ahead = 0; // crosses, of noughts
        for (int square = 0; square < marks.length; square++) {
            if (marks[square] >= 0) {
                into.mark(marks[square], square);
                ahead += 1 - 2 * marks[square];
            }
        }
        if (ahead < 0 || ahead > 1 || into.hasLine(ahead)) {
            throw new Malformed("Crosses and noughts take turns, crosses first, until one wins.");
        }
        into.turnTo(ahead);
    }
}
