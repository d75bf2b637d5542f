package dighouse.bots;

import dighouse.kernel.Game;
import dighouse.kernel.Position;
import dighouse.kernel.Randomness;
import dighouse.kernel.Xoshiro;

/// All that a bot gets to see of a table: a source of imagined positions instead of the true one.
///
/// A glimpse holds one imagined position, which nobody can take out, and from it fills positions
/// that the bot owns. To imagine from an imagined position gives exactly the same as to imagine
/// from the true one, so nothing is lost, and no bot can peek.
///
/// @param <P> the game's position
public final class Glimpse<P extends Position<P>> {
    private final Game<P> game;
    private final int seat;
    private final long seed;
    private final P imagined;
    private final boolean ahead; // whether a move is played in every imagined position
    private final int move;

    /// Imagines from the true position once and does not keep it.
    ///
    /// @param seed determines this imagined position and all randomness of the bot
    public Glimpse(Game<P> game, P position, int seat, long seed) {
        this.game = game;
        this.seat = seat;
        this.seed = seed;
        imagined = game.position();
        ahead = false;
        move = 0;
        game.imagine(position, seat, new Xoshiro(seed), imagined);
    }

    private Glimpse(Glimpse<P> before, int move) {
        game = before.game;
        seat = before.seat;
        seed = before.seed;
        imagined = before.imagined;
        ahead = true;
        this.move = move;
    }

    /// The same glimpse one legal move of the seat later: that move is played in every imagined
    /// position. Nobody has learned anything more.
    public Glimpse<P> after(int next) {
        if (ahead) {
            throw new IllegalStateException("a glimpse looks one move ahead");
        }
        return new Glimpse<>(this, next);
    }

    public Game<P> game() {
        return game;
    }

    /// The seat that looks and must decide.
    public int seat() {
        return seat;
    }

    /// The seed that determines all randomness of the bot.
    public long seed() {
        return seed;
    }

    /// Fills a position that the bot owns with one that fits all the seat knows.
    public void imagine(Randomness random, P into) {
        game.imagine(imagined, seat, random, into);
        if (ahead) {
            game.play(into, move);
        }
    }

    /// Tells whether the seat, which must decide in both, cannot tell this position from what it
    /// sees.
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
