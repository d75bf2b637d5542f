package dighouse.bots.levels;

import dighouse.bots.Advice;
import dighouse.bots.AdviceSource;
import dighouse.bots.Advisor;
import dighouse.bots.Style;
import dighouse.kernel.Game;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import java.util.function.Function;

/// The advice for bots of a style.
///
/// @param entries by the name of the game
/// @param greedy whether for greedy bots
record StyledAdvice(Function<String, AdvisorEntry> entries, Style style, boolean greedy)
        implements AdviceSource {
    @Override
    @SuppressWarnings("unchecked") // each entry has an advisor for the game that names it
    public <P extends Position<P>> Advice<P> advice(Game<P> game, Setup setup) {
        Advisor<P> advisor = (Advisor<P>) entries.apply(game.id()).advisor();
        return greedy
                ? advisor.greedyAdvice(game, setup, style)
                : advisor.advice(game, setup, style);
    }
}
