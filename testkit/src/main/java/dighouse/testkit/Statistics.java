package dighouse.testkit;

import dighouse.kernel.Actor;
import dighouse.kernel.Game;
import dighouse.kernel.MoveList;
import dighouse.kernel.Playout;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import dighouse.kernel.Xoshiro;
import java.util.ArrayList;
import java.util.List;

/// Frequencies held against exact weights, with fixed seeds.
public final class Statistics {
    private Statistics() {}

    /// Draws at the first chance nodes of a random game, as every table does, and counts.
    public static <P extends Position<P>> void chance(
            Game<P> game, Setup setup, int nodes, int draws, long seed) {
        Xoshiro random = new Xoshiro(seed);
        P position = game.position();
        game.start(setup, position);
        MoveList list = new MoveList();
        int seen = 0;
        for (int actor = game.actor(position);
                actor != Actor.NOBODY && seen < nodes;
                actor = game.actor(position)) {
            if (actor == Actor.CHANCE) {
                seen++;
                draws(game, setup, position, draws, seed);
            }
            game.play(position, Playout.choose(game, position, actor, random, list));
        }
    }

    private static <P extends Position<P>> void draws(
            Game<P> game, Setup setup, P position, int draws, long seed) {
        MoveList outcomes = new MoveList();
        game.moves(position, outcomes);
        long[] counts = new long[outcomes.size()];
        long[] weights = new long[outcomes.size()];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = outcomes.weight(i);
        }
        Xoshiro random = new Xoshiro(seed);
        for (int i = 0; i < draws; i++) {
            int outcome = game.outcome(position, random.below(game.weight(position)));
            int at = outcomes.indexOf(outcome);
            if (at < 0) {
                throw fault("chance", game, setup, position, seed, "an outcome is not listed");
            }
            counts[at]++;
        }
        double probability = ChiSquare.probability(counts, weights);
        if (probability < ChiSquare.THRESHOLD) {
            String reason = "outcomes do not come by their weights, p = " + probability;
            throw fault("chance", game, setup, position, seed, reason);
        }
    }

    /// Imagines many times and counts: nothing impossible comes up, and everything else as often as
    /// it should.
    public static <P extends Position<P>> void belief(
            Game<P> game, BeliefCase<P> belief, int draws, long seed) {
        List<String> texts = new ArrayList<>(belief.weights().keySet());
        long[] weights = new long[texts.size()];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = belief.weights().getOrDefault(texts.get(i), 0L);
        }
        long[] counts = new long[texts.size()];
        Xoshiro random = new Xoshiro(seed);
        P into = game.position();
        for (int i = 0; i < draws; i++) {
            game.imagine(belief.position(), belief.viewer(), random, into);
            String text = game.notation().position(into);
            int at = texts.indexOf(text);
            if (at < 0) {
                String reason = belief.name() + ": an impossible position is imagined: " + text;
                throw fault("beliefs", game, belief.setup(), belief.position(), seed, reason);
            }
            counts[at]++;
        }
        double probability = ChiSquare.probability(counts, weights);
        if (probability < ChiSquare.THRESHOLD) {
            String reason =
                    belief.name() + ": imagined too often or too seldom, p = " + probability;
            throw fault("beliefs", game, belief.setup(), belief.position(), seed, reason);
        }
    }

    private static <P extends Position<P>> ContractFault fault(
            String check, Game<P> game, Setup setup, P position, long seed, String reason) {
        String message =
                "check \""
                        + check
                        + "\" failed: "
                        + reason
                        + "\n  "
                        + game.id()
                        + " "
                        + Setups.text(setup)
                        + ", seed "
                        + seed
                        + "\n  position: "
                        + game.notation().position(position);
        return new ContractFault(check, seed, 0, message, new AssertionError(reason));
    }
}
