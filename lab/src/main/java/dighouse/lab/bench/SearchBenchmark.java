package dighouse.lab.bench;

import dighouse.bots.Advice;
import dighouse.bots.Glimpse;
import dighouse.bots.PlainAdvice;
import dighouse.bots.Style;
import dighouse.bots.levels.AdvisorsByGame;
import dighouse.bots.search.Recipe;
import dighouse.bots.search.Search;
import dighouse.kernel.Actor;
import dighouse.kernel.Game;
import dighouse.kernel.MoveList;
import dighouse.kernel.Playout;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import dighouse.kernel.Xoshiro;
import java.util.ArrayList;
import java.util.List;

/// The measured search loop: iterations from the first real decision after the deal, with a new
/// tree after as many of them as an expert may make.
///
/// @param <P> the game's position
final class SearchBenchmark<P extends Position<P>> {
    private static final int OPENINGS = 8;
    private static final int ITERATIONS_PER_TREE = 20_000;
    private static final int ITERATIONS_BETWEEN_LOOKS = 32; // checks of the clock
    private static final int CAPACITY = 1 << 19;

    private final Search<P> search;
    private final List<Glimpse<P>> openings = new ArrayList<>();
    private long iterations;

    private SearchBenchmark(Game<P> game, Setup setup, Advice<P> advice, Recipe recipe) {
        search = new Search<>(game, setup, advice, Style.STANDARD.worth(), recipe, CAPACITY);
        for (int seed = 1; seed <= OPENINGS; seed++) {
            openings.add(opening(game, setup, seed));
        }
    }

    /// Search with uniform playouts to the end of the game.
    static <P extends Position<P>> SearchBenchmark<P> toTheEnd(Game<P> game, Setup setup) {
        Advice<P> plain = new PlainAdvice<>(game, setup.seats(), 1);
        return new SearchBenchmark<>(game, setup, plain, Recipe.PLAIN);
    }

    /// Search with uniform playouts that stop after a number of plies with the forecast of the
    /// game's advice.
    static <P extends Position<P>> SearchBenchmark<P> cut(Game<P> game, Setup setup, int plies) {
        return new SearchBenchmark<>(
                game, setup, AdvisorsByGame.advice(game, setup), Recipe.PLAIN.withCut(plies));
    }

    private static <P extends Position<P>> Glimpse<P> opening(
            Game<P> game, Setup setup, long seed) {
        Xoshiro random = new Xoshiro(seed);
        MoveList list = new MoveList();
        P position = game.position();
        game.start(setup, position);
        while (game.actor(position) == Actor.CHANCE || list.size() == 1) {
            game.play(position, Playout.choose(game, position, game.actor(position), random, list));
            list.clear();
            game.moves(position, list);
        }
        return new Glimpse<>(game, position, game.actor(position), seed);
    }

    /// Iterates until the time is over.
    ///
    /// @return how many iterations were made
    long run(Stopwatch watch, long nanos) {
        long before = iterations;
        do {
            for (int i = 0; i < ITERATIONS_BETWEEN_LOOKS; i++) {
                iterate();
            }
        } while (!watch.hasRun(nanos));
        return iterations - before;
    }

    private void iterate() {
        if (iterations % ITERATIONS_PER_TREE == 0) {
            search.start(iterations);
        }
        int tree = (int) (iterations / ITERATIONS_PER_TREE % OPENINGS);
        search.iterate(openings.get(tree));
        iterations++;
    }
}
