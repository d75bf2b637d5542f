package dighouse.app;

import dighouse.bots.Bot;
import dighouse.bots.Budget;
import dighouse.bots.Pace;
import dighouse.bots.levels.Bots;
import dighouse.kernel.Malformed;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The part of a command line that says which bots play, and how long they think.
final class BotOptions {
    /// Where thinking is counted, so that a game can be repeated: about what one core does.
    private static final int ITERATIONS_PER_MILLI = 20;

    @Option(
            names = "--bots",
            paramLabel = "NAME",
            split = ",",
            description = {
                "one bot for all seats, or one for each seat: random, greedy, easy, medium, hard,",
                "expert; all but random also with a style: hard-cautious, hard-bold, hard-collector"
            })
    private List<String> names = new ArrayList<>();

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

    /// The bots by seat.
    ///
    /// @param standard who plays if nobody was named
    List<Bot> bots(int seats, String standard) {
        if (names.size() > 1 && names.size() != seats) {
            throw new Malformed(
                    "Give one bot for all, or one for each of the "
                            + seats
                            + " seats, not "
                            + names.size()
                            + ".");
        }
        List<Bot> bots = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            String name =
                    names.isEmpty() ? standard : names.get(names.size() == 1 ? 0 : seat).strip();
            bots.add(bot(name));
        }
        return bots;
    }

    private Bot bot(String name) {
        Bot bot = Bots.named(name);
        if (think == null) {
            return bot;
        }
        if (think < 1) {
            throw new Malformed("--think takes a whole number from 1 on, not " + think + ".");
        }
        return bot.within(Budget.iterations(think));
    }

    /// How fast they think.
    ///
    /// @param repeatable whether iterations are counted instead of time
    Pace pace(boolean repeatable) {
        if (!(scale > 0 && scale <= 1000)) {
            throw new Malformed("--scale takes a number above 0, up to 1000.");
        }
        return new Pace(scale, repeatable ? ITERATIONS_PER_MILLI : 0);
    }

    /// The names of bots by seat, once if all are the same.
    static String names(List<Bot> bots) {
        List<String> names = bots.stream().map(Bot::name).toList();
        return names.stream().distinct().count() == 1 ? names.getFirst() : String.join(",", names);
    }
}
