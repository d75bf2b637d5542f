package dighouse.bots.search;

import dighouse.bots.AdviceSource;
import dighouse.bots.Bot;
import dighouse.bots.Thinker;
import dighouse.bots.ThinkingBudget;
import dighouse.bots.Worth;
import dighouse.kernel.Game;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;

/// Looks ahead by tree search.
///
/// @param worth what the bot plays for
/// @param adviceSource where the bot gets advice on its game
public record SearchBot(
        String name, ThinkingBudget budget, Recipe recipe, Worth worth, AdviceSource adviceSource)
        implements Bot {
    @Override
    public <P extends Position<P>> Thinker<P> thinker(Game<P> game, Setup setup) {
        return new SearchThinker<>(game, setup, adviceSource.advice(game, setup), worth, recipe);
    }
}
