package dighouse.server.hall;

import dighouse.server.store.Append;
import dighouse.server.store.Deadline;
import dighouse.server.store.StoreFault;
import dighouse.server.table.Status;
import dighouse.server.table.Table;
import dighouse.server.table.TableEvent;
import dighouse.server.table.ViewerJson;
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

/// A table in memory: what its events add up to, the lock that lets one command at a time change
/// it, and whoever listens. Everything here is done by whoever holds the lock.
final class LiveTable {
    final ReentrantLock lock = new ReentrantLock();
    final String id;
    private final Set<Listener> listeners = new LinkedHashSet<>();
    private final TableWatchers tableWatchers = new TableWatchers();
    private @Nullable Table<?> table; // none until it is first folded, and after a failed commit
    private boolean setAside; // its events do not add up
    private int told; // the last event that its listeners have heard of; 0 before it is folded
    private Append.@Nullable Sender doubtful; // of a command that may have been kept
    private long usedNanos = System.nanoTime();

    LiveTable(String id) {
        this.id = id;
    }

    @Nullable Table<?> table() {
        usedNanos = System.nanoTime();
        return table;
    }

    /// What the store holds. Listeners have heard all of it.
    void wake(Table<?> folded) {
        table = folded;
        told = folded.number();
        doubtful = null;
    }

    /// Forgets what it holds: the store knows better.
    void sleep() {
        table = null;
    }

    /// Forgets what it holds: nobody knows whether the store has kept a command.
    void doubt(Append.Sender sender) {
        table = null;
        doubtful = sender;
    }

    /// Whether only the store can say, once it answers, what has happened here.
    boolean isInDoubt() {
        return doubtful != null;
    }

    /// Whether nobody knows if this sender's command was kept.
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

    /// Whether it was in memory before, or may have to come there.
    boolean isKnown() {
        return told > 0 || isInDoubt();
    }

    /// Takes the lock.
    ///
    /// @throws StoreFault if somebody holds it for too long: the store is slow for them
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

    /// Tells everybody how many look on, if that has changed and was not told just before.
    /// Otherwise it is told later, for all who have come and gone until then: a crowd must not be
    /// announced to itself one by one.
    private boolean tellCountAtOnce() {
        return tableWatchers.isUntold() && tellCountIfDue(System.nanoTime());
    }

    /// Whether the count has changed since it was told.
    boolean owesCount() {
        return tableWatchers.isUntold();
    }

    /// Tells the count, unless that was done just before.
    ///
    /// @return whether everybody knows it now
    boolean tellCountIfDue(long now) {
        if (!tableWatchers.isDue(now)) {
            return false;
        }
        int watchers = tableWatchers.tell(now);
        listeners.forEach(listener -> listener.count(id, watchers));
        return true;
    }

    /// How many people look on without playing; whoever has two windows open is one of them.
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

    /// Adds events, and says what each listening viewer will hear of them.
    ///
    /// @return for each event the news by viewer
    List<Map<Integer, String>> add(
            Table<?> open,
            List<TableEvent> events,
            ViewerJson viewerJson,
            long at,
            long houseAt,
            String said) {
        List<Map<Integer, String>> news = new ArrayList<>();
        Set<Integer> viewers = viewers();
        for (TableEvent event : events) {
            Map<Integer, ViewerJson.Told> told = new LinkedHashMap<>();
            viewers.forEach(viewer -> told.put(viewer, ViewerJson.Told.of(open, event, viewer)));
            open.apply(event, houseAt);
            Map<Integer, String> texts = new LinkedHashMap<>();
            told.forEach((viewer, each) ->
                    texts.put(viewer, viewerJson.news(each, event, open, viewer, at, said)));
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

    /// Tells everybody what they hear of events that are safe now.
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
