package dighouse.bots;

import dighouse.kernel.Game;
import dighouse.kernel.Position;
import dighouse.kernel.Randomness;
import dighouse.kernel.Xoshiro;

/// All that a bot gets to see of a table. It holds one imagined position that nobody can take out,
/// not the true one: with that it fills positions of the bot's own, as often as asked. Imagining
/// from an imagined position gives the very same as imagining from the truth, so nothing is lost,
/// and no bot can peek.
///
/// @param <P> the game's position
public final class Glimpse<P extends Position<P>> {
    private final Game<P> game;
    private final int seat;
    private final long seed;
    private final P imagined;

    /// Imagines the position once and forgets it.
    ///
    /// @param seed starts the generator of this imagining, and of the bot that looks
    public Glimpse(Game<P> game, P position, int seat, long seed) {
        this.game = game;
        this.seat = seat;
        this.seed = seed;
        imagined = game.position();
        game.imagine(position, seat, new Xoshiro(seed), imagined);
    }

    public Game<P> game() {
        return game;
    }

    /// Who looks, and must decide.
    public int seat() {
        return seat;
    }

    /// What all of a bot's randomness follows from.
    public long seed() {
        return seed;
    }

    /// Fills a position of the bot's own with one that the seat may believe in.
    public void imagine(Randomness random, P into) {
        game.imagine(imagined, seat, random, into);
    }

    /// Whether the seat, which must decide in both, cannot tell this position from what it sees.
    public boolean resembles(P position) {
        if (game.actor(position) != seat) {
            return false;
        }
        P seen = game.position();
        P other = game.position();
        game.imagine(imagined, seat, new Xoshiro(seed), seen);
        game.imagine(position, seat, new Xoshiro(seed), other);
        return seen.equals(other);
    }
}
