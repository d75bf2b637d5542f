package dighouse.bots;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.bots.levels.AdvisorsByGame;
import dighouse.bots.levels.Bots;
import dighouse.examples.tictactoe.TicTacToe;
import dighouse.kernel.Position;
import dighouse.kernel.Xoshiro;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class HintsTest {
    private static final BotSpeed QUICK = new BotSpeed(0.05, 20);

    static Stream<Arena<?>> arenas() {
        return Stream.of(
                Arena.archaeology(3),
                Arena.thebes(2),
                Arena.pergamon(2),
                Arena.marajoara(2, 0),
                Arena.marajoara(1, 1));
    }

    private static <P extends Position<P>> Hints<P> hints(Arena<P> arena) {
        return new Hints<>(
                arena.game(),
                arena.setup(),
                Bots.named("expert"),
                AdvisorsByGame.advice(arena.game(), arena.setup()));
    }

    private static <P extends Position<P>> Glimpse<P> glimpse(
            Arena<P> arena, P position, long seed) {
        return new Glimpse<>(arena.game(), position, arena.game().actor(position), seed);
    }

    /// Crosses have two in a row and can close it.
    @Test
    void theBestMoveComesFirst() {
        checkFirst(Arena.of(new TicTacToe()), "xx./oo./...");
    }

    private static <P extends Position<P>> void checkFirst(Arena<P> arena, String notation) {
        P position = arena.game().position();
        arena.game().notation().position(arena.setup(), notation, position);

        List<Hint> hints = hints(arena).at(glimpse(arena, position, 1), new BotSpeed(1, 20));

        assertThat(arena.game().notation().ply(position, hints.getFirst().move())).isEqualTo("c1");
    }

    @ParameterizedTest
    @MethodSource("arenas")
    void areFewLegalAndDifferent(Arena<?> arena) {
        check(arena);
    }

    private static <P extends Position<P>> void check(Arena<P> arena) {
        Hints<P> hints = hints(arena);
        P twin = arena.game().position();
        arena.visit(
                3,
                12,
                (position, seat, seed) -> {
                    List<Hint> given = hints.at(glimpse(arena, position, seed), QUICK);
                    assertThat(given).as("seed %d", seed).hasSizeBetween(1, 3);
                    assertThat(given)
                            .extracting(Hint::move)
                            .doesNotHaveDuplicates()
                            .isSubsetOf(arena.moves(position));
                    assertThat(given)
                            .flatExtracting(Hint::reasons)
                            .extracting(Hint.Reason::points)
                            .allMatch(points -> Math.abs(points) >= 0.25);
                    arena.game().imagine(position, seat, new Xoshiro(~seed), twin);
                    assertThat(hints.at(glimpse(arena, twin, seed), QUICK))
                            .as("blind")
                            .isEqualTo(given);
                });
    }

    /// Selling brings points to the table: plain advice names just that.
    @Test
    void reasonsComeFromTheParts() {
        Arena<?> arena = Arena.archaeology(2);

        assertThat(reasons(arena)).isNotEmpty();
    }

    private static <P extends Position<P>> List<Hint.Reason> reasons(Arena<P> arena) {
        Hints<P> hints = hints(arena);
        List<Hint.Reason> reasons = new ArrayList<>();
        arena.visit(
                4,
                9,
                (position, seat, seed) ->
                        hints.at(glimpse(arena, position, seed), QUICK)
                                .forEach(hint -> reasons.addAll(hint.reasons())));
        return reasons;
    }
}
