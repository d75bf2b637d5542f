package dighouse.lab;

import dighouse.bots.Bot;
import dighouse.bots.BotSpeed;
import dighouse.bots.TableBots;
import dighouse.kernel.Actor;
import dighouse.kernel.Game;
import dighouse.kernel.MoveList;
import dighouse.kernel.Playout;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import dighouse.kernel.Xoshiro;
import java.util.List;

/// Plays whole games between bots, one after the other, on one thread.
///
/// @param <P> the game's position
public final class LabTable<P extends Position<P>> {
    private static final int NOBODY_YET = -1;

    private final Game<P> game;
    private final Setup setup;
    private final P position;
    private final MoveList list = new MoveList();
    private final Xoshiro random = new Xoshiro(0);
    private int plies;
    private int decisions;
    private int turns;

    public LabTable(Game<P> game, Setup setup) {
        this.game = game;
        this.setup = setup;
        position = game.position();
    }

    /// Plays one game to its end. With budgets of iterations, the seed determines everything in it.
    ///
    /// @param bots by seat
    public void play(List<Bot> bots, BotSpeed speed, long seed) {
        // random bots ignore what they see, so they need no glimpse; a game then takes microseconds
        boolean uniform = bots.stream().allMatch(bot -> bot.name().equals("random"));
        TableBots<P> tableBots = uniform ? null : new TableBots<>(game, setup, bots, speed, seed);
        random.seed(seed);
        plies = 0;
        decisions = 0;
        turns = 0;
        int lastSeat = NOBODY_YET;
        game.start(setup, position);
        for (int actor = game.actor(position);
                actor != Actor.NOBODY;
                actor = game.actor(position)) {
            boolean asked = actor != Actor.CHANCE;
            int ply =
                    asked && tableBots != null
                            ? tableBots.choose(position, plies)
                            : Playout.choose(game, position, actor, random, list);
            game.play(position, ply);
            plies++;
            if (asked) {
                decisions++;
                turns += actor == lastSeat ? 0 : 1;
                lastSeat = actor;
            }
        }
    }

    /// The final position of the last game. Must not be changed.
    public P position() {
        return position;
    }

    /// How many plies the last game had, chance included.
    public int plies() {
        return plies;
    }

    /// How many of these were decisions of seats.
    public int decisions() {
        return decisions;
    }

    /// How many turns the last game had. A turn is all that a seat decides before another seat
    /// does.
    public int turns() {
        return turns;
    }
}
