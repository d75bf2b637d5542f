package dighouse.server.hall;

import dighouse.bots.BotSpeed;
import dighouse.kernel.Position;
import dighouse.server.table.Table;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The bots of tables, between their decisions. Search trees are large: beyond a limit, bots that
/// have not decided for the longest forget everything, and begin their turn anew.
final class BotMemory {
    private final long mostBytes;
    private final Map<String, RememberedBots<?>> byTable = new LinkedHashMap<>(16, 0.75f, true);
    private long bytes;

    BotMemory(long mostBytes) {
        this.mostBytes = mostBytes;
    }

    /// Takes the bots of a table out, so that only one thread asks them; new ones where there are
    /// none that fit.
    <P extends Position<P>> RememberedBots<P> take(Table<P> table, BotSpeed speed) {
        RememberedBots<?> known = remove(table.id());
        if (known != null && known.fits(table, speed)) {
            @SuppressWarnings("unchecked") // a table's game never changes
            RememberedBots<P> same = (RememberedBots<P>) known;
            return same;
        }
        return new RememberedBots<>(table, speed);
    }

    private synchronized @Nullable RememberedBots<?> remove(String table) {
        RememberedBots<?> known = byTable.remove(table);
        bytes -= known == null ? 0 : known.bytes();
        return known;
    }

    /// Puts them back.
    synchronized void keep(String table, RememberedBots<?> bots) {
        forget(table);
        byTable.put(table, bots);
        bytes += bots.bytes();
        Iterator<RememberedBots<?>> oldest = byTable.values().iterator();
        while (bytes > mostBytes && oldest.hasNext()) {
            bytes -= oldest.next().bytes();
            oldest.remove();
        }
    }

    /// The table is over, or has left memory.
    synchronized void forget(String table) {
        remove(table);
    }

    /// Somebody decides at a table: whatever turn a bot was taking there is over.
    synchronized void turn(Table<?> table) {
        RememberedBots<?> known = byTable.get(table.id());
        if (known != null && table.decider() >= 0) {
            known.tableBots().watch(table.decider());
        }
    }

    synchronized long bytes() {
        return bytes;
    }
}
