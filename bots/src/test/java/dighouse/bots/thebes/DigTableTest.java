package dighouse.bots.thebes;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.bots.Arena;
import dighouse.thebes.ThebesPosition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DigTableTest {
    private final DigTable table = new DigTable(started().tables());

    private static ThebesPosition started() {
        Arena<ThebesPosition> arena = Arena.thebes(2);
        ThebesPosition position = arena.game().position();
        arena.game().start(arena.setup(), position);
        return position;
    }

    /// Twelve points of knowledge buy 3 tokens in the first week and one more in each week up to
    /// the eighth.
    @ParameterizedTest
    @CsvSource({
        "12, 1, 0, 0.9, 0, 12, 8", // every week buys more than it costs
        "12, 1, 0, 1.1, 0, 12, 1", // only the first one does
        "12, 1, 0, 1.1, 3, 12, 0", // and not if the way is long
        "12, 1, 2, 1.1, 3, 12, 1", // unless shovels help
        "12, 1, 0, 0.9, 0, 2, 2", // as long as there is time
        "1, 1, 0, 0.2, 0, 12, 0", // one point buys next to nothing
        "1, 1, 0, 0.1, 0, 12, 12",
    })
    void digsAsLongAsAWeekBuysMoreThanItCosts(
            int knowledge,
            double token,
            int extra,
            double rate,
            double journey,
            int longest,
            int weeks) {
        assertThat(table.best(knowledge, token, extra, rate, journey, longest)).isEqualTo(weeks);
    }

    /// The short list of useful weeks leaves nothing out that could be best.
    @Test
    void noOtherNumberOfWeeksIsEverBetter() {
        for (int knowledge = 1; knowledge <= 12; knowledge++) {
            for (double rate = 0.05; rate < 3; rate += 0.05) {
                double best = 0;
                for (int weeks = 1; weeks <= 12; weeks++) {
                    best = Math.max(best, table.tokens(knowledge, weeks) - rate * weeks);
                }
                int weeks = table.best(knowledge, 1, 0, rate, 0, 12);

                assertThat(weeks == 0 ? 0 : table.tokens(knowledge, weeks) - rate * weeks)
                        .as("knowledge %d, rate %s", knowledge, rate)
                        .isEqualTo(best);
            }
        }
    }
}
