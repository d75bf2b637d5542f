package dighouse.bots.levels;

import dighouse.bots.Bot;
import dighouse.bots.Style;
import dighouse.bots.Thinker;
import dighouse.bots.ThinkingBudget;
import dighouse.bots.search.GreedyBot;
import dighouse.bots.search.RandomBot;
import dighouse.bots.search.Recipe;
import dighouse.bots.search.SearchBot;
import dighouse.kernel.Game;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import java.util.Locale;
import java.util.function.Function;

/// How strong a bot is. `random` and `greedy` serve for comparison; the others search, and differ
/// in how long and how carefully they do so.
public enum Level {
    RANDOM,
    GREEDY,
    EASY,
    MEDIUM,
    HARD,
    EXPERT;

    /// The level as it is written in the name of a bot.
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// The bot of this level for every game.
    Bot bot(Style style) {
        return bot(style, AdvisorsByGame.ALL);
    }

    /// The bot of this level for the games that have an entry.
    Bot bot(Style style, Function<String, AdvisorEntry> entries) {
        String name = style == Style.STANDARD ? id() : id() + "-" + style.id();
        return switch (this) {
            case RANDOM -> new RandomBot(name);
            case GREEDY ->
                    new GreedyBot(name, style.worth(), new StyledAdvice(entries, style, true));
            // few tries on any machine, and often not the best move: for people who learn the rules
            case EASY -> new Searching(name, this, new ThinkingBudget(120, 100), 1, style, entries);
            case MEDIUM ->
                    new Searching(name, this, ThinkingBudget.millis(30), 0.3, style, entries);
            case HARD -> new Searching(name, this, ThinkingBudget.millis(60), 0, style, entries);
            // leaves half of each second to a busy machine
            case EXPERT -> new Searching(name, this, ThinkingBudget.millis(500), 0, style, entries);
        };
    }

    /// A bot that searches with the recipe of the game it plays.
    ///
    /// @param level whose carelessness it has
    /// @param curiosity how many of its tries it wastes on moves that the advice rates low: from 0,
    ///   like a player who knows what deserves a thought, to 1, like a beginner
    private record Searching(
            String name,
            Level level,
            ThinkingBudget budget,
            double curiosity,
            Style style,
            Function<String, AdvisorEntry> entries)
            implements Bot {
        @Override
        public <P extends Position<P>> Thinker<P> thinker(Game<P> game, Setup setup) {
            StyledAdvice advice = new StyledAdvice(entries, style, false);
            return new SearchBot(name, budget, recipe(game.id()), style.worth(), advice)
                    .thinker(game, setup);
        }

        private Recipe recipe(String game) {
            AdvisorEntry entry = entries.apply(game);
            Recipe best = entry.recipe();
            double urgency = best.urgency() + curiosity * (entry.curiosity() - best.urgency());
            return best.withBias(best.bias(), urgency)
                    .withTemperature(entry.carelessness().of(level));
        }
    }
}
