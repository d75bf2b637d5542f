package dighouse.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.bots.ThinkingBudget;
import dighouse.bots.ThinkingClock;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;

class ProcessorClockTest {
    /// Waiting costs only wall-clock time. The test sets no bound on durations; it compares both
    /// clocks over the same period.
    @Test
    void theProcessorsTimeStandsStillWhileAThreadWaits() {
        long wall = ThinkingClock.WALL.nanos();
        long worked = ProcessorClock.CLOCK.nanos();
        while (ThinkingClock.WALL.nanos() - wall < 50_000_000) {
            LockSupport.parkNanos(50_000_000);
        }

        long passed = ThinkingClock.WALL.nanos() - wall;
        assertThat(ProcessorClock.CLOCK.nanos() - worked).isLessThan(passed / 2);
    }

    @Test
    void theProcessorsTimeGoesOnWhileAThreadWorks() {
        long before = ProcessorClock.CLOCK.nanos();
        while (ProcessorClock.CLOCK.nanos() == before) {
            Thread.onSpinWait();
        }

        assertThat(ProcessorClock.CLOCK.nanos()).isGreaterThan(before);
    }

    @Test
    void aSpeedMeasuresByIt() {
        assertThat(ProcessorClock.speed(0.1).of(ThinkingBudget.millis(100)))
                .isEqualTo(ThinkingBudget.millis(10).by(ProcessorClock.CLOCK));
    }
}
