package dighouse.bots;

import dighouse.kernel.Game;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;

/// Supplies a bot, which can play every game, with advice on a particular one.
@FunctionalInterface
public interface AdviceSource {
    /// Makes advice for a table of this game.
    <P extends Position<P>> Advice<P> advice(Game<P> game, Setup setup);
}
