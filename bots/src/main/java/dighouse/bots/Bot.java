package dighouse.bots;

import dighouse.kernel.Game;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;

/// A kind of player that can play any game. A [Thinker] is one such player at one seat.
public interface Bot {
    /// The name by which commands refer to it.
    String name();

    /// How long it thinks about a decision unless told otherwise.
    ThinkingBudget budget();

    /// Makes a player for one seat of one game.
    <P extends Position<P>> Thinker<P> thinker(Game<P> game, Setup setup);

    /// The same bot with another thinking time.
    default Bot within(ThinkingBudget budget) {
        return new BudgetedBot(this, budget);
    }
}
