package dighouse.server.hall;

import dighouse.server.store.StoreFault;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Looks again at tables whose next step has failed: the store was away when a bot had decided or a
/// clock had run out, or something broke. It tries each table after a pause that grows with every
/// failure, and all at once when the store is back.
public final class Retries implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Retries.class);
    private static final long FIRST_PAUSE = TimeUnit.MILLISECONDS.toNanos(500);
    private static final long LONGEST_PAUSE = TimeUnit.SECONDS.toNanos(10);
    private static final int MOST_DOUBLINGS = 5;
    private static final long LOOK_MILLIS = 100;

    private final Hall hall;
    private final Map<String, Failure> failures = new ConcurrentHashMap<>(); // by table
    private final Semaphore back = new Semaphore(0); // a permit each time the store comes back
    private final AtomicBoolean closing = new AtomicBoolean();
    private final Thread thread;

    /// @param times in a row that a table has failed
    /// @param due when to look again, in nanoseconds
    /// @param tried whether that was done; the number is remembered for a while, because the next
    ///   step may only fail later, on another thread
    private record Failure(int times, long due, boolean tried) {
        static Failure first() {
            return new Failure(1, System.nanoTime() + FIRST_PAUSE, false);
        }

        Failure again() {
            return tried ? new Failure(times + 1, System.nanoTime() + pause(), false) : this;
        }

        private long pause() {
            return Math.min(LONGEST_PAUSE, FIRST_PAUSE << Math.min(times, MOST_DOUBLINGS));
        }

        Failure looked() {
            return new Failure(times, System.nanoTime() + 2 * LONGEST_PAUSE, true);
        }
    }

    public Retries(Hall hall) {
        this.hall = hall;
        thread = Thread.ofVirtual().name("retries").start(this::lookOften);
    }

    /// Notes that the next step at a table has failed.
    public void failed(String table) {
        failures.merge(table, Failure.first(), (before, first) -> before.again());
    }

    /// Tries all tables now, because the store is back. Returns at once.
    public void storeIsBack() {
        back.release();
    }

    /// How many tables wait for another try.
    public int size() {
        return (int) failures.values().stream().filter(each -> !each.tried()).count();
    }

    private void lookOften() {
        try {
            while (!closing.get()) {
                boolean hurry = back.tryAcquire(LOOK_MILLIS, TimeUnit.MILLISECONDS);
                back.drainPermits();
                look(hurry);
            }
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }

    private void look(boolean hurry) {
        long now = System.nanoTime();
        failures.values().removeIf(each -> each.tried() && now - each.due() >= 0);
        for (Map.Entry<String, Failure> each : failures.entrySet()) {
            Failure failure = each.getValue();
            boolean due = !failure.tried() && (hurry || now - failure.due() >= 0);
            if (due && !retry(each.getKey(), failure)) {
                return; // the store is still away: looking at the others would be in vain
            }
        }
    }

    private boolean retry(String table, Failure failure) {
        failures.put(table, failure.looked());
        return look(table);
    }

    /// Looks at a table now; if that fails, again later.
    ///
    /// @return whether the store answered
    public boolean look(String table) {
        try {
            hall.lookAgain(table);
            return true;
        } catch (StoreFault fault) {
            LOG.debug("could not look at table {}: {}", table, fault.getMessage());
            failed(table);
            return false;
        } catch (RuntimeException fault) {
            LOG.error("table {} cannot go on", table, fault);
            failed(table);
            return true;
        }
    }

    @Override
    public void close() {
        closing.set(true);
        thread.interrupt();
    }
}
