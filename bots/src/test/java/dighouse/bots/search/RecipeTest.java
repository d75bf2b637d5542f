package dighouse.bots.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dighouse.bots.Advice;
import dighouse.bots.Gamble;
import dighouse.bots.GamblePosition;
import dighouse.bots.Glimpse;
import dighouse.bots.Style;
import dighouse.bots.search.Recipe.Playouts;
import dighouse.kernel.MoveList;
import dighouse.kernel.PlainEdition;
import dighouse.kernel.Randomness;
import dighouse.kernel.Setup;
import java.util.List;
import org.junit.jupiter.api.Test;

/// How a search uses an advice. The two moves of the game are nearly equal, so that opinions
/// decide.
class RecipeTest {
    private static final Recipe BIASED = Recipe.PLAIN.withExploration(0.3).withBias(10, 10);

    private final Gamble game = new Gamble();
    private final Setup setup = Setup.of(game, PlainEdition.STANDARD, 2);

    /// Advice that prefers one move and counts how often it is asked.
    private static final class Lover implements Advice<GamblePosition> {
        private final int move;
        private int forecasts;
        private int suggestions;

        Lover(int move) {
            this.move = move;
        }

        @Override
        public void forecast(GamblePosition position, double[] points) {
            forecasts++;
            points[0] = 10;
            points[1] = 10;
        }

        @Override
        public double doubt(GamblePosition position) {
            return 5;
        }

        @Override
        public double par() {
            return 12;
        }

        @Override
        public void weigh(GamblePosition position, int seat, MoveList moves, double[] weights) {
            for (int i = 0; i < moves.size(); i++) {
                weights[i] = moves.get(i) == move ? 1 : 0;
            }
        }

        @Override
        public int suggest(GamblePosition position, int seat, MoveList moves, Randomness random) {
            suggestions++;
            return move;
        }

        @Override
        public List<Part> parts(GamblePosition position, int seat) {
            return List.of();
        }
    }

    /// The share of the iterations that tried a move first.
    private double share(Lover lover, Recipe recipe, int iterations) {
        GamblePosition position = game.position();
        game.start(setup, position);
        Glimpse<GamblePosition> glimpse = new Glimpse<>(game, position, 0, 1);
        Search<GamblePosition> search =
                new Search<>(game, setup, lover, Style.STANDARD.worth(), recipe, 1 << 12);
        search.start(1);
        for (int i = 0; i < iterations; i++) {
            search.iterate(glimpse);
        }
        Tree tree = search.tree();
        int child = tree.firstChild(tree.root());
        while (tree.ply(child) != lover.move) {
            child = tree.nextSibling(child);
        }
        return tree.visits(child) / (double) iterations;
    }

    @Test
    void theOpinionOnAMoveCountsUntilTriesSayMore() {
        assertThat(influence(Recipe.PLAIN, 20)).isCloseTo(0, within(1e-9));
        assertThat(influence(BIASED, 20)).isGreaterThan(0.7);
        assertThat(influence(BIASED, 8000)).isLessThan(0.4);
    }

    /// How much more often a move is tried if it is preferred than if the other one is.
    private double influence(Recipe recipe, int iterations) {
        double loved = share(new Lover(Gamble.SAFE), recipe, iterations);
        double spurned = 1 - share(new Lover(Gamble.RISK), recipe, iterations);
        return loved - spurned;
    }

    @Test
    void aCutPlayoutIsJudgedByTheForecast() {
        Lover lover = new Lover(Gamble.SAFE);

        share(lover, Recipe.PLAIN.withCut(0), 40);

        assertThat(lover.forecasts).as("but for games that end in the tree").isBetween(30, 40);
    }

    @Test
    void playoutsFollowTheAdviceIfTheyAreToldTo() {
        Lover asked = new Lover(Gamble.SAFE);
        Lover ignored = new Lover(Gamble.SAFE);

        share(asked, Recipe.PLAIN.withPlayouts(Playouts.ADVISED), 10);
        share(ignored, Recipe.PLAIN, 10);

        assertThat(asked.suggestions).isGreaterThan(40);
        assertThat(asked.forecasts).as("played to the end").isZero();
        assertThat(ignored.suggestions).isZero();
    }
}
