package dighouse.bots;

import dighouse.kernel.Game;
import dighouse.kernel.Hash64;
import dighouse.kernel.MoveList;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The bots of one table. Server, terminal and lab ask it for moves; it knows the true position and
/// gives each bot only a glimpse of it.
///
/// It also divides thinking time. A decision with one legal move takes none. A turn is all that a
/// seat decides before another seat does. Its first decision gets the whole budget, the next one
/// half, the next a quarter, so that a turn takes less than two budgets, however many small
/// decisions it has.
///
/// @param <P> the game's position
public final class TableBots<P extends Position<P>> {
    private static final int NOBODY_YET = -1;
    private static final int MOST_HALVINGS = 20; // leaves next to no time, but more than 0
    private static final int FEWEST_ITERATIONS = 24; // about a millisecond

    private final Game<P> game;
    private final BotSpeed speed;
    private final long seed;
    private final List<@Nullable Bot> bots;
    private final List<@Nullable Thinker<P>> thinkers = new ArrayList<>();
    private final MoveList list = new MoveList();
    private int lastSeat = NOBODY_YET; // whose turn it is
    private int thoughts; // decisions of that turn that took time

    /// @param bots by seat; `null` where a person sits
    /// @param seed determines all their randomness
    public TableBots(
            Game<P> game,
            Setup setup,
            List<? extends @Nullable Bot> bots,
            BotSpeed speed,
            long seed) {
        this.game = game;
        this.speed = speed;
        this.seed = seed;
        this.bots = new ArrayList<>(bots);
        for (Bot bot : bots) {
            thinkers.add(bot == null ? null : bot.thinker(game, setup));
        }
    }

    /// Chooses the move of the bot that must decide at this position.
    ///
    /// @param number how many plies have been played
    public int choose(P position, int number) {
        int seat = game.actor(position);
        Bot bot = bots.get(seat);
        Thinker<P> thinker = thinkers.get(seat);
        if (bot == null || thinker == null) {
            throw new IllegalArgumentException("no bot sits on seat " + seat);
        }
        watch(seat);
        list.clear();
        game.moves(position, list);
        if (list.size() == 1) {
            return list.get(0);
        }
        Glimpse<P> glimpse = new Glimpse<>(game, position, seat, Hash64.mix(seed, number));
        return thinker.choose(glimpse, share(speed.of(bot.budget())));
    }

    /// The share of a budget for the next decision of the turn; never less than a few iterations.
    private ThinkingBudget share(ThinkingBudget whole) {
        ThinkingBudget part = whole.times(Math.scalb(1.0, -Math.min(thoughts, MOST_HALVINGS)));
        thoughts++;
        int fewest = Math.min(whole.iterations(), FEWEST_ITERATIONS);
        return new ThinkingBudget(
                Math.max(part.iterations(), fewest), part.millis(), part.thinkingClock());
    }

    /// Must be called when a person is about to play at this seat.
    public void watch(int seat) {
        if (seat != lastSeat) {
            lastSeat = seat;
            thoughts = 0;
        }
    }

    /// The thinker of this seat; `null` for a person.
    public @Nullable Thinker<P> thinker(int seat) {
        return thinkers.get(seat);
    }

    /// About how much memory the thinkers use.
    public long bytes() {
        long bytes = 0;
        for (Thinker<P> thinker : thinkers) {
            bytes += thinker == null ? 0 : thinker.bytes();
        }
        return bytes;
    }

    /// Stops all thinking, at once and for good.
    public void cancel() {
        for (Thinker<P> thinker : thinkers) {
            if (thinker != null) {
                thinker.cancel();
            }
        }
    }
}
