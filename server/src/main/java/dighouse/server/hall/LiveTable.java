package dighouse.server.hall;

import dighouse.kernel.MatchCursor;
import dighouse.server.store.Append;
import dighouse.server.store.Deadline;
import dighouse.server.store.StoreFault;
import dighouse.tables.Status;
import dighouse.tables.Table;
import dighouse.tables.TableEvent;
import dighouse.tables.ViewerJson;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/// A table in memory: its folded events, the lock that lets one command at a time change it, and
/// its listeners. Callers hold the lock.
final class LiveTable {
    final ReentrantLock lock = new ReentrantLock();
    final String id;
    private final Set<Listener> listeners = new LinkedHashSet<>();
    private final TableWatchers tableWatchers = new TableWatchers();
    private @Nullable Table<?> table; // none before it is loaded, and after a failed commit
    private boolean setAside; // its log is damaged
    private int told; // the last event that its listeners have heard of; 0 before it is loaded
    private Append.@Nullable Sender doubtful; // of a command that may have been stored
    private long usedNanos = System.nanoTime();

    LiveTable(String id) {
        this.id = id;
    }

    @Nullable Table<?> table() {
        usedNanos = System.nanoTime();
        return table;
    }

    /// Takes what the store holds. The listeners have heard all of it.
    void load(Table<?> folded) {
        table = folded;
        told = folded.number();
        doubtful = null;
    }

    /// Drops the table in memory: the store knows better.
    void unload() {
        table = null;
    }

    /// Drops the table in memory: nobody knows whether the store has this sender's command.
    void doubt(Append.Sender sender) {
        table = null;
        doubtful = sender;
    }

    /// Whether only the store can say what has happened here.
    boolean isInDoubt() {
        return doubtful != null;
    }

    /// Whether nobody knows if this sender's command was stored.
    boolean isInDoubt(Append.Sender sender) {
        return sender.equals(doubtful);
    }

    /// The number of the last event that listeners have heard of.
    int told() {
        return told;
    }

    void setAside() {
        table = null;
        setAside = true;
    }

    boolean isSetAside() {
        return setAside;
    }

    /// Whether it was in memory before, or may still have to be loaded.
    boolean isKnown() {
        return told > 0 || isInDoubt();
    }

    /// Takes the lock.
    ///
    /// @throws StoreFault if somebody holds it for too long, because the store is slow for them
    void lockInTime(long nanos) {
        long begun = System.nanoTime();
        try {
            if (!lock.tryLock(nanos, TimeUnit.NANOSECONDS)) {
                throw new StoreFault("table " + id + " is busy", new TimeoutException());
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new StoreFault("interrupted at table " + id, interrupted);
        } finally {
            Deadline.waitedSince(begun);
        }
    }

    void listen(Listener listener) {
        if (listeners.add(listener)) {
            tableWatchers.come(listener);
        }
        if (!tellCountAtOnce()) {
            listener.count(id, watchers());
        }
    }

    boolean stopListening(Listener listener) {
        boolean gone = listeners.remove(listener);
        if (gone) {
            tableWatchers.go(listener);
            tellCountAtOnce();
        }
        return gone;
    }

    /// Tells all listeners how many people watch, if that has changed and was not told a moment
    /// ago. Otherwise it is told later, once for all who come and go until then: a crowd must not
    /// be announced one by one.
    private boolean tellCountAtOnce() {
        return tableWatchers.isUntold() && tellCountIfDue(System.nanoTime());
    }

    /// Whether the count has changed since it was told.
    boolean owesCount() {
        return tableWatchers.isUntold();
    }

    /// Tells the count, unless that was done a moment ago.
    ///
    /// @return whether all listeners know it now
    boolean tellCountIfDue(long now) {
        if (!tableWatchers.isDue(now)) {
            return false;
        }
        int watchers = tableWatchers.tell(now);
        listeners.forEach(listener -> listener.count(id, watchers));
        return true;
    }

    /// How many people watch without playing; somebody with two windows counts once.
    int watchers() {
        return tableWatchers.number();
    }

    boolean isOver() {
        return table != null && table.status() == Status.OVER;
    }

    boolean hasListeners() {
        return !listeners.isEmpty();
    }

    boolean isIdleSince(long nanos) {
        return listeners.isEmpty() && !isInDoubt() && usedNanos - nanos < 0;
    }

    /// Adds events to the table in memory, and writes what each viewer will hear of them.
    ///
    /// @return the news by viewer, for each event
    List<Map<Integer, String>> add(
            Table<?> open,
            List<TableEvent> events,
            ViewerJson viewerJson,
            long at,
            long serverAt,
            String said) {
        List<Map<Integer, String>> news = new ArrayList<>();
        Set<Integer> viewers = viewers();
        for (TableEvent event : events) {
            Map<Integer, MatchCursor<?>> before = new LinkedHashMap<>();
            viewers.forEach(viewer -> before.put(viewer, open.match().cursorAtEnd()));
            open.apply(event, serverAt);
            Map<Integer, String> texts = new LinkedHashMap<>();
            before.forEach((viewer, since) ->
                    texts.put(viewer, viewerJson.news(since, event, open, viewer, at, said)));
            news.add(texts);
        }
        return news;
    }

    /// The seats that somebody listens from, and the bystander.
    Set<Integer> viewers() {
        Set<Integer> viewers = new LinkedHashSet<>();
        listeners.forEach(listener -> viewers.add(listener.viewer()));
        return viewers;
    }

    /// Tells all listeners the news of events that are stored now.
    void publish(int firstNumber, List<Map<Integer, String>> news) {
        told = firstNumber + news.size() - 1;
        int number = firstNumber;
        for (Map<Integer, String> texts : news) {
            for (Listener listener : listeners) {
                String text = texts.get(listener.viewer());
                if (text != null) {
                    listener.hear(id, number, text);
                }
            }
            number++;
        }
    }
}
