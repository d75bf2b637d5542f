/// Tic-tac-toe: three in a row on a board of nine squares, the smallest game of the project.
///
/// - TTT-PLAY-01: Two seats. A plays crosses and begins; then they take turns.
/// - TTT-PLAY-02: On a turn one marks one empty square.
/// - TTT-END-01: Whoever has three marks in a row, column or diagonal has won.
/// - TTT-END-02: A full board without three in a row is a draw.
///
/// Start with [dighouse.examples.tictactoe.TicTacToe]; `docs/add-a-game.md` builds it step by step.
@NullMarked
package dighouse.examples.tictactoe;

import org.jspecify.annotations.NullMarked;
