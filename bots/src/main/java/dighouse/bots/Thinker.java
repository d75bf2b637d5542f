package dighouse.bots;

import dighouse.kernel.Position;
import java.util.List;

/// A bot on one seat of one game. It may remember what it thought before, so it is asked for all
/// decisions of its seat, in their order, by one thread at a time.
///
/// @param <P> the game's position
public interface Thinker<P extends Position<P>> {
    /// A legal move of the glimpse's seat, which must decide now. The same questions with the same
    /// seeds and budgets of iterations get the same answers.
    int choose(Glimpse<P> glimpse, ThinkingBudget budget);

    /// Stops thinking, at once and for good: the decision under way is answered with the best move
    /// found so far, and so is every later one. May be called from any thread.
    default void cancel() {}

    /// About how much memory it takes to remember what it thought.
    default long bytes() {
        return 0;
    }

    /// What was thought about the last decision, the best move first; nothing, if it did not think.
    default List<Opinion> opinions() {
        return List.of();
    }

    /// What the table looked like at the last decision; nobody's guess, if it did not think.
    default Outlook outlook() {
        return Outlook.NONE;
    }
}
