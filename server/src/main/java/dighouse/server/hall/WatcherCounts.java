package dighouse.server.hall;

import java.util.Iterator;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// The tables where the number of watchers has changed and was not told at once.
final class WatcherCounts {
    private final Set<LiveTable> untold = ConcurrentHashMap.newKeySet();

    /// Notes a table whose lock the caller holds.
    void note(LiveTable table) {
        if (table.owesCount()) {
            untold.add(table);
        }
    }

    /// Tells the numbers that are due.
    void tell() {
        long now = System.nanoTime();
        Iterator<LiveTable> tables = untold.iterator();
        while (tables.hasNext()) {
            LiveTable table = tables.next();
            if (!table.lock.tryLock()) {
                continue; // the store may be slow for whoever holds the lock; the count is told
                // next time
            }
            try {
                if (table.tellCountIfDue(now)) {
                    tables.remove(); // under its lock: nobody has come in between
                }
            } finally {
                table.lock.unlock();
            }
        }
    }
}
