package dighouse.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class IntervalTest {
    /// The textbook case: eight of ten.
    @Test
    void isWilsons() {
        Interval share = Interval.share(8, 10);

        assertThat(share.middle()).isEqualTo(0.8);
        assertThat(share.low()).isCloseTo(0.4902, within(0.0001));
        assertThat(share.high()).isCloseTo(0.9433, within(0.0001));
    }

    @Test
    void staysWithinBoundsWhereAllOrNothingIsWon() {
        assertThat(Interval.share(10, 10).low()).isCloseTo(0.7225, within(0.0001));
        assertThat(Interval.share(10, 10).high()).isEqualTo(1);
        assertThat(Interval.share(0, 10).low()).isZero();
        assertThat(Interval.share(0, 10).high()).isCloseTo(0.2775, within(0.0001));
    }

    @Test
    void knowsNothingOfNoGames() {
        assertThat(Interval.share(0, 0)).isEqualTo(new Interval(0, 0.5, 1));
    }
}
