package dighouse.kernel;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// A base for the position of a small game: a few ints, and who must decide.
///
/// The ints hold the whole truth, and two positions are equal if their ints are. Who must decide
/// follows from them, and is kept because everybody asks for it.
///
/// @param <P> the position type itself
public abstract class SmallPosition<P extends SmallPosition<P>> implements Position<P> {
    private @Nullable Setup setup; // null only in a blank position
    private final int[] values;
    private int actor;
    private final MoveList scratch = new MoveList();

    /// @param size how many ints there are
    protected SmallPosition(int size) {
        values = new int[size];
    }

    @Override
    public final Setup setup() {
        return Objects.requireNonNull(setup, "a blank position");
    }

    /// Makes every int 0 and lets seat A decide, for a new game with this setup.
    public final void begin(Setup of) {
        setup = of;
        actor = 0;
        Arrays.fill(values, 0);
    }

    /// Who must decide, as [Game#actor] says it.
    public final int actor() {
        return actor;
    }

    /// Makes this seat, [Actor#CHANCE] or [Actor#NOBODY] the one who must decide.
    protected final void passTo(int next) {
        actor = next;
    }

    final int size() {
        return values.length;
    }

    protected final int at(int index) {
        return values[index];
    }

    protected final void set(int index, int value) {
        values[index] = value;
    }

    @Override
    public final void copyFrom(P other) {
        SmallPosition<P> from = other;
        setup = from.setup;
        actor = from.actor;
        int[] theirs = from.values;
        for (int i = 0; i < values.length; i++) { // faster than arraycopy for a few ints
            values[i] = theirs[i];
        }
    }

    @Override
    public final MoveList scratch() {
        return scratch;
    }

    @Override
    public final long hash() {
        long hash = values[0];
        for (int i = 1; i < values.length; i++) {
            hash = Hash64.mix(hash, values[i]);
        }
        return values.length == 1 ? Hash64.mix(hash, 0) : hash;
    }

    @Override
    public final boolean equals(@Nullable Object other) {
        return other instanceof SmallPosition<?> position
                && getClass() == position.getClass()
                && Arrays.equals(values, position.values)
                && Objects.equals(setup, position.setup);
    }

    @Override
    public final int hashCode() {
        return Long.hashCode(hash());
    }
}
