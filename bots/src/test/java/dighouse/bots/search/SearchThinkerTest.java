package dighouse.bots.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dighouse.archaeology.ArchaeologyPosition;
import dighouse.bots.Advice;
import dighouse.bots.AdviceSource;
import dighouse.bots.Arena;
import dighouse.bots.Bot;
import dighouse.bots.Glimpse;
import dighouse.bots.Opinion;
import dighouse.bots.PlainAdvice;
import dighouse.bots.Style;
import dighouse.bots.Thinker;
import dighouse.bots.ThinkingBudget;
import dighouse.bots.levels.Bots;
import dighouse.examples.connectfour.ConnectFour;
import dighouse.examples.tictactoe.TicTacToe;
import dighouse.examples.tictactoe.TicTacToePosition;
import dighouse.kernel.Actor;
import dighouse.kernel.Game;
import dighouse.kernel.Hash64;
import dighouse.kernel.MoveList;
import dighouse.kernel.Playout;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import dighouse.kernel.Xoshiro;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SearchThinkerTest {
    private static final Bot EXPERT = Bots.named("expert");
    private static final Bot EASY = Bots.named("easy"); // uses its budget up
    private static final ThinkingBudget FOR_AGES = ThinkingBudget.millis(3_600_000);

    private static <P extends Position<P>> P position(Arena<P> arena, String text) {
        P position = arena.game().position();
        arena.game().notation().position(arena.setup(), text, position);
        return position;
    }

    private static <P extends Position<P>> Glimpse<P> glimpse(Arena<P> arena, P position) {
        return new Glimpse<>(arena.game(), position, arena.game().actor(position), 1);
    }

    private static <P extends Position<P>> String choice(Arena<P> arena, String text) {
        P position = position(arena, text);
        Thinker<P> thinker = EXPERT.thinker(arena.game(), arena.setup());
        int choice = thinker.choose(glimpse(arena, position), ThinkingBudget.iterations(4000));
        return arena.game().notation().ply(position, choice);
    }

    @ParameterizedTest
    @CsvSource({
        "xx./oo./..., c1", // crosses complete the first row
        "xx./oo./x.., c2", // noughts complete the second
        "xx./o../..., c1", // noughts must stop the first row
        "x../.o./..x, b1|a2|c2|b3", // on a corner noughts would lose
    })
    void findsForcedMovesInTicTacToe(String text, String moves) {
        assertThat(moves.split("\\|")).contains(choice(Arena.of(new TicTacToe()), text));
    }

    @ParameterizedTest
    @CsvSource({
        "xo/xo/xo////, d", // completes the row
        "xo/xo/x////, d", // must stop the row
        "//xo/xo///, b|e", // three with both ends open win in two
    })
    void findsForcedMovesInConnectFour(String text, String moves) {
        assertThat(moves.split("\\|")).contains(choice(Arena.of(new ConnectFour()), text));
    }

    /// Signals that the search is running: it asks for opinions on new moves.
    private record Announced(CountDownLatch started) implements AdviceSource {
        @Override
        public <P extends Position<P>> Advice<P> advice(Game<P> game, Setup setup) {
            Advice<P> plain = new PlainAdvice<>(game, setup.seats(), 1);
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
                public void weigh(P position, int seat, MoveList moves, double[] weights) {
                    started.countDown();
                    plain.weigh(position, seat, moves, weights);
                }

                @Override
                public List<Part> parts(P position, int seat) {
                    return plain.parts(position, seat);
                }
            };
        }
    }

    @Test
    void stopsAtOnceWhenCancelled() throws Exception {
        Arena<TicTacToePosition> arena = Arena.of(new TicTacToe());
        TicTacToePosition position = position(arena, ".../.../...");
        Announced announced = new Announced(new CountDownLatch(1));
        Bot bot = new SearchBot("b", FOR_AGES, Recipe.PLAIN, Style.STANDARD.worth(), announced);
        Thinker<TicTacToePosition> thinker = bot.thinker(arena.game(), arena.setup());
        try (ExecutorService thread = Executors.newSingleThreadExecutor()) {
            Future<Integer> choice =
                    thread.submit(() -> thinker.choose(glimpse(arena, position), FOR_AGES));
            announced.started().await();
            thinker.cancel();

            assertThat(arena.moves(position)).contains(choice.get());
        }
        assertThat(arena.moves(position))
                .as("a cancelled thinker has stopped for good")
                .contains(thinker.choose(glimpse(arena, position), FOR_AGES));
    }

    @Test
    void answersWithinALimitOfTime() {
        Arena<TicTacToePosition> arena = Arena.of(new TicTacToe());
        TicTacToePosition position = position(arena, ".../.../...");
        Thinker<TicTacToePosition> thinker = EXPERT.thinker(arena.game(), arena.setup());

        int choice =
                assertTimeoutPreemptively(
                        Duration.ofMinutes(5),
                        () -> thinker.choose(glimpse(arena, position), ThinkingBudget.millis(5)));

        assertThat(arena.moves(position)).contains(choice);
    }

    @Test
    void howeverShortTheTimeItTriesSomething() {
        Arena<TicTacToePosition> arena = Arena.of(new TicTacToe());
        Thinker<TicTacToePosition> thinker = EXPERT.thinker(arena.game(), arena.setup());

        thinker.choose(glimpse(arena, position(arena, ".../.../...")), ThinkingBudget.millis(1e-9));

        assertThat(tries(thinker)).isEqualTo(16);
    }

    @Test
    void aDecisionWithOneAnswerIsNotThoughtAbout() {
        Arena<TicTacToePosition> arena = Arena.of(new TicTacToe());
        TicTacToePosition position = position(arena, "xox/xox/o.o");
        Thinker<TicTacToePosition> thinker = EXPERT.thinker(arena.game(), arena.setup());

        int choice =
                assertTimeoutPreemptively(
                        Duration.ofMinutes(5),
                        () -> thinker.choose(glimpse(arena, position), FOR_AGES));

        assertThat(arena.game().notation().ply(position, choice)).isEqualTo("b3");
        assertThat(thinker.opinions()).isEmpty();
    }

    private static int tries(Thinker<?> thinker) {
        return thinker.opinions().stream().mapToInt(Opinion::visits).sum();
    }

    @Test
    void withoutChanceTheTreeIsKeptFromTurnToTurn() {
        Arena<TicTacToePosition> arena = Arena.of(new TicTacToe());
        TicTacToePosition position = position(arena, ".../.../...");
        Thinker<TicTacToePosition> thinker = EXPERT.thinker(arena.game(), arena.setup());
        int choice = thinker.choose(glimpse(arena, position), ThinkingBudget.iterations(1000));
        arena.game().play(position, choice);
        arena.game().play(position, arena.game().fallback(position));

        thinker.choose(glimpse(arena, position), ThinkingBudget.iterations(8));

        assertThat(tries(thinker)).isGreaterThan(18);
    }

    @Test
    void aPositionThatTheTreeDoesNotKnowIsThoughtAboutAnew() {
        Arena<TicTacToePosition> arena = Arena.of(new TicTacToe());
        Thinker<TicTacToePosition> thinker = EASY.thinker(arena.game(), arena.setup());
        thinker.choose(
                glimpse(arena, position(arena, ".../.../...")), ThinkingBudget.iterations(500));

        thinker.choose(
                glimpse(arena, position(arena, "xo./.../...")), ThinkingBudget.iterations(500));

        assertThat(tries(thinker)).isEqualTo(500);
    }

    @Test
    void aClearCaseEndsEarly() {
        Arena<TicTacToePosition> arena = Arena.of(new TicTacToe());
        TicTacToePosition position = position(arena, "xx./oo./...");
        Thinker<TicTacToePosition> expert = EXPERT.thinker(arena.game(), arena.setup());
        Thinker<TicTacToePosition> easy = EASY.thinker(arena.game(), arena.setup());

        expert.choose(glimpse(arena, position), ThinkingBudget.iterations(4000));
        easy.choose(glimpse(arena, position), ThinkingBudget.iterations(4000));

        assertThat(tries(expert)).isLessThan(3000);
        assertThat(tries(easy)).as("draws its answer, so that every try counts").isEqualTo(4000);
    }

    /// Plays a whole game with one thinker that sees the true position and one that sees a twin at
    /// every decision. What they keep between decisions must make no difference either.
    @Test
    void theKeptTreeIsBlindToo() {
        Arena<ArchaeologyPosition> arena = Arena.archaeology(2);
        Game<ArchaeologyPosition> game = arena.game();
        Thinker<ArchaeologyPosition> awake = EXPERT.thinker(game, arena.setup());
        Thinker<ArchaeologyPosition> dreaming = EXPERT.thinker(game, arena.setup());
        ThinkingBudget budget = ThinkingBudget.iterations(60);
        Xoshiro random = new Xoshiro(8);
        MoveList list = new MoveList();
        ArchaeologyPosition position = game.position();
        ArchaeologyPosition twin = game.position();
        game.start(arena.setup(), position);
        int kept = 0;
        for (int ply = 0; game.actor(position) != Actor.NOBODY; ply++) {
            int actor = game.actor(position);
            int choice = Playout.choose(game, position, actor, random, list);
            if (actor == 0) {
                long seed = Hash64.mix(8, ply);
                game.imagine(position, 0, new Xoshiro(~seed), twin);
                choice = awake.choose(new Glimpse<>(game, position, 0, seed), budget);
                assertThat(dreaming.choose(new Glimpse<>(game, twin, 0, seed), budget))
                        .as("ply %d", ply)
                        .isEqualTo(choice);
                kept += tries(awake) > 60 ? 1 : 0;
            }
            game.play(position, choice);
        }
        assertThat(kept).as("decisions that were thought about before").isGreaterThan(10);
    }

    @Test
    void knowsWhatItThinksOfEveryMove() {
        Arena<TicTacToePosition> arena = Arena.of(new TicTacToe());
        TicTacToePosition position = position(arena, "xx./oo./...");
        Thinker<TicTacToePosition> thinker = EXPERT.thinker(arena.game(), arena.setup());

        int choice = thinker.choose(glimpse(arena, position), ThinkingBudget.iterations(800));

        assertThat(thinker.opinions()).hasSize(5);
        assertThat(thinker.opinions().getFirst().move()).isEqualTo(choice);
        assertThat(thinker.opinions().getFirst().worth()).isGreaterThan(0.99);
        assertThat(thinker.opinions())
                .isSortedAccordingTo((a, b) -> Integer.compare(b.visits(), a.visits()));
        assertThat(thinker.outlook().worth().get(0)).isGreaterThan(0.8);
        assertThat(thinker.outlook().points().get(0)).isGreaterThan(0.8);
    }
}
