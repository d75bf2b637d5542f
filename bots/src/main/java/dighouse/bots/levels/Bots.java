package dighouse.bots.levels;

import dighouse.bots.Bot;
import dighouse.bots.Style;
import dighouse.kernel.Malformed;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/// Finds bots by name: a level, or a level and a style (`hard-bold`).
public final class Bots {
    private Bots() {}

    /// One bot of each level, the weakest first.
    public static List<Bot> levels() {
        List<Bot> bots = new ArrayList<>();
        for (Level level : Level.values()) {
            bots.add(level.bot(Style.STANDARD));
        }
        return bots;
    }

    /// The bot of this name.
    ///
    /// @throws Malformed naming those that exist
    public static Bot named(String name) {
        return named(name, AdvisorsByGame.ALL);
    }

    /// The bot of this name, for the games that have an entry.
    ///
    /// @param entries by the name of the game
    /// @throws Malformed naming the bots that exist
    public static Bot named(String name, Function<String, AdvisorEntry> entries) {
        for (Level level : Level.values()) {
            for (Style style : Style.values()) {
                Bot bot = level.bot(style, entries);
                if (bot.name().equals(name)
                        && !(level == Level.RANDOM && style != Style.STANDARD)) {
                    return bot;
                }
            }
        }
        throw new Malformed("There is no bot \"" + name + "\"; the bots are " + names() + ".");
    }

    /// All names in one line, for people.
    public static String names() {
        String levels = String.join(", ", Stream.of(Level.values()).map(Level::id).toList());
        List<String> styles = new ArrayList<>();
        for (Style style : Style.values()) {
            if (style != Style.STANDARD) {
                styles.add("-" + style.id());
            }
        }
        return levels + ", and all but random also with " + String.join(", ", styles);
    }
}
