package dighouse.server.hall;

import dighouse.bots.Pace;
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
    private final Map<String, TableBots<?>> byTable = new LinkedHashMap<>(16, 0.75f, true);
    private long bytes;

    BotMemory(long mostBytes) {
        this.mostBytes = mostBytes;
    }

    /// Takes the bots of a table out, so that only one thread asks them; new ones where there are
    /// none that fit.
    <P extends Position<P>> TableBots<P> take(Table<P> table, Pace pace) {
        TableBots<?> known = remove(table.id());
        if (known != null && known.fits(table, pace)) {
            @SuppressWarnings("unchecked") // a table's game never changes
            TableBots<P> same = (TableBots<P>) known;
            return same;
        }
        return new TableBots<>(table, pace);
    }

    private synchronized @Nullable TableBots<?> remove(String table) {
        TableBots<?> known = byTable.remove(table);
        bytes -= known == null ? 0 : known.bytes();
        return known;
    }

    /// Puts them back.
    synchronized void keep(String table, TableBots<?> bots) {
        forget(table);
        byTable.put(table, bots);
        bytes += bots.bytes();
        Iterator<TableBots<?>> oldest = byTable.values().iterator();
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
        TableBots<?> known = byTable.get(table.id());
        if (known != null && table.decider() >= 0) {
            known.company().watch(table.decider());
        }
    }

    synchronized long bytes() {
        return bytes;
    }
}
