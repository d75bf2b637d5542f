package dighouse.server.store;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Knows whether the last write succeeded, and logs when that changes instead of at every write.
public final class StoreHealth {
    private static final Logger LOG = LoggerFactory.getLogger(StoreHealth.class);
    private static final double SECOND = 1e9;

    private final List<Runnable> waiting = new CopyOnWriteArrayList<>();
    private volatile boolean failing;
    private long since; // in nanoseconds, while it fails

    StoreHealth() {}

    public boolean isFailing() {
        return failing;
    }

    /// Sets who hears whenever a write succeeds after one that failed. The writing thread calls it,
    /// so it must not wait for anything.
    public void whenBack(Runnable listener) {
        waiting.add(listener);
    }

    void wrote() {
        if (failing && recover()) {
            waiting.forEach(Runnable::run);
        }
    }

    private synchronized boolean recover() {
        if (!failing) {
            return false;
        }
        failing = false;
        LOG.info("the store is back after {} s", (System.nanoTime() - since) / SECOND);
        return true;
    }

    synchronized void failed(Throwable fault) {
        if (!failing) {
            since = System.nanoTime();
            failing = true;
            LOG.error("the store fails", fault);
        }
    }
}
