package dighouse.app.option;

import dighouse.bots.Bot;
import dighouse.bots.BotSpeed;
import dighouse.bots.ThinkingBudget;
import dighouse.bots.levels.Bots;
import dighouse.kernel.Malformed;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The part of a command line that says how long bots think.
public final class ThinkOptions {
    /// Where thinking is counted, so that a game can be repeated: about what one core does.
    private static final int ITERATIONS_PER_MILLI = 20;

    @Option(
            names = "--scale",
            paramLabel = "FACTOR",
            description = "bots take so much of their thinking time (default: ${DEFAULT-VALUE})")
    private double scale = 1;

    @Option(
            names = "--think",
            paramLabel = "N",
            description = "bots imagine so many games for each decision, whatever time it takes")
    private @Nullable Integer think;

    /// The bot of this name, with its time to think.
    public Bot bot(String name) {
        Bot bot = Bots.named(name.strip());
        if (think == null) {
            return bot;
        }
        if (think < 1) {
            throw new Malformed("--think takes a whole number from 1 on, not " + think + ".");
        }
        return bot.within(ThinkingBudget.iterations(think));
    }

    /// For commands whose bots differ in nothing but their time.
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
