package dighouse.bots;

import dighouse.kernel.Malformed;
import java.util.List;

/// The bots of the house by name.
public final class Bots {
    private static final List<Bot> ALL = List.of(new FlatBot(), new RandomBot());

    private Bots() {}

    /// All of them, the strongest first.
    public static List<Bot> all() {
        return ALL;
    }

    /// The bot of this name.
    ///
    /// @throws Malformed naming those that exist
    public static Bot named(String name) {
        for (Bot bot : ALL) {
            if (bot.name().equals(name)) {
                return bot;
            }
        }
        String names = String.join(", ", ALL.stream().map(Bot::name).toList());
        throw new Malformed("There is no bot \"" + name + "\"; the bots are " + names + ".");
    }
}
