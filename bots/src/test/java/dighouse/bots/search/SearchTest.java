package dighouse.bots.search;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.bots.Advice;
import dighouse.bots.Arena;
import dighouse.bots.Glimpse;
import dighouse.bots.PlainAdvice;
import dighouse.bots.Style;
import dighouse.bots.levels.AdvisorsByGame;
import dighouse.bots.search.Recipe.Playouts;
import dighouse.examples.gofish.GoFish;
import dighouse.examples.tictactoe.TicTacToe;
import dighouse.kernel.Actor;
import dighouse.kernel.MoveList;
import dighouse.kernel.Playout;
import dighouse.kernel.Position;
import dighouse.kernel.Xoshiro;
import dighouse.testkit.Allocation;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SearchTest {
    private static final int CAPACITY = 1 << 14;

    static Stream<Arena<?>> arenas() {
        return Stream.of(
                Arena.of(new GoFish()),
                Arena.archaeology(4),
                Arena.thebes(3),
                Arena.pergamon(4),
                Arena.marajoara(4, 0));
    }

    private static <P extends Position<P>> Search<P> search(
            Arena<P> arena, Recipe recipe, int capacity) {
        return new Search<>(
                arena.game(),
                arena.setup(),
                AdvisorsByGame.advice(arena.game(), arena.setup()),
                Style.STANDARD.worth(),
                recipe,
                capacity);
    }

    /// The first decision after the deal.
    private static <P extends Position<P>> Glimpse<P> opening(Arena<P> arena) {
        P position = arena.game().position();
        arena.game().start(arena.setup(), position);
        Xoshiro random = new Xoshiro(4);
        while (arena.game().actor(position) == Actor.CHANCE) {
            int ply = Playout.choose(arena.game(), position, Actor.CHANCE, random, new MoveList());
            arena.game().play(position, ply);
        }
        return new Glimpse<>(arena.game(), position, arena.game().actor(position), 1);
    }

    @ParameterizedTest
    @MethodSource("arenas")
    void anIterationAllocatesNothing(Arena<?> arena) {
        checkAllocation(arena, Recipe.PLAIN);
        checkAllocation(arena, Recipe.PLAIN.withPlayouts(Playouts.ADVISED).withCut(10));
        checkAllocation(arena, Recipe.PLAIN.withPlayouts(Playouts.LEARNED));
    }

    private static <P extends Position<P>> void checkAllocation(Arena<P> arena, Recipe recipe) {
        Search<P> search = search(arena, recipe, CAPACITY);
        Glimpse<P> glimpse = opening(arena);

        long bytes =
                Allocation.least(() -> {
                    search.start(1);
                    for (int i = 0; i < 500; i++) {
                        search.iterate(glimpse);
                    }
                });

        assertThat(bytes).as("%s, %s", arena, recipe).isZero();
    }

    @ParameterizedTest
    @MethodSource("arenas")
    void aFullTreeGrowsNoFurtherAndGoesOnCounting(Arena<?> arena) {
        checkFull(arena);
    }

    private static <P extends Position<P>> void checkFull(Arena<P> arena) {
        Search<P> search = search(arena, Recipe.PLAIN, 64);
        Glimpse<P> glimpse = opening(arena);
        search.start(1);
        for (int i = 0; i < 400; i++) {
            search.iterate(glimpse);
        }

        assertThat(search.tree().size()).isLessThanOrEqualTo(64);
        assertThat(search.tally().iterations).isEqualTo(400);
        assertThat(visitsOfRoot(search.tree())).isEqualTo(400);
    }

    /// Every iteration passes through one move of the root.
    private static int visitsOfRoot(Tree tree) {
        int visits = 0;
        for (int child = tree.firstChild(tree.root());
                child != Tree.NONE;
                child = tree.nextSibling(child)) {
            visits += tree.visits(child);
        }
        return visits;
    }

    /// In an open game the search believes an advice that considers all moves but one hopeless.
    @Test
    void hopelessMovesAreLeftOutOnlyWhereNothingIsHidden() {
        assertThat(movesTried(true)).isEqualTo(1);
        assertThat(movesTried(false)).isEqualTo(9);
    }

    private static int movesTried(boolean open) {
        return movesTried(Arena.of(new TicTacToe()), open);
    }

    private static <P extends Position<P>> int movesTried(Arena<P> arena, boolean open) {
        Search<P> search =
                new Search<>(
                        arena.game(),
                        arena.setup(),
                        stubborn(arena, open),
                        Style.STANDARD.worth(),
                        Recipe.PLAIN,
                        CAPACITY);
        Glimpse<P> glimpse = opening(arena);
        search.start(1);
        for (int i = 0; i < 100; i++) {
            search.iterate(glimpse);
        }
        return search.tree().children(search.tree().root(), new int[64]);
    }

    /// Advice that likes the first move of every list only.
    private static <P extends Position<P>> Advice<P> stubborn(Arena<P> arena, boolean open) {
        Advice<P> plain = new PlainAdvice<>(arena.game(), arena.setup().seats(), 1);
        return new Advice<>() {
            @Override
            public void forecast(P position, double[] points) {
                plain.forecast(position, points);
            }

            @Override
            public double doubt(P position) {
                return plain.doubt(position);
            }

            @Override
            public double par() {
                return plain.par();
            }

            @Override
            public boolean isOpen() {
                return open;
            }

            @Override
            public void weigh(P position, int seat, MoveList moves, double[] weights) {
                Arrays.fill(weights, 0, moves.size(), 0);
                weights[0] = 1;
            }

            @Override
            public List<Part> parts(P position, int seat) {
                return plain.parts(position, seat);
            }
        };
    }

    /// The first player is ahead in tic-tac-toe, and what one wins the other loses.
    @Test
    void theOutlookIsTheMeanOfAllIterations() {
        Arena<?> arena = Arena.of(new TicTacToe());

        Search.Tally tally = tally(arena);

        double sum = tally.worths[0] + tally.worths[1];
        assertThat(sum / tally.iterations).isBetween(0.99, 1.01);
        assertThat(tally.worths[0]).isGreaterThan(tally.worths[1]);
    }

    private static <P extends Position<P>> Search.Tally tally(Arena<P> arena) {
        Search<P> search = search(arena, Recipe.PLAIN, CAPACITY);
        Glimpse<P> glimpse = opening(arena);
        search.start(1);
        for (int i = 0; i < 1000; i++) {
            search.iterate(glimpse);
        }
        return search.tally();
    }
}
