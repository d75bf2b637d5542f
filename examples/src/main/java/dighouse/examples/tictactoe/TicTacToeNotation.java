package dighouse.examples.tictactoe;

import static dighouse.examples.tictactoe.TicTacToePosition.FULL;
import static dighouse.examples.tictactoe.TicTacToePosition.SQUARES;

import dighouse.kernel.Actor;
import dighouse.kernel.Malformed;
import dighouse.kernel.Notation;
import dighouse.kernel.Setup;

/// A position is its nine squares, row by row: `xo./.x./...`; a move is a square: `b2`.
final class TicTacToeNotation implements Notation<TicTacToePosition> {
    static final TicTacToeNotation INSTANCE = new TicTacToeNotation();

    private TicTacToeNotation() {}

    @Override
    public String position(TicTacToePosition position) {
        String squares = squares(position);
        return squares.substring(0, 3) + "/" + squares.substring(3, 6) + "/" + squares.substring(6);
    }

    /// Crosses, noughts and dots, row by row.
    static String squares(TicTacToePosition position) {
        StringBuilder text = new StringBuilder(SQUARES);
        for (int square = 0; square < SQUARES; square++) {
            boolean cross = (position.crosses >> square & 1) != 0;
            text.append(position.isEmpty(square) ? '.' : cross ? 'x' : 'o');
        }
        return text.toString();
    }

    @Override
    public void position(Setup setup, String text, TicTacToePosition into) {
        if (text.length() != 11 || text.charAt(3) != '/' || text.charAt(7) != '/') {
            throw new Malformed("A position is three rows of three squares: xo./.x./...");
        }
        into.setup = setup;
        into.crosses = squares(text, 'x');
        into.noughts = squares(text, 'o');
        if ((into.marked() | squares(text, '.')) != FULL) {
            throw new Malformed("A square is \"x\", \"o\" or \".\".");
        }
        int ahead = Integer.bitCount(into.crosses) - Integer.bitCount(into.noughts);
        boolean crossesWon = TicTacToe.hasLine(into.crosses);
        boolean noughtsWon = TicTacToe.hasLine(into.noughts);
        if (ahead < 0 || ahead > 1 || (crossesWon && ahead == 0) || (noughtsWon && ahead == 1)) {
            throw new Malformed("Crosses and noughts take turns, crosses first, until one wins.");
        }
        boolean over = crossesWon || noughtsWon || into.marked() == FULL;
        into.actor = over ? Actor.NOBODY : ahead;
    }

    private static int squares(String text, char mark) {
        int squares = 0;
        for (int square = 0; square < SQUARES; square++) {
            if (text.charAt(square + square / 3) == mark) {
                squares |= 1 << square;
            }
        }
        return squares;
    }

    static String squareName(int square) {
        return "abc".charAt(square % 3) + Integer.toString(square / 3 + 1);
    }

    @Override
    public String ply(TicTacToePosition position, int square) {
        return squareName(square);
    }

    @Override
    public int ply(TicTacToePosition position, String text) {
        for (int square = 0; square < SQUARES; square++) {
            if (squareName(square).equals(text)) {
                return square;
            }
        }
        throw new Malformed("\"" + text + "\" is no square: squares are a1 to c3.");
    }
}
