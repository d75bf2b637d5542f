package dighouse.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dighouse.bots.levels.Bots;
import dighouse.kernel.Actor;
import dighouse.kernel.Game;
import dighouse.kernel.MoveList;
import dighouse.kernel.Playout;
import dighouse.kernel.Position;
import dighouse.kernel.Xoshiro;
import dighouse.testkit.Allocation;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What the advice on every game keeps: [Advice] says it, and here it is looked at in random games.
/// The test of a game's advice extends this one and adds what a player of that game can count.
///
/// @param <P> the game's position
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class AdviceContractTest<P extends Position<P>> {
    private static final int MOST_MOVES = 512;
    private static final int GAMES = 3;

    private final Advisor<P> advisor;

    protected AdviceContractTest(Advisor<P> advisor) {
        this.advisor = advisor;
    }

    /// The tables at which everything must hold.
    protected abstract Stream<Arena<P>> tables();

    /// The tables at which bytes are counted.
    protected Stream<Arena<P>> measuredTables() {
        return tables();
    }

    @ParameterizedTest
    @MethodSource("tables")
    void partsAddUpToTheForecast(Arena<P> arena) {
        Advice<P> advice = advice(arena);
        double[] forecast = new double[arena.setup().seats()];
        for (P position : positions(arena)) {
            advice.forecast(position, forecast);
            for (int seat = 0; seat < forecast.length; seat++) {
                double sum =
                        advice.parts(position, seat).stream()
                                .mapToDouble(Advice.Part::points)
                                .sum();
                assertThat(forecast[seat]).as("%s", position).isCloseTo(sum, within(1e-6));
            }
            assertThat(advice.doubt(position)).as("%s", position).isPositive();
            assertThat(advice.hope(position)).isBetween(0.0, 1.0);
        }
    }

    @ParameterizedTest
    @MethodSource("tables")
    void weightsLieBetweenHopelessAndObviousAndSuggestionsAreLegal(Arena<P> arena) {
        Advice<P> advice = advice(arena);
        MoveList moves = new MoveList();
        Xoshiro random = new Xoshiro(9);
        double[] weights = new double[MOST_MOVES];
        for (P position : decisions(arena)) {
            int seat = list(arena.game(), position, moves);
            advice.weigh(position, seat, moves, weights);
            double best = 0;
            for (int i = 0; i < moves.size(); i++) {
                assertThat(weights[i]).as("%s", position).isBetween(0.0, 1.0);
                best = Math.max(best, weights[i]);
            }
            assertThat(best).as("%s", position).isEqualTo(1);
            assertThat(moves.contains(advice.suggest(position, seat, moves, random)))
                    .as("%s", position)
                    .isTrue();
        }
    }

    /// The same position gets the same answer, whatever was asked before.
    @ParameterizedTest
    @MethodSource("tables")
    void whatWasAskedBeforeChangesNothing(Arena<P> arena) {
        Advice<P> experienced = advice(arena);
        MoveList moves = new MoveList();
        double[] one = new double[MOST_MOVES];
        double[] other = new double[MOST_MOVES];
        List<P> decisions = decisions(arena);
        for (int i = 0; i < decisions.size(); i += 4) {
            P position = decisions.get(i);
            int seat = list(arena.game(), position, moves);
            experienced.suggest(position, seat, moves, new Xoshiro(1));
            experienced.weigh(position, seat, moves, one);
            experienced.weigh(position, seat, moves, other);
            assertThat(one).as("%s", position).containsExactly(other);
            experienced.forecast(position, one);
            advice(arena).forecast(position, other);
            assertThat(one).as("%s", position).containsExactly(other);
        }
    }

    @ParameterizedTest
    @MethodSource("measuredTables")
    void adviceAllocatesNothing(Arena<P> arena) {
        Advice<P> advice = advice(arena);
        List<P> decisions = decisions(arena);
        double[] points = new double[arena.setup().seats()];
        double[] weights = new double[MOST_MOVES];
        MoveList moves = new MoveList();
        Xoshiro random = new Xoshiro(3);

        long bytes =
                Allocation.least(() -> {
                    for (int i = 0; i < decisions.size(); i++) {
                        P position = decisions.get(i);
                        int seat = list(arena.game(), position, moves);
                        advice.forecast(position, points);
                        advice.hope(position);
                        advice.weigh(position, seat, moves, weights);
                        advice.suggest(position, seat, moves, random);
                    }
                });

        assertThat(bytes).isZero();
    }

    /// Lists the moves of a decision.
    ///
    /// @return the seat that must decide
    private static <P extends Position<P>> int list(Game<P> game, P position, MoveList moves) {
        moves.clear();
        game.moves(position, moves);
        return game.actor(position);
    }

    // ---- for the tests of a game --------------------------------------------------------------

    protected final Advice<P> advice(Arena<P> arena) {
        return advisor.advice(arena.game(), arena.setup());
    }

    protected static <P extends Position<P>> P position(Arena<P> arena, String text) {
        P position = arena.game().position();
        arena.game().notation().position(arena.setup(), text, position);
        return position;
    }

    protected final double forecast(Arena<P> arena, String text, int seat) {
        double[] points = new double[arena.setup().seats()];
        advice(arena).forecast(position(arena, text), points);
        return points[seat];
    }

    /// One part of the forecast of a seat.
    protected final double part(Arena<P> arena, String text, int seat, String name) {
        return part(advice(arena), position(arena, text), seat, name);
    }

    /// One part of what this advice expects for a seat.
    protected static <P extends Position<P>> double part(
            Advice<P> advice, P position, int seat, String name) {
        return advice.parts(position, seat).stream()
                .filter(part -> part.what().key().equals(name))
                .findFirst()
                .orElseThrow()
                .points();
    }

    /// All positions of some random games, also those in which chance draws, but not the last.
    protected static <P extends Position<P>> List<P> positions(Arena<P> arena) {
        List<P> positions = new ArrayList<>();
        MoveList list = new MoveList();
        Game<P> game = arena.game();
        for (long seed = 1; seed <= GAMES; seed++) {
            Xoshiro random = new Xoshiro(seed);
            P position = game.position();
            game.start(arena.setup(), position);
            for (int actor = game.actor(position);
                    actor != Actor.NOBODY;
                    actor = game.actor(position)) {
                P copy = game.position();
                copy.copyFrom(position);
                positions.add(copy);
                game.play(position, Playout.choose(game, position, actor, random, list));
            }
        }
        return positions;
    }

    /// Those of them in which a seat must decide.
    protected static <P extends Position<P>> List<P> decisions(Arena<P> arena) {
        return positions(arena).stream()
                .filter(position -> arena.game().actor(position) != Actor.CHANCE)
                .toList();
    }

    /// The position before the last ply of a random game.
    protected static <P extends Position<P>> P beforeTheEnd(Arena<P> arena, long seed) {
        Game<P> game = arena.game();
        P position = game.position();
        P before = game.position();
        MoveList list = new MoveList();
        Xoshiro random = new Xoshiro(seed);
        game.start(arena.setup(), position);
        for (int actor = game.actor(position);
                actor != Actor.NOBODY;
                actor = game.actor(position)) {
            before.copyFrom(position);
            game.play(position, Playout.choose(game, position, actor, random, list));
        }
        return before;
    }

    /// What the expert plays after a short thought.
    protected static <P extends Position<P>> String expertsMove(Arena<P> arena, P position) {
        Glimpse<P> glimpse = new Glimpse<>(arena.game(), position, 0, 7);
        int choice =
                Bots.named("expert")
                        .thinker(arena.game(), arena.setup())
                        .choose(glimpse, ThinkingBudget.iterations(600));
        return arena.game().notation().ply(position, choice);
    }
}
