package dighouse.server.hall;

import dighouse.server.store.Append;
import dighouse.server.store.Deadline;
import dighouse.server.store.Store;
import dighouse.server.store.StoredEvent;
import dighouse.tables.BrokenLog;
import dighouse.tables.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The tables in memory, each with its lock. A table is loaded when somebody asks for it, and
/// dropped when nobody has for a while.
final class LiveTables {
    private static final Logger LOG = LoggerFactory.getLogger(LiveTables.class);

    private final Store store;
    private final LogReader logReader;
    private final Hall.Watcher watcher;
    private final Map<String, LiveTable> live = new ConcurrentHashMap<>();
    private final WatcherCounts counts = new WatcherCounts();

    /// @param watcher hears of tables of which the store knew more than the listeners
    LiveTables(Store store, LogReader logReader, Hall.Watcher watcher) {
        this.store = store;
        this.logReader = logReader;
        this.watcher = watcher;
    }

    WatcherCounts counts() {
        return counts;
    }

    int size() {
        return live.size();
    }

    /// Adds a new table that is stored.
    void add(Table<?> open) {
        LiveTable table = new LiveTable(open.id());
        table.load(open);
        live.put(open.id(), table);
    }

    /// Adds a new table of which nobody knows whether it was stored.
    void doubt(String id, Append.Sender sender) {
        LiveTable table = new LiveTable(id);
        table.doubt(sender);
        live.put(id, table);
    }

    /// Whether a table was in memory before, or may still have to be loaded.
    boolean isKnown(String id) {
        LiveTable table = live.get(id);
        return table != null && table.isKnown();
    }

    boolean isSetAside(String id) {
        LiveTable table = live.get(id);
        return table != null && table.isSetAside();
    }

    /// Waits for the lock as long as it takes: a listener who has gone must not stay.
    void stopListening(String id, Listener listener) {
        LiveTable table = live.get(id);
        if (table != null) {
            table.lock.lock();
            try {
                table.stopListening(listener);
                counts.note(table);
            } finally {
                table.lock.unlock();
            }
        }
    }

    /// Drops tables from memory that nobody has used for a while, sooner if their game is over.
    ///
    /// @return the tables that were dropped
    List<String> sweep(long idleNanos, long overNanos) {
        long now = System.nanoTime();
        List<String> gone = new ArrayList<>();
        for (LiveTable table : live.values()) {
            if (leaves(table, now - idleNanos, now - overNanos)) {
                gone.add(table.id);
            }
        }
        return gone;
    }

    private boolean leaves(LiveTable table, long idle, long over) {
        if (!table.lock.tryLock()) {
            return false;
        }
        try {
            return table.isIdleSince(table.isOver() ? over : idle)
                    && !table.isSetAside()
                    && live.remove(table.id, table); // under its lock: nobody is using it
        } finally {
            table.lock.unlock();
        }
    }

    /// Does some work under a table's lock, within the deadline of the store: nobody waits for the
    /// lock or holds it any longer. The table may be dropped between finding and locking it; then
    /// it is found anew.
    <T extends @Nullable Object> T locked(String id, Function<LiveTable, T> work) {
        return Deadline.within(store.most(), () -> lockedInTime(id, work));
    }

    private <T extends @Nullable Object> T lockedInTime(String id, Function<LiveTable, T> work) {
        while (true) {
            LiveTable table = live.computeIfAbsent(id, LiveTable::new);
            table.lockInTime(Deadline.left(store.most()));
            try {
                if (live.get(id) == table) {
                    return work.apply(table);
                }
            } finally {
                table.lock.unlock();
            }
        }
    }

    /// The table, loaded from its events if it is not in memory; its listeners then hear what was
    /// stored without their knowledge. `null` if there is none, or if its log is damaged: then it
    /// is set aside, and all others go on.
    @Nullable Table<?> loaded(LiveTable table) {
        Table<?> open = table.table();
        if (open != null || table.isSetAside()) {
            return open;
        }
        boolean doubt = table.isInDoubt();
        List<StoredEvent> events =
                doubt ? store.log().settled(table.id) : store.log().after(table.id, 0);
        if (events.isEmpty()) {
            live.remove(table.id, table);
            return null;
        }
        try {
            Table<?> folded = LogReader.fold(table.id, events);
            int told = table.told();
            boolean more = (doubt || told > 0) && told < folded.number();
            List<Map<Integer, String>> news =
                    more ? logReader.newsFor(table.id, table.viewers(), events, told) : List.of();
            table.load(folded);
            if (more) {
                table.publish(told + 1, news);
                watcher.changed(folded);
            }
            return folded;
        } catch (BrokenLog broken) {
            LOG.error("table {} is set aside: {}", table.id, broken.getMessage());
            table.setAside();
            return null;
        }
    }
}
