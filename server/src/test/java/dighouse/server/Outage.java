package dighouse.server;

import java.sql.SQLException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/// A store that is away from some commit on until it is back.
final class Outage implements WrappedDatabase.Trouble {
    private static final int NEVER = Integer.MAX_VALUE;

    private final Semaphore met = new Semaphore(0);
    private int left = NEVER; // commits before it begins
    private CountDownLatch held = new CountDownLatch(0);

    /// Begins the outage after this many more commits.
    synchronized void beginAfter(int commits) {
        met.drainPermits();
        left = commits;
    }

    /// Lets every commit hang until it is let go.
    synchronized void hold() {
        met.drainPermits();
        held = new CountDownLatch(1);
    }

    synchronized void letGo() {
        held.countDown();
    }

    synchronized void end() {
        left = NEVER;
    }

    /// Waits until the server has met the outage this often.
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

    /// Meets the outage before a commit.
    @Override
    public void commit() throws SQLException {
        waitWhileHeld();
        synchronized (this) {
            meet();
            left -= left == NEVER ? 0 : 1;
        }
    }

    /// Hangs for as long as commits are held.
    void waitWhileHeld() throws SQLException {
        CountDownLatch gate;
        synchronized (this) {
            gate = held;
        }
        if (gate.getCount() > 0) {
            met.release();
            try {
                gate.await();
            } catch (InterruptedException interrupted) {
                throw new SQLException(interrupted);
            }
        }
    }
}
