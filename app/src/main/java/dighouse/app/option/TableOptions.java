package dighouse.app.option;

import dighouse.app.io.TextFile;
import dighouse.catalogue.GameEntry;
import dighouse.catalogue.Suggestion;
import dighouse.kernel.Edition;
import dighouse.kernel.Malformed;
import dighouse.kernel.Position;
import dighouse.kernel.SeatRange;
import dighouse.kernel.Setup;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Option;

/// The options that choose seats, mission, options and edition of a game.
public final class TableOptions {
    @Option(
            names = "--seats",
            paramLabel = "N",
            description = "how many seats (default: as few as possible)")
    private int seats;

    @Option(
            names = "--mission",
            paramLabel = "N",
            description = "the number of a solo mission (default: none)")
    private int mission;

    @Option(
            names = "--option",
            paramLabel = "NAME=VALUE",
            description = "an option of the game; may be repeated; editions lists them")
    private Map<String, String> options = new LinkedHashMap<>();

    @Option(
            names = "--edition",
            paramLabel = "ID|FILE",
            description = "a built-in edition, or a file with one of your own")
    private String edition = "";

    public <P extends Position<P>> TableChoice<P> choose(GameEntry<P> entry) {
        return choose(entry, 1, "");
    }

    /// Chooses a table with a seat for each bot that was named, if the game has so many seats and
    /// the command line does not say how many.
    public <P extends Position<P>> TableChoice<P> choose(GameEntry<P> entry, BotOptions bots) {
        Edition chosen = edition(entry, "");
        int most = entry.game().seats(chosen).most();
        return choose(entry, Math.min(bots.named(), most), "");
    }

    /// Chooses a table for several bots.
    ///
    /// @param fewest the least number of seats, unless the command line says how many
    public <P extends Position<P>> TableChoice<P> choose(GameEntry<P> entry, int fewest) {
        return choose(entry, fewest, "");
    }

    /// Chooses a table for people.
    ///
    /// @param suggested the edition to play if none is named and the game has one of this id
    public <P extends Position<P>> TableChoice<P> choose(GameEntry<P> entry, String suggested) {
        return choose(entry, 1, suggested);
    }

    private <P extends Position<P>> TableChoice<P> choose(
            GameEntry<P> entry, int fewest, String suggested) {
        Edition chosen = edition(entry, suggested);
        SeatRange range = entry.game().seats(chosen);
        int number = seats == 0 ? Math.max(range.least(), fewest) : seats;
        if (mission != 0 && number != 1) {
            throw new Malformed(
                    entry.game().missions(chosen) == 0
                            ? entry.id() + " has no missions."
                            : "A mission is for one player, not for " + number + ".");
        }
        if (range.contains(number)) {
            checkNames(entry, chosen, number);
        }
        return new TableChoice<>(
                entry, Setup.of(entry.game(), chosen, number, mission, options), !isBuiltIn(entry));
    }

    private Edition edition(GameEntry<?> entry, String suggested) {
        return isBuiltIn(entry) ? builtIn(entry, suggested) : own(entry, Path.of(edition));
    }

    private boolean isBuiltIn(GameEntry<?> entry) {
        boolean known = entry.editions().stream().anyMatch(each -> each.id().equals(edition));
        return known
                || !(edition.contains("/")
                        || edition.contains(".")
                        || Files.exists(Path.of(edition)))
                || edition.isEmpty();
    }

    private Edition builtIn(GameEntry<?> entry, String suggested) {
        if (!edition.isEmpty()) {
            return entry.edition(edition);
        }
        return entry.editions().stream()
                .filter(each -> each.id().equals(suggested))
                .findFirst()
                .orElseGet(entry::standardEdition);
    }

    private static Edition own(GameEntry<?> entry, Path path) {
        String text = TextFile.read(path);
        try {
            return entry.game().edition(text);
        } catch (Malformed fault) {
            throw new Malformed("The edition " + path + " cannot be used. " + fault.getMessage());
        }
    }

    private void checkNames(GameEntry<?> entry, Edition chosen, int number) {
        List<String> names =
                entry.game().options(chosen, number, mission).stream()
                        .map(dighouse.kernel.Option::id)
                        .toList();
        for (String name : options.keySet()) {
            if (!names.contains(name)) {
                throw new Malformed(
                        entry.id()
                                + " has no option \""
                                + name
                                + "\"; its options are "
                                + (names.isEmpty() ? "none" : String.join(", ", names))
                                + "."
                                + Suggestion.question(name, names));
            }
        }
    }
}
