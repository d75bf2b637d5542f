package dighouse.thebes;

import static dighouse.thebes.TestTable.DISPLAY;
import static dighouse.thebes.TestTable.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Xoshiro;
import dighouse.testkit.ChiSquare;
import dighouse.testkit.Rule;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// What a dig brings is hypergeometric: so many tokens drawn at once from finds and blanks. Both
/// the number of finds and their points are held against the exact number of ways.
class OddsTest {
    private static final int CI_DIGS = 5_000;
    private static final int FULL_DIGS = 100_000;

    @Test
    @Rule("THB-INFO-05")
    void aFullBagYieldsByTheExactOdds() {
        check(fullBag(), 5, CI_DIGS);
    }

    @Test
    @Rule({"THB-INFO-05", "THB-DIG-09"})
    void aBagDugBeforeYieldsByTheExactOdds() {
        check(poorBag(), 6, CI_DIGS);
    }

    @Test
    @Tag("full")
    @Rule({"THB-INFO-05", "THB-DIG-09"})
    void bothYieldByTheExactOddsInManyDigs() {
        check(fullBag(), 5, FULL_DIGS);
        check(poorBag(), 6, FULL_DIGS);
    }

    /// Crete as it starts: 12 artefacts, 2 books, 16 blanks; the first dig earns the bonus besides.
    private static ThebesPosition fullBag() {
        return TestTable.of(2, "A goal; A 0 crete cards C49,C51,C29,C32; B 90" + DISPLAY)
                .play("dig crete", "weeks 4")
                .position;
    }

    /// Egypt after others: the bonus, a book and three artefacts are gone; two shovels help.
    private static ThebesPosition poorBag() {
        return TestTable.of(
                        2,
                        "A goal; A 0 egypt cards C58,C59,C60,C29,C32,C22,C23; B 90 rome finds"
                                + " abusir_papyrus,scarab,nefertiti,ramses_mummy,egypt:book"
                                + DISPLAY)
                .play("dig egypt", "weeks 4")
                .position;
    }

    private static void check(ThebesPosition digging, int draws, int digs) {
        assertThat(digging.drawsLeft).isEqualTo(draws);
        int site = ThebesMove.argument(digging.goal);
        long[][] ways = ways(digging, site, draws);
        long[] finds = new long[ways[0].length];
        long[] points = new long[ways[1].length];
        int bonus = digging.bonus(site) == ThebesPosition.NONE ? 0 : 1; // one find, worth one point
        Xoshiro random = new Xoshiro(1907);
        for (int i = 0; i < digs; i++) {
            var table = TestTable.at(digging).copy();
            while (table.position.phase == Phase.TOKEN) {
                GAME.play(
                        table.position,
                        GAME.outcome(table.position, random.below(GAME.weight(table.position))));
            }
            finds[Integer.bitCount(table.position.found(0, site)) - bonus]++;
            points[Scoring.artefactPoints(table.position, 0, site) - bonus]++;
        }
        assertThat(ChiSquare.probability(finds, ways[0])).isGreaterThan(ChiSquare.THRESHOLD);
        assertThat(ChiSquare.probability(points, ways[1])).isGreaterThan(ChiSquare.THRESHOLD);
    }

    /// In how many ways so many tokens can be drawn, by the number of finds and by their points:
    /// each find is drawn or not, and blanks make up the number.
    private static long[][] ways(ThebesPosition position, int site, int draws) {
        ThebesTables tables = position.tables();
        int most = 7 * draws; // no artefact is worth more
        long[][] sets = new long[draws + 1][most + 1]; // of finds, by number and points
        sets[0][0] = 1;
        for (int find = 0; find < ThebesTables.FINDS; find++) {
            if ((position.bag(site) >> find & 1) != 0) {
                int worth = find < ThebesTables.ARTEFACTS ? tables.value(site, find) : 0;
                for (int number = draws; number > 0; number--) {
                    for (int points = most; points >= worth; points--) {
                        sets[number][points] += sets[number - 1][points - worth];
                    }
                }
            }
        }
        long[][] ways = {new long[draws + 1], new long[most + 1]};
        for (int number = 0; number <= draws; number++) {
            long blanks = choose(tables.blanks[site], draws - number);
            for (int points = 0; points <= most; points++) {
                ways[0][number] += sets[number][points] * blanks;
                ways[1][points] += sets[number][points] * blanks;
            }
        }
        return ways;
    }

    private static long choose(int n, int k) {
        long ways = 1;
        for (int i = 1; i <= k; i++) {
            ways = ways * (n - k + i) / i;
        }
        return ways;
    }
}
