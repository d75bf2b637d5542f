package dighouse.examples.tictactoe;

import dighouse.kernel.Hash64;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// The whole truth of a game of tic-tac-toe: two sets of squares, bit `n` for square `n`.
public final class TicTacToePosition implements Position<TicTacToePosition> {
    static final int SQUARES = 9;
    static final int FULL = (1 << SQUARES) - 1;

    @Nullable Setup setup; // null only in a blank position
    int crosses; // squares of seat A
    int noughts; // squares of seat B
    int actor; // follows from the squares; kept because everybody asks

    @Override
    public Setup setup() {
        return Objects.requireNonNull(setup, "a blank position");
    }

    int marked() {
        return crosses | noughts;
    }

    boolean isEmpty(int square) {
        return (marked() >> square & 1) == 0;
    }

    @Override
    public void copyFrom(TicTacToePosition other) {
        setup = other.setup;
        crosses = other.crosses;
        noughts = other.noughts;
        actor = other.actor;
    }

    @Override
    public long hash() {
        return Hash64.mix(crosses, noughts);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof TicTacToePosition position
                && crosses == position.crosses
                && noughts == position.noughts
                && Objects.equals(setup, position.setup);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(hash());
    }
}
