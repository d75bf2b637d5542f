package dighouse.server.hall;

import dighouse.kernel.Position;
import dighouse.server.budget.Budget;
import dighouse.server.budget.Budgets;
import dighouse.server.budget.Payer;
import dighouse.server.store.Analyses;
import dighouse.server.store.StoreFault;
import dighouse.tables.Table;
import dighouse.tables.thinking.TableAnalysis;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Lets a bot analyse finished tables, each once; the result is stored.
///
/// An analysis is made in steps, each about as long as a small decision and paid for by whoever
/// asked for it, so it does not keep other people's bots waiting.
public final class Analyst {
    private static final Logger LOG = LoggerFactory.getLogger(Analyst.class);
    private static final long PAUSE_MILLIS = 2_000; // before it tries to store one again

    private final Analyses analyses;
    private final BotPool bots;
    private final Budgets budgets;
    private final double scale;
    private final Map<String, Begun> begun = new ConcurrentHashMap<>(); // by table

    private record Begun(TableAnalysis<?> analysis, Payer payer, Budgets.Place place) {}

    /// @param scale how much of their time bots take on this server
    public Analyst(Analyses analyses, BotPool bots, Budgets budgets, double scale) {
        this.analyses = analyses;
        this.bots = bots;
        this.budgets = budgets;
        this.scale = scale;
    }

    /// How far the analysis of a table is.
    public sealed interface Answer {
        /// It is done; here it is as JSON.
        record Ready(String text) implements Answer {}

        /// It is being made.
        record Working(int done, int of) implements Answer {}

        /// Nobody has asked for it yet.
        record NotBegun() implements Answer {}
    }

    /// How far it is, without starting it.
    public Answer look(String table) {
        Optional<String> made = analyses.of(table);
        if (made.isPresent()) {
            return new Answer.Ready(made.get());
        }
        Begun under = begun.get(table);
        return under == null
                ? new Answer.NotBegun()
                : new Answer.Working(under.analysis().done(), under.analysis().size());
    }

    /// Starts the analysis of a table that is over, unless it has been started. The caller holds
    /// the table's lock.
    public <P extends Position<P>> Answer begin(Table<P> table, Payer payer) {
        Answer known = look(table.id());
        if (!(known instanceof Answer.NotBegun)) {
            return known;
        }
        Budgets.Place place = budgets.hold(Budget.ANALYSES_AT_ONCE, payer);
        try {
            budgets.spend(Budget.ANALYSES, payer);
            begun.put(table.id(), new Begun(new TableAnalysis<>(table, scale), payer, place));
        } catch (RuntimeException refused) {
            place.close();
            throw refused;
        }
        goOn(table.id());
        return look(table.id());
    }

    private void goOn(String table) {
        Begun under = begun.get(table);
        if (under != null) {
            bots.later(under.payer(), () -> step(table, under));
        }
    }

    private void step(String table, Begun under) {
        boolean over = true; // also if it fails
        long pause = 0;
        try {
            TableAnalysis<?> analysis = under.analysis();
            if (!analysis.isDone()) {
                analysis.step();
            }
            over = analysis.isDone();
            if (over) {
                analyses.keep(table, analysis.text(), System.currentTimeMillis());
            }
        } catch (StoreFault fault) {
            LOG.debug("could not store an analysis yet: {}", fault.getMessage());
            over = false;
            pause = PAUSE_MILLIS;
        } catch (RuntimeException fault) {
            LOG.error("the analysis of table {} failed", table, fault);
        } finally {
            if (over) {
                begun.remove(table);
                under.place().close();
            } else if (pause == 0) {
                goOn(table);
            } else {
                CompletableFuture.delayedExecutor(pause, TimeUnit.MILLISECONDS)
                        .execute(() -> goOn(table));
            }
        }
    }
}
