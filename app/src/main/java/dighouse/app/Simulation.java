package dighouse.app;

import dighouse.bots.Bot;
import dighouse.bots.Budget;
import dighouse.bots.Glimpse;
import dighouse.kernel.Actor;
import dighouse.kernel.Game;
import dighouse.kernel.Hash64;
import dighouse.kernel.MoveList;
import dighouse.kernel.Playout;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import dighouse.kernel.Xoshiro;

/// Many games between bots of one kind.
///
/// @param <P> the game's position
final class Simulation<P extends Position<P>> {
    private final Game<P> game;
    private final Setup setup;
    private final Bot bot;
    private final P position;
    private final MoveList list = new MoveList();
    private final Xoshiro random = new Xoshiro(0);
    private int plies;
    private int decisions;

    Simulation(Game<P> game, Setup setup, Bot bot) {
        this.game = game;
        this.setup = setup;
        this.bot = bot;
        position = game.position();
    }

    /// Plays so many games; each follows from the seed and its own number alone.
    Tallies play(int games, long seed, Budget budget) {
        Tallies tallies = new Tallies(setup.seats());
        for (int i = 0; i < games; i++) {
            random.seed(Hash64.mix(seed, i));
            playOne(budget);
            tallies.add(game.result(position), plies, decisions);
        }
        return tallies;
    }

    private void playOne(Budget budget) {
        boolean uniform = bot.name().equals("random"); // needs no glimpse to be blind
        plies = 0;
        decisions = 0;
        game.start(setup, position);
        for (int actor = game.actor(position);
                actor != Actor.NOBODY;
                actor = game.actor(position)) {
            boolean asked = actor != Actor.CHANCE;
            int ply =
                    asked && !uniform
                            ? bot.choose(glimpse(actor), budget)
                            : Playout.choose(game, position, actor, random, list);
            game.play(position, ply);
            plies++;
            decisions += asked ? 1 : 0;
        }
    }

    private Glimpse<P> glimpse(int seat) {
        long seed = ((long) random.next() << 32) | (random.next() & 0xFFFF_FFFFL);
        return new Glimpse<>(game, position, seat, seed);
    }
}
