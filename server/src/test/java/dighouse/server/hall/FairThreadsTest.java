package dighouse.server.hall;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.server.budget.Payer;
import dighouse.server.hall.FairThreads.Haste;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// People and addresses share the threads, whoever queued first.
class FairThreadsTest {
    private static final Payer ANN = new Payer("ann", "192.0.2.1");
    private static final Payer AMY = new Payer("amy", "192.0.2.1");
    private static final Payer BEN = new Payer("ben", "192.0.2.2");

    private final FairThreads threads = new FairThreads(1);
    private final List<String> done = Collections.synchronizedList(new ArrayList<>());

    @AfterEach
    void close() {
        threads.close();
    }

    private void queue(Payer payer, String name, CountDownLatch end) {
        assertThat(
                        threads.execute(
                                List.of(payer),
                                Haste.SLOW,
                                () -> {
                                    rest(5);
                                    done.add(name);
                                    end.countDown();
                                }))
                .isTrue();
    }

    private static void rest(int millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /// Keeps the thread that works for everybody busy until it is released.
    private CountDownLatch block() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch over = new CountDownLatch(1);
        threads.execute(
                List.of(ANN),
                Haste.SLOW,
                () -> {
                    begun.countDown();
                    await(over);
                });
        begun.await();
        return over;
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void whoeverHasHadTheLeastComesFirst() throws Exception {
        CountDownLatch over = block();
        CountDownLatch end = new CountDownLatch(12);
        for (int i = 0; i < 10; i++) {
            queue(ANN, "ann", end);
        }
        queue(BEN, "ben", end);
        queue(BEN, "ben", end);
        over.countDown();

        assertThat(end.await(20, TimeUnit.SECONDS)).isTrue();
        assertThat(done.subList(0, 5)).contains("ben");
        assertThat(done.lastIndexOf("ben")).isLessThan(6);
    }

    @Test
    void manyPeopleOfOneAddressHaveOneShare() throws Exception {
        CountDownLatch over = block();
        CountDownLatch end = new CountDownLatch(24);
        for (int i = 0; i < 20; i++) {
            queue(new Payer("guest " + i, "192.0.2.1"), "guest", end);
        }
        for (int i = 0; i < 4; i++) {
            queue(BEN, "ben", end);
        }
        over.countDown();

        assertThat(end.await(20, TimeUnit.SECONDS)).isTrue();
        assertThat(done.lastIndexOf("ben")).as("not after all of them").isLessThan(12);
    }

    @Test
    void aShortThoughtNeedNotWaitForALongOne() throws Exception {
        CountDownLatch over = block();
        CountDownLatch answered = new CountDownLatch(1);
        threads.execute(List.of(AMY), Haste.PROMPT, answered::countDown);

        assertThat(answered.await(20, TimeUnit.SECONDS)).isTrue();
        over.countDown();
    }

    @Test
    void theReserveIsNotForWhoeverHasAThreadAlready() throws Exception {
        CountDownLatch over = block();
        CountDownLatch another = new CountDownLatch(1);
        threads.execute(List.of(ANN), Haste.PROMPT, another::countDown);

        assertThat(another.await(100, TimeUnit.MILLISECONDS)).isFalse();
        over.countDown();
        assertThat(another.await(20, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void afterAFaultTheThreadGoesOn() throws Exception {
        CountDownLatch end = new CountDownLatch(1);
        threads.execute(
                List.of(ANN),
                Haste.SLOW,
                () -> {
                    throw new IllegalStateException("a test's own fault");
                });
        queue(ANN, "ann", end);
        assertThat(end.await(20, TimeUnit.SECONDS)).isTrue();
    }
}
