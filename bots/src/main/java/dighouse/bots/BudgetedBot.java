package dighouse.bots;

import dighouse.kernel.Game;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;

/// A bot with another thinking time than its own.
record BudgetedBot(Bot bot, ThinkingBudget budget) implements Bot {
    @Override
    public String name() {
        return bot.name();
    }

    @Override
    public <P extends Position<P>> Thinker<P> thinker(Game<P> game, Setup setup) {
        return bot.thinker(game, setup);
    }
}
