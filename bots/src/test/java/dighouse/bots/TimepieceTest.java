package dighouse.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;

class TimepieceTest {
    /// Waiting costs wall time only. No bound is set to how long anything takes: the two pieces are
    /// compared with each other over the same stretch.
    @Test
    void theProcessorsTimeStandsStillWhileAThreadWaits() {
        long wall = Timepiece.WALL.nanos();
        long worked = Timepiece.PROCESSOR.nanos();
        while (Timepiece.WALL.nanos() - wall < 50_000_000) {
            LockSupport.parkNanos(50_000_000);
        }

        long passed = Timepiece.WALL.nanos() - wall;
        assertThat(Timepiece.PROCESSOR.nanos() - worked).isLessThan(passed / 2);
    }

    @Test
    void theProcessorsTimeGoesOnWhileAThreadWorks() {
        long before = Timepiece.PROCESSOR.nanos();
        while (Timepiece.PROCESSOR.nanos() == before) {
            Thread.onSpinWait();
        }

        assertThat(Timepiece.PROCESSOR.nanos()).isGreaterThan(before);
    }
}
