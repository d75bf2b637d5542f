package dighouse.bots.search;

import dighouse.bots.AdviceSource;
import dighouse.bots.Bot;
import dighouse.bots.Thinker;
import dighouse.bots.ThinkingBudget;
import dighouse.bots.Worth;
import dighouse.kernel.Game;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;

/// Takes the move after which the forecast is best, and looks no further than the end of its own
/// turn. It shows what an advice is worth without search.
///
/// @param worth what the bot plays for
/// @param adviceSource where the bot gets advice on its game
public record GreedyBot(String name, Worth worth, AdviceSource adviceSource) implements Bot {
    /// One iteration, whatever the pace: a bot that others are compared with must stay the same.
    @Override
    public ThinkingBudget budget() {
        return ThinkingBudget.iterations(1);
    }

    @Override
    public <P extends Position<P>> Thinker<P> thinker(Game<P> game, Setup setup) {
        return new GreedyThinker<>(game, setup, adviceSource.advice(game, setup), worth);
    }
}
