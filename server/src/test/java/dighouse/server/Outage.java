package dighouse.server;

import java.sql.SQLException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/// A store that is away from some commit on until it is back, as the house meets it.
final class Outage implements WrappedDatabase.Trouble {
    private static final int NEVER = Integer.MAX_VALUE;

    private final Semaphore met = new Semaphore(0);
    private int left = NEVER; // commits before it begins

    /// The store fails after so many commits more.
    synchronized void beginAfter(int commits) {
        met.drainPermits();
        left = commits;
    }

    synchronized void end() {
        left = NEVER;
    }

    /// Waits until the house has met it so often.
    void awaitMet(int times) throws InterruptedException {
        if (!met.tryAcquire(times, 20, TimeUnit.SECONDS)) {
            throw new AssertionError("nobody has met the outage");
        }
    }

    @Override
    public synchronized void meet() throws SQLException {
        if (left == 0) {
            met.release();
            throw new SQLException("the store is away");
        }
    }

    /// A commit is about to be done.
    @Override
    public synchronized void commit() throws SQLException {
        meet();
        left -= left == NEVER ? 0 : 1;
    }
}
