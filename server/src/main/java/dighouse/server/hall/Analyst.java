package dighouse.server.hall;

import dighouse.kernel.Position;
import dighouse.server.store.Analyses;
import dighouse.server.store.StoreFault;
import dighouse.server.table.Table;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Lets a bot think about finished tables, each once: what was found is kept.
///
/// One table at a time is looked at, in steps that queue up behind the bots that play: a person who
/// waits for a bot waits at most one step longer.
public final class Analyst {
    private static final Logger LOG = LoggerFactory.getLogger(Analyst.class);
    private static final long PAUSE_MILLIS = 2_000; // before it is tried again to keep one
    private static final int MOST_WAITING = 16; // tables; beyond this, people ask again later

    private final Analyses analyses;
    private final BotPool bots;
    private final double scale;
    private final Map<String, TableAnalysis<?>> waiting = new LinkedHashMap<>(); // the first is on

    /// @param scale how much of their time bots take in this house
    public Analyst(Analyses analyses, BotPool bots, double scale) {
        this.analyses = analyses;
        this.bots = bots;
        this.scale = scale;
    }

    /// How far the analysis of a table is.
    public sealed interface Answer {
        /// Made: here it is, as JSON.
        record Ready(String text) implements Answer {}

        /// In the making.
        record Working(int done, int of) implements Answer {}

        /// Nobody has asked for it yet.
        record NotBegun() implements Answer {}

        /// Too many others wait.
        record Busy() implements Answer {}
    }

    /// How far it is; nothing begins by that.
    public Answer look(String table) {
        Optional<String> made = analyses.of(table);
        if (made.isPresent()) {
            return new Answer.Ready(made.get());
        }
        synchronized (waiting) {
            TableAnalysis<?> begun = waiting.get(table);
            return begun == null
                    ? new Answer.NotBegun()
                    : new Answer.Working(begun.done(), begun.size());
        }
    }

    /// Begins with a table that is over, unless that has been done.
    public <P extends Position<P>> Answer begin(Table<P> table) {
        Answer known = look(table.id());
        if (!(known instanceof Answer.NotBegun)) {
            return known;
        }
        synchronized (waiting) {
            if (waiting.size() >= MOST_WAITING) {
                return new Answer.Busy();
            }
            if (!waiting.containsKey(table.id())) {
                waiting.put(table.id(), new TableAnalysis<>(table, scale));
                if (waiting.size() == 1) {
                    bots.later(this::step);
                }
            }
        }
        return look(table.id());
    }

    private void step() {
        Map.Entry<String, TableAnalysis<?>> first;
        synchronized (waiting) {
            first = waiting.entrySet().iterator().next();
        }
        String table = first.getKey();
        TableAnalysis<?> analysis = first.getValue();
        boolean over = true; // also if it fails
        long pause = 0;
        try {
            if (!analysis.isDone()) {
                analysis.step();
            }
            over = analysis.isDone();
            if (over) {
                analyses.keep(table, analysis.text(), System.currentTimeMillis());
            }
        } catch (StoreFault fault) {
            LOG.debug("an analysis could not be kept yet: {}", fault.getMessage());
            over = false;
            pause = PAUSE_MILLIS;
        } catch (RuntimeException fault) {
            LOG.error("the analysis of table {} failed", table, fault);
        } finally {
            goOn(table, over, pause);
        }
    }

    private void goOn(String table, boolean over, long pause) {
        boolean more;
        synchronized (waiting) {
            if (over) {
                waiting.remove(table);
            }
            more = !waiting.isEmpty();
        }
        if (more && pause == 0) {
            bots.later(this::step);
        } else if (more) {
            CompletableFuture.delayedExecutor(pause, TimeUnit.MILLISECONDS)
                    .execute(() -> bots.later(this::step));
        }
    }
}
