package dighouse.examples.connectfour;

import dighouse.kernel.Hash64;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// The whole truth of a game of Connect Four: two sets of places, one bit a place.
///
/// Column by column, from the bottom up, with one empty row on top, so that a row of four never
/// runs on into the next column:
///
/// ```
///  6 13 20 27 34 41 48   always empty
///  5 12 19 26 33 40 47
///  …
///  0  7 14 21 28 35 42
/// ```
public final class ConnectFourPosition implements Position<ConnectFourPosition> {
    static final int COLUMNS = 7;
    static final int ROWS = 6;
    static final int STRIDE = ROWS + 1; // from one column to the next
    static final int PLACES = COLUMNS * ROWS;

    @Nullable Setup setup; // null only in a blank position
    long first; // stones of seat A
    long second; // stones of seat B
    int actor; // follows from the stones; kept because everybody asks

    @Override
    public Setup setup() {
        return Objects.requireNonNull(setup, "a blank position");
    }

    long stones() {
        return first | second;
    }

    boolean isFull(int column) {
        return (stones() >>> (column * STRIDE + ROWS - 1) & 1) != 0;
    }

    /// The lowest free place of a column that is not full: adding its bottom bit to a run of stones
    /// carries to the first gap.
    long landing(int column) {
        long bottom = 1L << (column * STRIDE);
        long whole = bottom * ((1L << ROWS) - 1);
        return (stones() + bottom) & whole;
    }

    /// C4-END-01: two neighbouring pairs, two steps apart, in one of the four directions.
    static boolean hasFour(long stones) {
        return hasFour(stones, 1)
                || hasFour(stones, STRIDE - 1)
                || hasFour(stones, STRIDE)
                || hasFour(stones, STRIDE + 1);
    }

    private static boolean hasFour(long stones, int step) {
        long pairs = stones & stones >>> step;
        return (pairs & pairs >>> (2 * step)) != 0;
    }

    @Override
    public void copyFrom(ConnectFourPosition other) {
        setup = other.setup;
        first = other.first;
        second = other.second;
        actor = other.actor;
    }

    @Override
    public long hash() {
        return Hash64.mix(first, second);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ConnectFourPosition position
                && first == position.first
                && second == position.second
                && Objects.equals(setup, position.setup);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(hash());
    }
}
