package dighouse.testkit;

import dighouse.kernel.Actor;
import dighouse.kernel.Chance;
import dighouse.kernel.Game;
import dighouse.kernel.GameRecord;
import dighouse.kernel.Match;
import dighouse.kernel.MoveList;
import dighouse.kernel.Playout;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import dighouse.kernel.Xoshiro;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/// The same seed gives the same game: twice in a row, and on two threads at once.
public final class Determinism {
    private Determinism() {}

    public static <P extends Position<P>> void check(Game<P> game, Setup setup, long seed) {
        String first = record(game, setup, seed);
        same(game, setup, seed, first, record(game, setup, seed));
        try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
            Future<String> one = threads.submit(() -> record(game, setup, seed));
            Future<String> other = threads.submit(() -> record(game, setup, seed));
            same(game, setup, seed, first, one.get());
            same(game, setup, seed, first, other.get());
        } catch (ExecutionException | InterruptedException broken) {
            throw fault(game, setup, seed, "a game on another thread broke: " + broken);
        }
    }

    /// The record of a random game.
    public static <P extends Position<P>> String record(Game<P> game, Setup setup, long seed) {
        Xoshiro random = new Xoshiro(seed);
        Chance chance = Chance.of(random);
        MoveList list = new MoveList();
        Match<P> match = new Match<>(game, setup);
        for (int actor = match.actor(); actor != Actor.NOBODY; actor = match.actor()) {
            if (actor == Actor.CHANCE) {
                match.draw(chance);
            } else {
                match.apply(Playout.choose(game, match.position(), actor, random, list));
            }
        }
        List<String> players = Collections.nCopies(setup.seats(), "nobody");
        return GameRecord.of(match, players, GameRecord.Proof.NONE, false).text();
    }

    private static void same(Game<?> game, Setup setup, long seed, String expected, String text) {
        if (!text.equals(expected)) {
            throw fault(game, setup, seed, "one seed gives two games");
        }
    }

    private static ContractFault fault(Game<?> game, Setup setup, long seed, String reason) {
        String message =
                "check \"determinism\" failed: "
                        + reason
                        + "\n  "
                        + game.id()
                        + " "
                        + Setups.text(setup)
                        + ", seed "
                        + seed;
        return new ContractFault("determinism", seed, 0, message, new AssertionError(reason));
    }
}
