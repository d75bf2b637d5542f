package dighouse.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class SpreadTest {
    private static Spread of(int... values) {
        Spread spread = new Spread();
        for (int value : values) {
            spread.add(value);
        }
        return spread;
    }

    @Test
    void describesValues() {
        Spread spread = of(2, 4, 4, 4, 5, 5, 7, 9);

        assertThat(spread.mean()).isEqualTo(5);
        assertThat(spread.deviation()).isCloseTo(Math.sqrt(32 / 7.0), within(1e-12));
        assertThat(spread.least()).isEqualTo(2);
        assertThat(spread.most()).isEqualTo(9);
        assertThat(spread.quantile(0.25)).isEqualTo(4);
        assertThat(spread.quantile(0.5)).isEqualTo(4);
        assertThat(spread.quantile(0.75)).isEqualTo(5);
        assertThat(spread.count(4, 6)).isEqualTo(5);
    }

    @Test
    void takesAnotherOneIn() {
        Spread both = of(1, -3);
        both.addAll(of(5));

        assertThat(both.counts()).containsOnlyKeys(-3, 1, 5);
        assertThat(both.mean()).isEqualTo(1);
        assertThat(both.size()).isEqualTo(3);
    }
}
