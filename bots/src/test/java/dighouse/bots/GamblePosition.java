package dighouse.bots;

import dighouse.kernel.Hash64;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// A position of [Gamble].
public final class GamblePosition implements Position<GamblePosition> {
    @Nullable Setup setup;
    int turn; // turns taken by all seats
    boolean rolling;
    final int[] points = new int[4];

    /// Creates a position after some turns, with these points by seat.
    public void set(int turns, int... standing) {
        turn = turns;
        System.arraycopy(standing, 0, points, 0, standing.length);
    }

    int seats() {
        return setup().seats();
    }

    int seat() {
        return turn % seats();
    }

    @Override
    public Setup setup() {
        return Objects.requireNonNull(setup, "not started");
    }

    @Override
    public void copyFrom(GamblePosition other) {
        setup = other.setup;
        turn = other.turn;
        rolling = other.rolling;
        System.arraycopy(other.points, 0, points, 0, points.length);
    }

    @Override
    public long hash() {
        long hash = Hash64.mix(setup().hash(), rolling ? -1 - turn : turn);
        for (int number : points) {
            hash = Hash64.mix(hash, number);
        }
        return hash;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof GamblePosition that
                && turn == that.turn
                && rolling == that.rolling
                && Arrays.equals(points, that.points)
                && Objects.equals(setup, that.setup);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(hash());
    }
}
