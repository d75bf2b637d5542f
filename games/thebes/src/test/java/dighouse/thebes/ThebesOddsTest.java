package dighouse.thebes;

import static dighouse.thebes.TestTable.GAME;
import static dighouse.thebes.TestTable.copy;
import static dighouse.thebes.TestTable.play;
import static dighouse.thebes.TestTable.position;
import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Xoshiro;
import dighouse.testkit.ChiSquare;
import dighouse.testkit.Rule;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The number of finds in a dig is hypergeometric: so many drawn at once from finds and blanks.
class DigOddsTest {
    private static final int CRETE = TestTable.site("crete");

    @Test
    @Rule("THB-INFO-05")
    void findsComeByTheExactOdds() {
        dig(5_000);
    }

    @Test
    @Tag("full")
    @Rule("THB-INFO-05")
    void findsComeByTheExactOddsInManyDigs() {
        dig(100_000);
    }

    /// Five tokens of the whole bag of Crete: 14 finds, 12 of them artefacts, and 16 blanks.
    private static void dig(int digs) {
        var digging =
                position(
                        2,
                        "A goal; A 0 crete cards C49,C51,C29,C32; B 90;"
                                + " display C44,C52,C53,C62");
        play(digging, "dig crete", "weeks 4");
        int draws = digging.drawsLeft;
        assertThat(draws).isEqualTo(5);
        long[] seen = new long[draws + 1];
        Xoshiro random = new Xoshiro(1907);
        for (int i = 0; i < digs; i++) {
            var position = copy(digging);
            while (position.phase == Phase.TOKEN) {
                GAME.play(position, GAME.outcome(position, random.below(GAME.weight(position))));
            }
            int bonus = 1; // the first dig earns it besides
            seen[Integer.bitCount(position.found(0, CRETE)) - bonus]++;
        }
        long[] ways = new long[draws + 1];
        for (int finds = 0; finds <= draws; finds++) {
            ways[finds] = choose(14, finds) * choose(16, draws - finds);
        }
        assertThat(ChiSquare.probability(seen, ways)).isGreaterThan(ChiSquare.THRESHOLD);
    }

    private static long choose(int n, int k) {
        long ways = 1;
        for (int i = 1; i <= k; i++) {
            ways = ways * (n - k + i) / i;
        }
        return ways;
    }
}
