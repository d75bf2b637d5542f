package dighouse.app.option;

import dighouse.bots.Bot;
import dighouse.bots.BotSpeed;
import dighouse.bots.ThinkingBudget;
import dighouse.bots.levels.Bots;
import dighouse.kernel.Malformed;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The options that choose how long bots think.
public final class ThinkOptions {
    /// Iterations that count as a millisecond where games must be repeatable: about the speed of
    /// one core.
    private static final int ITERATIONS_PER_MILLI = 20;

    @Option(
            names = "--scale",
            paramLabel = "FACTOR",
            description = "multiplies the bots' thinking time (default: ${DEFAULT-VALUE})")
    private double scale = 1;

    @Option(
            names = "--think",
            paramLabel = "N",
            description = "bots imagine N games for each decision, however long that takes")
    private @Nullable Integer think;

    /// The bot of this name, with its thinking time.
    public Bot bot(String name) {
        Bot bot = Bots.named(name.strip());
        if (think == null) {
            return bot;
        }
        if (think < 1) {
            throw new Malformed("--think takes a whole number of at least 1, not " + think + ".");
        }
        return bot.within(ThinkingBudget.iterations(think));
    }

    /// Refuses `--think` for commands that compare bots by their thinking time.
    public void checkUncounted() {
        if (think != null) {
            throw new Malformed("--think would make all levels alike here; use --scale.");
        }
    }

    /// How fast they think.
    ///
    /// @param repeatable whether iterations are counted instead of time
    public BotSpeed speed(boolean repeatable) {
        if (!(scale > 0 && scale <= 1000)) {
            throw new Malformed("--scale takes a number above 0, up to 1000.");
        }
        return new BotSpeed(scale, repeatable ? ITERATIONS_PER_MILLI : 0);
    }
}
