package dighouse.server.hall;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Tables whose next step has failed are tried again.
class RetriesTest extends WithHall {
    private Retries retries;
    private final Semaphore looks = new Semaphore(0);

    @BeforeEach
    void open() {
        retries = new Retries(hall);
    }

    @AfterEach
    void close() {
        retries.close();
    }

    private boolean looked(int times) throws InterruptedException {
        return looks.tryAcquire(times, 20, TimeUnit.SECONDS);
    }

    @Test
    void aTableThatFailsAgainIsTriedAgainAndStopsNoOther() throws Exception {
        IdleTablesTest.lay(hall, "bad");
        IdleTablesTest.lay(hall, "good");
        AtomicInteger faults = new AtomicInteger();
        hall.whenRetried(
                table -> {
                    if (table.id().equals("bad") && faults.incrementAndGet() < 3) {
                        throw new IllegalStateException("a fault that nobody thought of");
                    }
                    looks.release();
                },
                retries::failed);

        hall.stepFailed("bad");
        hall.stepFailed("good");

        assertThat(looked(2)).isTrue();
        assertThat(faults).hasValue(3);
        assertThat(retries.size()).isZero();
    }

    @Test
    void everythingIsTriedAtOnceWhenTheStoreIsBack() throws Exception {
        IdleTablesTest.lay(hall, "one");
        hall.whenRetried(table -> looks.release(), retries::failed);
        for (int i = 0; i < 5; i++) { // by now the pause has grown to ten seconds
            hall.stepFailed("one");
            retries.storeIsBack();
            assertThat(looked(1)).isTrue();
        }
        long begun = System.nanoTime();
        hall.stepFailed("one");
        retries.storeIsBack();

        assertThat(looked(1)).isTrue();
        assertThat(System.nanoTime() - begun).isLessThan(TimeUnit.SECONDS.toNanos(5));
    }

    @Test
    void aTableThatIsNoMoreIsForgotten() throws Exception {
        hall.whenRetried(table -> looks.release(), retries::failed);

        hall.stepFailed("nowhere");
        retries.storeIsBack();
        IdleTablesTest.lay(hall, "here");
        hall.stepFailed("here");

        assertThat(looked(1)).isTrue();
        assertThat(retries.size()).isZero();
    }
}
