package dighouse.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dighouse.kernel.Xoshiro;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChiSquareTest {
    /// Critical values as printed in tables of the distribution.
    @ParameterizedTest
    @CsvSource({
        "1, 3.841458820694124, 0.05",
        "2, 5.991464547107979, 0.05",
        "10, 18.307038053275146, 0.05",
        "100, 124.34211340400407, 0.05",
        "1, 6.634896601021213, 0.01",
        "5, 15.08627246938899, 0.01",
        "30, 50.89218131151707, 0.01",
        "3, 16.26623619623813, 0.001",
        "1, 23.92812697687947, 0.000001",
        "10, 9.341818, 0.5",
        "4, 0.297109, 0.99",
    })
    void theTailIsThatOfTheTables(int degrees, double statistic, double probability) {
        assertThat(ChiSquare.tail(degrees, statistic))
                .isCloseTo(probability, within(probability * 1e-5));
    }

    @Test
    void twoDegreesAreAnExponential() {
        for (double x = 0.1; x < 60; x += 0.7) {
            assertThat(ChiSquare.tail(2, x)).isCloseTo(Math.exp(-x / 2), within(1e-14));
        }
    }

    @Test
    void nothingIsOddAboutWhatWasExpected() {
        assertThat(ChiSquare.probability(new long[] {100, 200, 300}, new long[] {1, 2, 3}))
                .isEqualTo(1);
        assertThat(ChiSquare.probability(new long[] {7}, new long[] {3})).isEqualTo(1);
    }

    @Test
    void rareCellsAreCountedTogether() {
        long[] weights = {10_000, 1, 1, 1};

        assertThat(ChiSquare.probability(new long[] {10_000, 1, 1, 1}, weights)).isGreaterThan(0.9);
        assertThat(ChiSquare.probability(new long[] {9_900, 30, 40, 33}, weights))
                .isLessThan(ChiSquare.THRESHOLD);
    }

    @Test
    void aFairDieIsFairAndALoadedOneIsNot() {
        Xoshiro random = new Xoshiro(1);
        long[] fair = new long[6];
        long[] loaded = new long[6];
        for (int i = 0; i < 20_000; i++) {
            fair[random.below(6)]++;
            loaded[random.below(20) == 0 ? 5 : random.below(6)]++;
        }
        long[] weights = {1, 1, 1, 1, 1, 1};

        assertThat(ChiSquare.probability(fair, weights)).isGreaterThan(0.001);
        assertThat(ChiSquare.probability(loaded, weights)).isLessThan(ChiSquare.THRESHOLD);
    }
}
