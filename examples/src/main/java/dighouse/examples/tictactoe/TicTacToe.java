package dighouse.examples.tictactoe;

import dighouse.kernel.Actor;
import dighouse.kernel.MoveList;
import dighouse.kernel.Notation;
import dighouse.kernel.Phrase;
import dighouse.kernel.Refusal;
import dighouse.kernel.SeatRange;
import dighouse.kernel.SmallGame;
import dighouse.kernel.View;
import org.jspecify.annotations.Nullable;

/// The rules. A move is the number of a square, row by row from the top left.
public final class TicTacToe extends SmallGame<TicTacToePosition> {
    private static final TicTacToeNotation NOTATION = new TicTacToeNotation();

    public TicTacToe() {
        super("tictactoe", new SeatRange(2, 2), 9, TicTacToePosition::new);
    }

    /// TTT-PLAY-02: every empty square.
    @Override
    public void moves(TicTacToePosition position, MoveList list) {
        int marked = position.squares(0) | position.squares(1);
        int empty = position.actor() == Actor.NOBODY ? 0 : TicTacToePosition.FULL & ~marked;
        for (; empty != 0; empty &= empty - 1) {
            list.add(Integer.numberOfTrailingZeros(empty));
        }
    }

    @Override
    public void play(TicTacToePosition position, int square) {
        position.mark(position.actor(), square);
        position.turnTo(1 - position.actor());
    }

    @Override
    public int points(TicTacToePosition position, int seat) {
        return position.hasLine(seat) ? 1 : 0;
    }

    @Override
    public @Nullable Refusal judge(TicTacToePosition position, int square) {
        return position.owner(square) < 0 ? null : Refusal.by("TTT-PLAY-02", NOTATION.term(square));
    }

    @Override
    public Phrase describe(TicTacToePosition position, int square) {
        return Phrase.of("mark", NOTATION.term(square));
    }

    @Override
    public View view(TicTacToePosition position, int viewer) {
        return new TicTacToeView(position.actor(), NOTATION.position(position));
    }

    @Override
    public Notation<TicTacToePosition> notation() {
        return NOTATION;
    }
}
