package dighouse.app.option;

import dighouse.bots.Bot;
import dighouse.bots.BotSpeed;
import dighouse.kernel.Malformed;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The options that choose the bots and their thinking time.
public final class BotOptions {
    @Option(
            names = "--bots",
            paramLabel = "NAME",
            split = ",",
            description =
                    "one bot for all seats, or one for each seat: random, greedy, easy, medium,"
                            + " hard, expert; all but random also with a style: hard-cautious,"
                            + " hard-bold, hard-collector")
    private List<String> names = new ArrayList<>();

    @Mixin private ThinkOptions think = new ThinkOptions();

    /// How many bots were named.
    int named() {
        return names.size();
    }

    /// The bots by seat.
    ///
    /// @param standard the bot that plays if none was named
    public List<Bot> bots(int seats, String standard) {
        if (names.size() > 1 && names.size() != seats) {
            throw new Malformed(
                    (seats == 1
                                    ? "--bots takes one bot for one seat, not "
                                    : "--bots takes one bot for all seats, or one for each of the "
                                            + seats
                                            + " seats, not ")
                            + names.size()
                            + ".");
        }
        List<Bot> bots = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            String name = names.isEmpty() ? standard : names.get(names.size() == 1 ? 0 : seat);
            bots.add(think.bot(name));
        }
        return bots;
    }

    /// How fast they think.
    ///
    /// @param repeatable whether iterations are counted instead of time
    public BotSpeed speed(boolean repeatable) {
        return think.speed(repeatable);
    }

    /// The names of the bots by seat; only one name if all are the same.
    public static String names(List<Bot> bots) {
        List<String> names = bots.stream().map(Bot::name).toList();
        return names.stream().distinct().count() == 1 ? names.getFirst() : String.join(",", names);
    }
}
