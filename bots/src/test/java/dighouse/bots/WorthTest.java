package dighouse.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class WorthTest {
    private static final Worth VICTORY = new Worth(1, 0, 0, 0, 1);
    private static final Worth PLACE = new Worth(0, 1, 0, 0, 1);
    private static final Worth SHARE = new Worth(0, 0, 1, 0, 1);

    private static double[] worth(Worth worth, double doubt, double... points) {
        double[] worths = new double[points.length];
        worth.fill(points, new int[points.length], doubt, 40, worths);
        return worths;
    }

    @Test
    void onlyTheFirstPlaceIsAVictory() {
        assertThat(worth(VICTORY, 0, 20, 30, 10)).containsExactly(0, 1, 0);
    }

    @Test
    void aPlaceIsWorthTheSeatsLeftBehind() {
        assertThat(worth(PLACE, 0, 20, 30, 10)).containsExactly(0.5, 1, 0);
    }

    @Test
    void aSharedPlaceCountsHalf() {
        assertThat(worth(VICTORY, 0, 20, 20)).containsExactly(0.5, 0.5);
        assertThat(worth(PLACE, 0, 20, 20, 5)).containsExactly(0.75, 0.75, 0);
    }

    @Test
    void theTieBreakDecidesBetweenEqualPoints() {
        double[] worths = new double[2];

        VICTORY.fill(new double[] {20, 20}, new int[] {-7, -9}, 0, 40, worths);

        assertThat(worths).containsExactly(1, 0);
    }

    @Test
    void pointsBelowZeroCountAsNone() {
        assertThat(worth(SHARE, 0, 10, -9)).containsExactly(1, 0);
        assertThat(worth(SHARE, 0, 0, -9)).containsExactly(0.5, 0.5);
        assertThat(worth(SHARE, 0, 30, 10)).containsExactly(0.75, 0.25);
    }

    /// Within one standard deviation lie 68 of 100 cases, so 84 are above its lower end.
    @Test
    void inDoubtALeadIsAChance() {
        assertThat(worth(VICTORY, 5, 25, 20)[0]).isCloseTo(0.84, within(0.01));
        assertThat(worth(VICTORY, 5, 20, 20)[0]).isEqualTo(0.5);
        assertThat(worth(VICTORY, 50, 25, 20)[0]).isBetween(0.5, 0.6);
    }

    @Test
    void withThriftTheFirstPointsCountMost() {
        Worth thrifty = new Worth(0, 0, 0, 1, 3);
        double half = worth(thrifty, 0, 20, 0)[0];
        double whole = worth(thrifty, 0, 40, 0)[0];

        assertThat(half / (whole - half)).isBetween(4.0, 5.0);
        assertThat(worth(new Worth(0, 0, 0, 1, 0.001), 0, 60, 0)[0]).isCloseTo(0.5, within(0.001));
    }

    @Test
    void weightsAddUpToOne() {
        assertThatThrownBy(() -> new Worth(1, 1, 0, 0, 1))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
