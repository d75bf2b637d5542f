package dighouse.server.hall;

import dighouse.kernel.JsonWriter;
import dighouse.server.store.Append;
import dighouse.server.store.Append.Outcome;
import dighouse.server.store.Store;
import dighouse.server.store.StoreFault;
import dighouse.tables.Decision;
import dighouse.tables.Denial;
import dighouse.tables.SeatingRules;
import dighouse.tables.Table;
import dighouse.tables.TableEvent;
import dighouse.tables.ViewerJson;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// All tables: loads them, lets one command at a time change each, and tells their listeners.
public final class Hall {
    private static final Logger LOG = LoggerFactory.getLogger(Hall.class);
    private static final Denial NO_TABLE = Denial.of(Denial.Kind.NOT_FOUND, "noSuchTable");
    private static final Denial SET_ASIDE = Denial.of(Denial.Kind.UNAVAILABLE, "tableSetAside");
    private static final Denial STORE_FAILS = Denial.of(Denial.Kind.UNAVAILABLE, "storeFails");
    private static final Denial UNKNOWN = Denial.of(Denial.Kind.UNAVAILABLE, "outcomeUnknown");

    private final Store store;
    private final ServerClock clock;
    private final ViewerJson viewerJson;
    private final LogReader logReader;
    private final LiveTables live;
    private volatile Watcher watcher = table -> {};
    private volatile Watcher watched = table -> {};
    private volatile Watcher retrier = table -> {};
    private volatile Consumer<String> failed = table -> {};

    /// Hears of every table after a change is stored. It is called under the table's lock, so it
    /// must not wait for anything.
    @FunctionalInterface
    public interface Watcher {
        void changed(Table<?> table);
    }

    /// A command for a table.
    ///
    /// @param sender who sent it, and the id they gave it
    /// @param seen the number of the last event they have seen; 0 if that does not matter
    /// @param remark what they say along with it; `null` for nothing
    /// @param wish judges it
    public record Command(
            Append.Sender sender,
            int seen,
            Append.@Nullable Remark remark,
            Function<Table<?>, Decision> wish) {}

    public Hall(Store store, ServerClock clock, NameCache names) {
        this.store = store;
        this.clock = clock;
        viewerJson = new ViewerJson(names::name);
        logReader = new LogReader(store, viewerJson);
        live = new LiveTables(store, logReader, table -> watcher.changed(table));
    }

    public void watch(Watcher newWatcher) {
        watcher = newWatcher;
    }

    /// Sets who goes on at tables where the next step has failed.
    ///
    /// @param newRetrier goes on there, when the table is looked at again; called under its lock
    /// @param newFailed hears which tables they are, so that they are tried again
    public void whenRetried(Watcher newRetrier, Consumer<String> newFailed) {
        retrier = newRetrier;
        failed = newFailed;
    }

    /// Reports that the next step at a table has failed, so that it is tried again later.
    public void stepFailed(String id) {
        failed.accept(id);
    }

    /// Looks at a table whose next step is due or has failed, and lets the retrier go on there.
    ///
    /// @throws StoreFault if the store is away
    void lookAgain(String id) {
        read(
                id,
                table -> {
                    retrier.changed(table);
                    return table;
                });
    }

    /// Sets who hears of every table that a person begins to watch; called under the table's lock.
    public void whenWatched(Watcher newWatched) {
        watched = newWatched;
    }

    public ViewerJson viewerJson() {
        return viewerJson;
    }

    public LogReader logReader() {
        return logReader;
    }

    public ServerClock clock() {
        return clock;
    }

    /// How many tables are in memory.
    public int size() {
        return live.size();
    }

    /// Opens a table; the game begins at once if no seat is free.
    ///
    /// @param sitting who sits down at once
    public CommandResult open(
            String id,
            Append.Sender sender,
            TableEvent.Opened opened,
            List<TableEvent.Sat> sitting) {
        Table<?> open = Table.open(id, opened);
        long serverAt = clock.millis();
        sitting.forEach(sat -> open.apply(sat, serverAt));
        List<TableEvent> events = new ArrayList<>(sitting);
        if (open.isFull()) {
            TableEvent.Started started = SeatingRules.begin(open);
            open.apply(started, serverAt);
            events.add(started);
        }
        return keepNew(open, sender, opened, events, serverAt);
    }

    /// Stores a table with events that have already happened, as those of a game that was played
    /// elsewhere.
    ///
    /// @param events all that happened after it was opened
    public CommandResult admit(
            String id, Append.Sender sender, TableEvent.Opened opened, List<TableEvent> events) {
        Table<?> open = Table.open(id, opened);
        long serverAt = clock.millis();
        events.forEach(event -> open.apply(event, serverAt));
        return keepNew(open, sender, opened, events, serverAt);
    }

    private CommandResult keepNew(
            Table<?> open,
            Append.Sender sender,
            TableEvent.Opened opened,
            List<TableEvent> later,
            long serverAt) {
        String id = open.id();
        List<TableEvent> events = new ArrayList<>(later);
        events.addFirst(opened);
        Append append =
                AppendBuilder.opening(open, sender, events, System.currentTimeMillis(), serverAt);
        try {
            return opened(open, store.log().append(append));
        } catch (StoreFault fault) {
            LOG.debug("could not open a table: {}", fault.getMessage());
            if (fault.isOutcomeUnknown()) {
                live.doubt(id, sender);
                stepFailed(id); // if it is there, its bots must play
            }
            return new CommandResult.Denied(fault.isOutcomeUnknown() ? UNKNOWN : STORE_FAILS, 0);
        }
    }

    private CommandResult opened(Table<?> open, Outcome outcome) {
        return switch (outcome) {
            case Outcome.Kept kept -> {
                live.add(open); // nobody knows the id yet
                watcher.changed(open);
                yield new CommandResult.Done(kept.number());
            }
            case Outcome.Taken _ -> throw new IllegalStateException("two tables of one id");
            case Outcome.Repeated _ -> new CommandResult.DoneBefore(1);
        };
    }

    /// The table that an earlier command with this id opened; empty if there is none.
    public List<String> openedBy(Append.Sender sender) {
        return store.log().answer(sender);
    }

    /// Carries out a command, if the rules of the table allow it, and stores what follows.
    public CommandResult act(String id, Command command) {
        try {
            return locked(id, table -> act(table, command));
        } catch (StoreFault fault) {
            LOG.debug("table {}: {}", id, fault.getMessage());
            if (live.isKnown(id)) {
                stepFailed(id);
            }
            return new CommandResult.Denied(fault.isOutcomeUnknown() ? UNKNOWN : STORE_FAILS, 0);
        }
    }

    private CommandResult act(LiveTable table, Command command) {
        Table<?> open = loadedFor(command.sender(), table);
        if (open == null) {
            return new CommandResult.Denied(table.isSetAside() ? SET_ASIDE : NO_TABLE, 0);
        }
        if (command.seen() != 0 && command.seen() < open.changed()) {
            return denied(open, command, Denial.conflict("movedOn"));
        }
        return switch (command.wish().apply(open)) {
            case Decision.Denied denied -> denied(open, command, denied.denial());
            case Decision.Accepted accepted -> keep(table, open, command, accepted.events());
        };
    }

    /// While nobody knows whether a command was stored, whoever sends it again is told the same.
    private @Nullable Table<?> loadedFor(Append.Sender sender, LiveTable table) {
        try {
            return loaded(table);
        } catch (StoreFault fault) {
            throw table.isInDoubt(sender)
                    ? StoreFault.outcomeUnknown("the store has not answered yet", fault)
                    : fault;
        }
    }

    /// Denies a command, unless it was carried out before: a stale client may have missed the
    /// earlier answer.
    private CommandResult denied(Table<?> open, Command command, Denial denial) {
        List<String> earlier = store.log().answer(command.sender());
        return earlier.isEmpty()
                ? new CommandResult.Denied(denial, open.number())
                : new CommandResult.DoneBefore(Integer.parseInt(earlier.getFirst()));
    }

    /// Changes the table in memory, stores the change, then tells the listeners. Readers wait for
    /// the lock, so nobody sees what is not stored yet. If storing fails, the table is folded again
    /// from the store; if nobody knows whether it failed, listeners then also hear what they
    /// missed.
    private CommandResult keep(
            LiveTable table, Table<?> open, Command command, List<TableEvent> events) {
        AppendBuilder before = AppendBuilder.before(open);
        long at = System.currentTimeMillis();
        long serverAt = clock.millis();
        String said = command.remark() == null ? "" : command.remark().text();
        boolean kept = false;
        try {
            List<Map<Integer, String>> news =
                    table.add(open, events, viewerJson, at, serverAt, said);
            Append append = before.after(open, command, events, at, serverAt);
            Outcome outcome = store.log().append(append);
            kept = outcome instanceof Outcome.Kept;
            return switch (outcome) {
                case Outcome.Kept done -> {
                    table.publish(before.number() + 1, news);
                    watcher.changed(open);
                    yield new CommandResult.Done(done.number());
                }
                case Outcome.Taken _ ->
                        new CommandResult.Denied(Denial.conflict("movedOn"), before.number());
                case Outcome.Repeated repeated ->
                        new CommandResult.DoneBefore(Integer.parseInt(repeated.answer()));
            };
        } catch (StoreFault fault) {
            if (fault.isOutcomeUnknown()) {
                table.doubt(command.sender());
            }
            throw fault;
        } finally {
            if (!kept) {
                table.unload();
            }
        }
    }

    /// Reads a table under its lock.
    ///
    /// @return what the reader answers, or `null` if there is no such table
    public <T> @Nullable T read(String id, Function<Table<?>, ? extends @Nullable T> reader) {
        return this.<@Nullable T>locked(
                id,
                table -> {
                    Table<?> open = loaded(table);
                    return open == null ? null : reader.apply(open);
                });
    }

    /// Whether the table exists but cannot be played, because its log is damaged.
    public boolean isSetAside(String id) {
        return live.isSetAside(id);
    }

    /// What a viewer has missed since this number, to be told in pieces before they [join][#join].
    public CatchUp catchUp(String id, int number, int viewer) {
        return new CatchUp(logReader, id, number, viewer);
    }

    /// Adds a listener, who then hears everything: between catching up and joining nothing is lost
    /// or told twice.
    ///
    /// @return the last news they missed; empty if these are too many to be told under the lock, so
    ///   that they must catch up first
    public Optional<List<CatchUp.News>> join(CatchUp catchUp, Listener listener) {
        return locked(
                catchUp.id(),
                table -> {
                    Table<?> open = loaded(table);
                    if (open == null) {
                        return Optional.of(List.of());
                    }
                    if (!catchUp.isClose(open.number())) {
                        return Optional.empty();
                    }
                    List<CatchUp.News> last = catchUp.rest(open.number());
                    table.listen(listener);
                    live.counts().note(table);
                    watched.changed(open);
                    return Optional.of(last);
                });
    }

    public void stopListening(String id, Listener listener) {
        live.stopListening(id, listener);
    }

    /// Tells how many people watch, at tables where that number has changed and is due.
    public void tellCounts() {
        live.counts().tell();
    }

    /// How many people watch a table without playing.
    public int watchers(String id) {
        return locked(id, LiveTable::watchers);
    }

    /// Whether anybody watches a table or plays there now.
    public boolean isWatched(String id) {
        return locked(id, LiveTable::hasListeners);
    }

    /// The table as a viewer sees it, as JSON; `null` if there is none.
    public @Nullable String state(String id, int viewer) {
        return read(
                id,
                table -> {
                    JsonWriter json = new JsonWriter();
                    viewerJson.state(table, viewer, json);
                    return json.text();
                });
    }

    /// Drops tables from memory that nobody has used for a while, sooner if their game is over.
    ///
    /// @return the tables that were dropped
    public List<String> sweep(long idleNanos, long overNanos) {
        return live.sweep(idleNanos, overNanos);
    }

    private <T extends @Nullable Object> T locked(String id, Function<LiveTable, T> work) {
        return live.locked(id, work);
    }

    private @Nullable Table<?> loaded(LiveTable table) {
        return live.loaded(table);
    }
}
