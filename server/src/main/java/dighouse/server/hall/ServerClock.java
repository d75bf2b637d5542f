package dighouse.server.hall;

import dighouse.server.store.LobbyQueries;
import dighouse.server.store.StoreFault;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The house's own time: the milliseconds it has been open, over all its days. It stands still
/// while the house is closed, so nobody's clock runs then. It is kept every few seconds; after a
/// crash it resumes from there, which gives those seconds to whoever was thinking.
public final class ServerClock implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(ServerClock.class);
    private static final long KEEP_MILLIS = 5_000;
    private static final long TRY_MILLIS = 500; // while the store fails

    private final LobbyQueries queries;
    private final long base;
    private final long openedNanos = System.nanoTime();
    private final Thread keeper;

    public ServerClock(LobbyQueries queries) {
        this.queries = queries;
        base = queries.houseMillis();
        keeper = Thread.ofVirtual().name("house-clock").start(this::keepOften);
    }

    public long millis() {
        return base + (System.nanoTime() - openedNanos) / 1_000_000;
    }

    /// Keeps the time now.
    ///
    /// @throws StoreFault if the store cannot keep anything
    public void check() {
        queries.keepHouseMillis(millis());
    }

    private void keepOften() {
        try {
            while (true) {
                Thread.sleep(queries.isStoreFailing() ? TRY_MILLIS : KEEP_MILLIS);
                keep();
            }
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }

    private void keep() {
        try {
            check();
        } catch (StoreFault fault) {
            LOG.debug("the house's clock could not be kept: {}", fault.getMessage());
        }
    }

    @Override
    public void close() {
        keeper.interrupt();
        keep();
    }
}
