package dighouse.bots.levels;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dighouse.bots.Arena;
import dighouse.bots.Bot;
import dighouse.bots.Glimpse;
import dighouse.bots.ThinkingBudget;
import dighouse.examples.connectfour.ConnectFour;
import dighouse.examples.gofish.GoFish;
import dighouse.examples.tictactoe.TicTacToe;
import dighouse.kernel.Malformed;
import dighouse.kernel.Position;
import dighouse.kernel.Xoshiro;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What holds for every bot in every game.
class BotsTest {
    private static final ThinkingBudget SMALL = ThinkingBudget.iterations(20);

    static Stream<Arena<?>> arenas() {
        return Stream.of(
                Arena.of(new TicTacToe()),
                Arena.of(new ConnectFour()),
                Arena.of(new GoFish()),
                Arena.archaeology(2),
                Arena.archaeology(4),
                Arena.thebes(2),
                Arena.thebes(4),
                Arena.pergamon(2),
                Arena.pergamon(4),
                Arena.marajoara(2, 0),
                Arena.marajoara(4, 0),
                Arena.marajoara(1, 6),
                Arena.marajoara(1, 7));
    }

    private static List<Bot> bots() {
        List<Bot> bots = new ArrayList<>(Bots.levels());
        bots.add(Bots.named("hard-cautious"));
        bots.add(Bots.named("greedy-bold"));
        return bots;
    }

    private static <P extends Position<P>> int choose(
            Bot bot, Arena<P> arena, P position, int seat, long seed) {
        Glimpse<P> glimpse = new Glimpse<>(arena.game(), position, seat, seed);
        return bot.thinker(arena.game(), arena.setup()).choose(glimpse, SMALL);
    }

    @ParameterizedTest
    @MethodSource("arenas")
    void choosesLegalMoves(Arena<?> arena) {
        checkLegal(arena);
    }

    private static <P extends Position<P>> void checkLegal(Arena<P> arena) {
        for (Bot bot : bots()) {
            arena.visit(
                    1,
                    7,
                    (position, seat, seed) ->
                            assertThat(arena.moves(position))
                                    .as("%s, seed %d", bot.name(), seed)
                                    .contains(choose(bot, arena, position, seat, seed)));
        }
    }

    /// Two positions that the seat cannot tell apart must get the same answer: bots do not peek.
    @ParameterizedTest
    @MethodSource("arenas")
    void isBlindToWhatItsSeatCannotSee(Arena<?> arena) {
        checkBlind(arena);
    }

    private static <P extends Position<P>> void checkBlind(Arena<P> arena) {
        P twin = arena.game().position();
        for (Bot bot : bots()) {
            arena.visit(
                    2,
                    5,
                    (position, seat, seed) -> {
                        arena.game().imagine(position, seat, new Xoshiro(~seed), twin);
                        assertThat(choose(bot, arena, twin, seat, seed))
                                .as("%s, seed %d", bot.name(), seed)
                                .isEqualTo(choose(bot, arena, position, seat, seed));
                    });
        }
    }

    /// The same seeds and iterations give the same game, whatever else is played at the same time.
    @ParameterizedTest
    @MethodSource("arenas")
    void playsTheSameGameOnOneThreadOrTwo(Arena<?> arena) throws Exception {
        checkRepeats(arena);
    }

    private static <P extends Position<P>> void checkRepeats(Arena<P> arena) throws Exception {
        Bot hard = Bots.named("hard").within(SMALL);
        Bot easy = Bots.named("easy").within(SMALL);
        List<Bot> bots = new ArrayList<>();
        for (int seat = 0; seat < arena.setup().seats(); seat++) {
            bots.add(seat % 2 == 0 ? hard : easy);
        }
        P alone = arena.play(bots, Arena.COUNTED, 5);
        try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
            List<Future<P>> together = new ArrayList<>();
            for (int i = 0; i < 2; i++) {
                together.add(threads.submit(() -> arena.play(bots, Arena.COUNTED, 5)));
            }
            for (Future<P> game : together) {
                assertThat(game.get()).isEqualTo(alone);
            }
        }
    }

    @Test
    void areKnownByName() {
        assertThat(Bots.levels())
                .extracting(Bot::name)
                .containsExactly("random", "greedy", "easy", "medium", "hard", "expert");
        assertThat(Bots.named("random").name()).isEqualTo("random");
        assertThat(Bots.named("expert-collector").name()).isEqualTo("expert-collector");
    }

    @Test
    void anUnknownNameIsAnsweredWithThoseThatExist() {
        for (String name : List.of("oracle", "hard-", "random-bold", "hard-standard")) {
            assertThatThrownBy(() -> Bots.named(name))
                    .isInstanceOf(Malformed.class)
                    .hasMessage(
                            "There is no bot \""
                                    + name
                                    + "\"; the bots are random, greedy, easy, medium, hard,"
                                    + " expert, and all but random also with -cautious, -bold,"
                                    + " -collector.");
        }
    }
}
