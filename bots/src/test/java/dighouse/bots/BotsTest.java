package dighouse.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dighouse.examples.connectfour.ConnectFour;
import dighouse.examples.gofish.GoFish;
import dighouse.examples.tictactoe.TicTacToe;
import dighouse.kernel.Malformed;
import dighouse.kernel.Position;
import dighouse.kernel.Xoshiro;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What holds for every bot in every game.
class BotsTest {
    private static final Budget SMALL = Budget.iterations(20);

    static Stream<Arena<?>> arenas() {
        return Stream.of(
                Arena.of(new TicTacToe()),
                Arena.of(new ConnectFour()),
                Arena.of(new GoFish()),
                Arena.archaeology(2),
                Arena.archaeology(4));
    }

    @ParameterizedTest
    @MethodSource("arenas")
    void choosesLegalMoves(Arena<?> arena) {
        checkLegal(arena);
    }

    private static <P extends Position<P>> void checkLegal(Arena<P> arena) {
        for (Bot bot : Bots.all()) {
            arena.visit(
                    1,
                    3,
                    (position, seat, seed) ->
                            assertThat(arena.moves(position))
                                    .as("%s, seed %d", bot.name(), seed)
                                    .contains(
                                            bot.choose(
                                                    new Glimpse<>(
                                                            arena.game(), position, seat, seed),
                                                    SMALL)));
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
        for (Bot bot : Bots.all()) {
            arena.visit(
                    2,
                    5,
                    (position, seat, seed) -> {
                        arena.game().imagine(position, seat, new Xoshiro(~seed), twin);
                        Glimpse<P> truth = new Glimpse<>(arena.game(), position, seat, seed);
                        Glimpse<P> dream = new Glimpse<>(arena.game(), twin, seat, seed);
                        assertThat(bot.choose(dream, SMALL))
                                .as("%s, seed %d", bot.name(), seed)
                                .isEqualTo(bot.choose(truth, SMALL));
                    });
        }
    }

    @ParameterizedTest
    @MethodSource("arenas")
    void repeatsItselfForTheSameSeed(Arena<?> arena) {
        checkRepeats(arena);
    }

    private static <P extends Position<P>> void checkRepeats(Arena<P> arena) {
        for (Bot bot : Bots.all()) {
            arena.visit(
                    3,
                    7,
                    (position, seat, seed) -> {
                        Glimpse<P> glimpse = new Glimpse<>(arena.game(), position, seat, seed);
                        assertThat(bot.choose(glimpse, SMALL))
                                .isEqualTo(bot.choose(glimpse, SMALL));
                    });
        }
    }

    @Test
    void areKnownByName() {
        assertThat(Bots.all()).extracting(Bot::name).containsExactly("sampler", "random");
        assertThat(Bots.named("random").name()).isEqualTo("random");
        assertThatThrownBy(() -> Bots.named("oracle"))
                .isInstanceOf(Malformed.class)
                .hasMessage("There is no bot \"oracle\"; the bots are sampler, random.");
    }
}
