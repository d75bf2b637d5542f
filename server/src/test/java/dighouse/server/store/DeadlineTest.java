package dighouse.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/// Which time counts towards a deadline.
class DeadlineTest {
    private static final Duration TEN = Duration.ofSeconds(10);
    private static final Duration THREE = Duration.ofSeconds(3);

    @Test
    void waitingCountsAndOtherWorkDoesNot() {
        long left =
                Deadline.within(
                        TEN,
                        () -> {
                            assertThat(Deadline.left(THREE)).isEqualTo(TEN.toNanos());
                            Deadline.waitedSince(System.nanoTime() - THREE.toNanos());
                            return Deadline.left(THREE);
                        });

        assertThat(Duration.ofNanos(left)).isBetween(Duration.ofSeconds(5), Duration.ofSeconds(7));
    }

    @Test
    void insideOtherWorkTheOuterLimitHolds() {
        long left = Deadline.within(THREE, () -> Deadline.within(TEN, () -> Deadline.left(TEN)));

        assertThat(left).isEqualTo(THREE.toNanos());
    }

    @Test
    void nothingIsLeftOnceAllIsSpent() {
        long left =
                Deadline.within(
                        THREE,
                        () -> {
                            Deadline.waitedSince(System.nanoTime() - TEN.toNanos());
                            return Deadline.left(THREE);
                        });

        assertThat(left).isZero();
        assertThat(Deadline.left(TEN)).as("outside").isEqualTo(TEN.toNanos());
    }
}
