package dighouse.app;

import dighouse.bots.Bot;
import dighouse.bots.Company;
import dighouse.bots.Pace;
import dighouse.kernel.Actor;
import dighouse.kernel.Game;
import dighouse.kernel.Hash64;
import dighouse.kernel.MoveList;
import dighouse.kernel.Playout;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import dighouse.kernel.Xoshiro;
import java.util.List;

/// Many games between bots.
///
/// @param <P> the game's position
final class Simulation<P extends Position<P>> {
    private final Game<P> game;
    private final Setup setup;
    private final List<Bot> bots; // by seat
    private final Pace pace;
    private final boolean uniform; // all are random, who need no glimpse to be blind
    private final P position;
    private final MoveList list = new MoveList();
    private final Xoshiro random = new Xoshiro(0);
    private int plies;
    private int decisions;

    Simulation(Game<P> game, Setup setup, List<Bot> bots, Pace pace) {
        this.game = game;
        this.setup = setup;
        this.bots = bots;
        this.pace = pace;
        uniform = bots.stream().allMatch(bot -> bot.name().equals("random"));
        position = game.position();
    }

    /// Plays so many games; each follows from the seed and its own number alone.
    Tallies play(int games, long seed) {
        Tallies tallies = new Tallies(setup.seats());
        for (int i = 0; i < games; i++) {
            playOne(Hash64.mix(seed, i));
            tallies.add(game.result(position), plies, decisions);
        }
        return tallies;
    }

    private void playOne(long seed) {
        random.seed(seed);
        Company<P> company = uniform ? null : new Company<>(game, setup, bots, pace, seed);
        plies = 0;
        decisions = 0;
        game.start(setup, position);
        for (int actor = game.actor(position);
                actor != Actor.NOBODY;
                actor = game.actor(position)) {
            boolean asked = actor != Actor.CHANCE;
            int ply =
                    asked && company != null
                            ? company.choose(position, plies)
                            : Playout.choose(game, position, actor, random, list);
            game.play(position, ply);
            plies++;
            decisions += asked ? 1 : 0;
        }
    }
}
