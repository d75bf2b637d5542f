package dighouse.server.hall;

import dighouse.server.store.Append;
import dighouse.server.store.StoreFault;
import dighouse.tables.CommandHandler;
import dighouse.tables.Table;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Watches the clocks of tables. When somebody's time is over, a bot stands in for them until they
/// come back. The clocks count server time, so nobody loses any while the server is stopped.
public final class TimeKeeper implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(TimeKeeper.class);
    private static final long LOOK_MILLIS = 500;
    private static final String LEVEL = "medium";

    private final Hall hall;
    private final Map<String, Long> deadlines = new ConcurrentHashMap<>(); // of timed tables only
    private final Thread thread;

    public TimeKeeper(Hall hall) {
        this.hall = hall;
        thread = Thread.ofVirtual().name("time-keeper").start(this::lookOften);
    }

    /// Notes the clock of a table that has changed or was found at the start.
    public void notice(Table<?> table) {
        long deadline = table.clock().deadline();
        if (deadline == Long.MAX_VALUE) {
            deadlines.remove(table.id());
        } else {
            deadlines.put(table.id(), deadline);
        }
    }

    private void lookOften() {
        try {
            while (true) {
                Thread.sleep(LOOK_MILLIS);
                long now = hall.clock().millis();
                deadlines.forEach((table, deadline) -> {
                    if (now >= deadline) {
                        standIn(table, now);
                    }
                });
            }
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }

    private void standIn(String id, long now) {
        deadlines.remove(id);
        try {
            Hall.Command command = hall.read(id, table -> command(table, now));
            if (command != null) {
                hall.act(id, command);
            }
        } catch (StoreFault fault) {
            LOG.debug("could not let a bot stand in at table {}: {}", id, fault.getMessage());
            hall.stepFailed(id);
        } catch (RuntimeException fault) {
            LOG.error("could not let a bot stand in at table {}", id, fault);
            hall.stepFailed(id);
        }
    }

    /// The command by which a bot stands in where time is over; `null` if that is nowhere.
    private static Hall.@Nullable Command command(Table<?> table, long now) {
        int seat = table.clock().waitedFor();
        if (seat < 0) {
            return null;
        }
        return new Hall.Command(
                new Append.Sender("clock", table.id() + " " + table.number()),
                table.number(),
                null,
                open -> CommandHandler.standIn(open, "", seat, LEVEL, now, Long.MAX_VALUE));
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
