package dighouse.server.hall;

import dighouse.server.store.LobbyQueries;
import dighouse.server.store.StoreFault;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Server time: the milliseconds that the server has been running, over all its starts. It stands
/// still while the server is stopped, so no clock of a table runs then. It is stored every few
/// seconds; after a crash it resumes from there, which gives those seconds to whoever was thinking.
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
        base = queries.serverMillis();
        keeper = Thread.ofVirtual().name("server-clock").start(this::keepOften);
    }

    public long millis() {
        return base + (System.nanoTime() - openedNanos) / 1_000_000;
    }

    /// Stores the time now.
    ///
    /// @throws StoreFault if the store cannot write
    public void check() {
        queries.keepServerMillis(millis());
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
            LOG.debug("could not store the server time: {}", fault.getMessage());
        }
    }

    @Override
    public void close() {
        keeper.interrupt();
        keep();
    }
}
