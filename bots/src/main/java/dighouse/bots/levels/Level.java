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
    RANDOM(0, 0),
    GREEDY(0, 0),
    EASY(3, 1),
    MEDIUM(30, 0),
    HARD(200, 0),
    EXPERT(900, 0);

    private final double millis;
    private final double temperature;

    Level(double millis, double temperature) {
        this.millis = millis;
        this.temperature = temperature;
    }

    /// As it is written in the name of a bot.
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    Bot bot(Style style) {
        String name = style == Style.STANDARD ? id() : id() + "-" + style.id();
        return switch (this) {
            case RANDOM -> new RandomBot(name);
            case GREEDY -> new GreedyBot(name, style.worth(), Advisors::advice);
            case EASY, MEDIUM, HARD, EXPERT ->
                    new Searching(name, Budget.millis(millis), temperature, style);
        };
    }

    /// Searches by the recipe of whatever game it is to play.
    private record Searching(String name, Budget budget, double temperature, Style style)
            implements Bot {
        @Override
        public <P extends Position<P>> Thinker<P> thinker(Game<P> game, Setup setup) {
            Recipe recipe = Advisors.recipe(game.id()).withTemperature(temperature);
            return new SearchBot(name, budget, recipe, style.worth(), Advisors::advice)
                    .thinker(game, setup);
        }
    }
}
