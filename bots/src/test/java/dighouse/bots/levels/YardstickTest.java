package dighouse.bots.levels;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dighouse.archaeology.ArchaeologyPosition;
import dighouse.bots.Arena;
import dighouse.bots.Bot;
import dighouse.bots.Style;
import dighouse.kernel.Position;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// The bots with which others are compared: the greedy one must not become stronger with its
/// advice, and every level must beat the random one.
class YardstickTest {
    private static final int GAMES = 150;
    private static final int DUELS = 30;

    /// The scores of tables of a simple bot that completes sets, from the ledger's notes (section
    /// 16).
    @ParameterizedTest
    @CsvSource({"2, 101", "3, 61", "4, 43"})
    void isAsGoodAsTheSimpleBotOfTheLedger(int seats, double average) {
        Arena<ArchaeologyPosition> arena = Arena.archaeology(seats);
        Bot greedy = Level.GREEDY.bot(Style.STANDARD);
        List<Bot> bots = Collections.nCopies(seats, greedy);
        double points = 0;
        for (int seed = 0; seed < GAMES; seed++) {
            ArchaeologyPosition end = arena.play(bots, Arena.COUNTED, seed);
            for (int seat = 0; seat < seats; seat++) {
                points += arena.game().points(end, seat);
            }
        }
        assertThat(points / GAMES / seats).isCloseTo(average, within(average / 10));
    }

    static Stream<Arena<?>> games() {
        return Stream.of(
                Arena.archaeology(2), Arena.thebes(2), Arena.pergamon(2), Arena.marajoara(2, 0));
    }

    /// `easy` is for newcomers but not random: with the settings of a table, it wins at least 7 of
    /// 10.
    @ParameterizedTest
    @MethodSource("games")
    void theEasiestPlayerIsBetterThanChance(Arena<?> arena) {
        assertThat(duelsWonByEasy(arena)).isGreaterThanOrEqualTo(0.7 * DUELS);
    }

    private static <P extends Position<P>> double duelsWonByEasy(Arena<P> arena) {
        Bot easy = Level.EASY.bot(Style.STANDARD);
        Bot random = Level.RANDOM.bot(Style.STANDARD);
        double won = 0;
        for (int seed = 0; seed < DUELS; seed++) {
            int seat = seed % 2;
            P end =
                    arena.play(
                            seat == 0 ? List.of(easy, random) : List.of(random, easy),
                            Arena.COUNTED,
                            seed);
            int lead = arena.game().points(end, seat) - arena.game().points(end, 1 - seat);
            won += lead > 0 ? 1 : lead == 0 ? 0.5 : 0;
        }
        return won;
    }
}
