package dighouse.bots;

import dighouse.kernel.Game;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;

/// Where a bot, which plays every game, gets advice on the one it is to play.
@FunctionalInterface
public interface AdviceSource {
    /// New advice for a table of this game.
    <P extends Position<P>> Advice<P> advice(Game<P> game, Setup setup);
}
