package dighouse.bots.levels;

import dighouse.bots.Bot;
import dighouse.bots.Budget;
import dighouse.bots.Style;
import dighouse.bots.Thinker;
import dighouse.bots.search.GreedyBot;
import dighouse.bots.search.RandomBot;
import dighouse.bots.search.Recipe;
import dighouse.bots.search.SearchBot;
import dighouse.kernel.Game;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import java.util.Locale;

/// How strong a bot is. `random` and `greedy` are yardsticks; the others search, and differ in how
/// long.
public enum Level {
    RANDOM,
    GREEDY,
    EASY,
    MEDIUM,
    HARD,
    EXPERT;

    /// As it is written in the name of a bot.
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    Bot bot(Style style) {
        String name = style == Style.STANDARD ? id() : id() + "-" + style.id();
        return switch (this) {
            case RANDOM -> new RandomBot(name);
            case GREEDY -> new GreedyBot(name, style.worth(), Advisors::advice);
            // few tries on any machine, and often not the best move: for those who learn the rules
            case EASY -> new Searching(name, new Budget(60, 20), true, style);
            case MEDIUM -> new Searching(name, Budget.millis(30), false, style);
            case HARD -> new Searching(name, Budget.millis(200), false, style);
            // leaves something of a second to a machine that is busy
            case EXPERT -> new Searching(name, Budget.millis(800), false, style);
        };
    }

    /// Searches by the recipe of whatever game it is to play.
    ///
    /// @param naive hardly heeds what the advice holds of a move: it wastes tries on poor ones, and
    ///   draws its answer by how often each was tried
    private record Searching(String name, Budget budget, boolean naive, Style style)
            implements Bot {
        private static final double CURIOSITY = 0.05;

        @Override
        public <P extends Position<P>> Thinker<P> thinker(Game<P> game, Setup setup) {
            Recipe recipe = Advisors.recipe(game.id());
            return new SearchBot(
                            name,
                            budget,
                            naive ? naive(recipe) : recipe,
                            style.worth(),
                            Advisors::advice)
                    .thinker(game, setup);
        }

        private static Recipe naive(Recipe recipe) {
            double urgency = Math.max(recipe.urgency(), CURIOSITY);
            return recipe.withBias(recipe.bias(), urgency).withTemperature(1);
        }
    }
}
