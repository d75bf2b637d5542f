package dighouse.bots;

import dighouse.kernel.Position;
import java.util.List;

/// A bot at one seat of one game. It may remember what it thought before, so it must be asked for
/// all decisions of its seat, in order, by one thread at a time.
///
/// @param <P> the game's position
public interface Thinker<P extends Position<P>> {
    /// Chooses a legal move for the seat of the glimpse, which must decide now. The same calls with
    /// the same seeds and budgets of iterations give the same answers.
    int choose(Glimpse<P> glimpse, ThinkingBudget budget);

    /// Stops thinking, at once and for good: this and every later decision are answered with the
    /// best move found so far. May be called from any thread.
    default void cancel() {}

    /// About how much memory it uses.
    default long bytes() {
        return 0;
    }

    /// Opinions on the moves of the last decision, the best first; empty if it did not think.
    default List<Opinion> opinions() {
        return List.of();
    }

    /// What it expected of the end at the last decision; [Outlook#NONE] if it did not think.
    default Outlook outlook() {
        return Outlook.NONE;
    }
}
