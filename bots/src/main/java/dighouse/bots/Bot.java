package dighouse.bots;

import dighouse.kernel.Game;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;

/// A kind of player. It plays any game; whoever sits down for it is a [Thinker].
public interface Bot {
    /// The name by which commands know it.
    String name();

    /// How long it thinks about a decision, if nobody is in a hurry.
    ThinkingBudget budget();

    /// A player for one seat of one game.
    <P extends Position<P>> Thinker<P> thinker(Game<P> game, Setup setup);

    /// The same bot with another time to think.
    default Bot within(ThinkingBudget budget) {
        return new BudgetedBot(this, budget);
    }
}
