package dighouse.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;

class ThinkingClockTest {
    /// Waiting costs only wall-clock time. The test sets no bound on durations; it compares both
    /// clocks over the same period.
    @Test
    void theProcessorsTimeStandsStillWhileAThreadWaits() {
        long wall = ThinkingClock.WALL.nanos();
        long worked = ThinkingClock.PROCESSOR.nanos();
        while (ThinkingClock.WALL.nanos() - wall < 50_000_000) {
            LockSupport.parkNanos(50_000_000);
        }

        long passed = ThinkingClock.WALL.nanos() - wall;
        assertThat(ThinkingClock.PROCESSOR.nanos() - worked).isLessThan(passed / 2);
    }

    @Test
    void theProcessorsTimeGoesOnWhileAThreadWorks() {
        long before = ThinkingClock.PROCESSOR.nanos();
        while (ThinkingClock.PROCESSOR.nanos() == before) {
            Thread.onSpinWait();
        }

        assertThat(ThinkingClock.PROCESSOR.nanos()).isGreaterThan(before);
    }
}
