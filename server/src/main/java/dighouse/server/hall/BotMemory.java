package dighouse.server.hall;

import dighouse.bots.BotSpeed;
import dighouse.kernel.Position;
import dighouse.tables.Table;
import dighouse.tables.thinking.RememberedBots;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Keeps the bots of tables between their decisions. Search trees are large: above a limit, the
/// bots that have not decided for the longest time forget everything, and begin their turn anew.
final class BotMemory {
    private final long mostBytes;
    private final Map<String, RememberedBots<?>> byTable = new LinkedHashMap<>(16, 0.75f, true);
    private long bytes;

    BotMemory(long mostBytes) {
        this.mostBytes = mostBytes;
    }

    /// Takes the bots of a table out, so that only one thread uses them; makes new ones if none
    /// fit.
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

    /// Puts the bots of a table back.
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

    /// Drops the bots of a table that is over or has left memory.
    synchronized void forget(String table) {
        remove(table);
    }

    /// Notes that somebody else decides at a table: the turn that a bot was taking there is over.
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
