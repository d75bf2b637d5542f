package dighouse.bots.levels;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dighouse.archaeology.ArchaeologyPosition;
import dighouse.bots.Arena;
import dighouse.bots.Bot;
import dighouse.bots.Style;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The greedy bot is what others are measured by: it must not grow with the advice.
class YardstickTest {
    private static final int GAMES = 150;

    /// What tables of a simple bot that fills sets made in the ledger's notes (section 16).
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
}
