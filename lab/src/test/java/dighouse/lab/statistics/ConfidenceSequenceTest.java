package dighouse.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dighouse.kernel.Xoshiro;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;

class ConfidenceSequenceTest {
    private static final int RUNS = 400;
    private static final int GAMES = 300;

    /// Gamma of a half is the root of pi, of eleven ten factorial.
    @Test
    void knowsTheGammaFunction() {
        assertThat(ConfidenceSequence.logGamma(0.5))
                .isCloseTo(0.5 * Math.log(Math.PI), within(1e-10));
        assertThat(ConfidenceSequence.logGamma(11)).isCloseTo(Math.log(3628800), within(1e-10));
    }

    @Test
    void isWiderThanAnIntervalForOneLook() {
        Interval once = Interval.share(60, 100);
        Interval always = ConfidenceSequence.share(60, 100);

        assertThat(always.middle()).isEqualTo(0.6);
        assertThat(always.low()).isLessThan(once.low()).isGreaterThan(0.4);
        assertThat(always.high()).isGreaterThan(once.high()).isLessThan(0.8);
    }

    /// At the bound, the games are just twenty times likelier under the mixture.
    @Test
    void endsWhereTheMixtureIsTwentyTimesLikelier() {
        Interval bounds = ConfidenceSequence.share(70, 100);
        double mixture =
                ConfidenceSequence.logGamma(80)
                        + ConfidenceSequence.logGamma(40)
                        - ConfidenceSequence.logGamma(120)
                        - 2 * ConfidenceSequence.logGamma(10)
                        + ConfidenceSequence.logGamma(20);
        for (double bound : new double[] {bounds.low(), bounds.high()}) {
            double likelihood = 70 * Math.log(bound) + 30 * Math.log(1 - bound);
            assertThat(Math.exp(mixture - likelihood)).isCloseTo(20, within(1e-6));
        }
    }

    /// Of many runs between equals with a look after every game, few intervals are ever wrong; of
    /// the usual intervals many are.
    @Test
    void holdsHoweverOftenOneLooks() {
        assertThat(everWrong(ConfidenceSequence::share)).isLessThan(0.05);
        assertThat(everWrong(Interval::share)).isGreaterThan(0.15);
    }

    private static double everWrong(BiFunction<Double, Integer, Interval> interval) {
        int wrong = 0;
        for (int run = 0; run < RUNS; run++) {
            Xoshiro random = new Xoshiro(run);
            double won = 0;
            boolean excluded = false;
            for (int games = 1; games <= GAMES && !excluded; games++) {
                won += random.below(3) / 2.0; // loss, tie, win
                excluded = games >= 20 && interval.apply(won, games).excludes(0.5);
            }
            wrong += excluded ? 1 : 0;
        }
        return wrong / (double) RUNS;
    }
}
