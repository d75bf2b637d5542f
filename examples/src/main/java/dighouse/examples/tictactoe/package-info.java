/// Tic-tac-toe: three in a row on a board of nine squares. No chance, no secrets, one small choice
/// a turn.
///
/// - TTT-PLAY-01: Two seats. A plays crosses and begins; then they take turns.
/// - TTT-PLAY-02: On a turn one marks one empty square.
/// - TTT-END-01: Whoever has three marks in a row, column or diagonal has won.
/// - TTT-END-02: A full board without three in a row is a draw.
///
/// Start with [dighouse.examples.tictactoe.TicTacToe]. A square is numbered row by row from the top
/// left; in text it is a column `a` to `c` and a row `1` to `3`.
@NullMarked
package dighouse.examples.tictactoe;

import org.jspecify.annotations.NullMarked;
