package dighouse.bots.search;

import dighouse.bots.AdviceSource;
import dighouse.bots.Bot;
import dighouse.bots.Thinker;
import dighouse.bots.ThinkingBudget;
import dighouse.bots.Worth;
import dighouse.kernel.Game;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;

/// Takes the move after which the forecast is best, and looks no further than to the end of its own
/// turn: the yardstick of an advice.
///
/// @param worth what it plays for
/// @param adviceSource who it asks about the game
public record GreedyBot(String name, Worth worth, AdviceSource adviceSource) implements Bot {
    /// It is as quick as it can be, whatever time it is given: a yardstick must not shrink.
    @Override
    public ThinkingBudget budget() {
        return ThinkingBudget.iterations(1);
    }

    @Override
    public <P extends Position<P>> Thinker<P> thinker(Game<P> game, Setup setup) {
        return new GreedyThinker<>(game, setup, adviceSource.advice(game, setup), worth);
    }
}
