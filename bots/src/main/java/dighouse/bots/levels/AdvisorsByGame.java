package dighouse.bots.levels;

import dighouse.bots.Advice;
import dighouse.bots.Advisor;
import dighouse.bots.search.Recipe;
import dighouse.kernel.Game;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import java.util.Map;
import java.util.function.Function;

/// Lists, for each game, its advisor and the search settings that play best with that advice.
public final class AdvisorsByGame {
    private static final Map<String, AdvisorEntry> ENTRIES =
            Map.of(
                    "archaeology", AdvisorEntries.archaeology(),
                    "thebes", AdvisorEntries.thebes(),
                    "pergamon", AdvisorEntries.pergamon(),
                    "marajoara", AdvisorEntries.marajoara());

    private static final AdvisorEntry UNKNOWN = AdvisorEntries.plain();

    /// The entry of every game, by its name.
    static final Function<String, AdvisorEntry> ALL = AdvisorsByGame::entry;

    private AdvisorsByGame() {}

    /// The advisor of this game.
    @SuppressWarnings("unchecked") // each entry has an advisor for the game that names it
    public static <P extends Position<P>> Advisor<P> of(Game<P> game) {
        return (Advisor<P>) entry(game.id()).advisor();
    }

    /// The standard advice for a table.
    public static <P extends Position<P>> Advice<P> advice(Game<P> game, Setup setup) {
        return of(game).advice(game, setup);
    }

    /// The search settings that play best with that advice.
    public static Recipe recipe(String game) {
        return entry(game).recipe();
    }

    private static AdvisorEntry entry(String game) {
        return ENTRIES.getOrDefault(game, UNKNOWN);
    }
}
