package dighouse.kernel;

import java.util.function.Supplier;

/// A base for a small game: its seats and its length depend on nothing, and its position is a
/// [SmallPosition].
///
/// @param <P> the game's position
public abstract class SmallGame<P extends SmallPosition<P>> extends Game<P> {
    private final String id;
    private final SeatRange seats;
    private final int longest;
    private final Supplier<P> blank;

    /// @param longest no game has more plies
    /// @param blank makes a blank position
    protected SmallGame(String id, SeatRange seats, int longest, Supplier<P> blank) {
        this.id = id;
        this.seats = seats;
        this.longest = longest;
        this.blank = blank;
    }

    @Override
    public final String id() {
        return id;
    }

    @Override
    public final SeatRange seats(Edition edition) {
        return seats;
    }

    @Override
    public final int longest(Setup setup) {
        return longest;
    }

    @Override
    public final P position() {
        return blank.get();
    }

    /// Every int is 0, and A begins.
    @Override
    public void start(Setup setup, P position) {
        position.begin(setup);
    }

    @Override
    public final int actor(P position) {
        return position.actor();
    }
}
