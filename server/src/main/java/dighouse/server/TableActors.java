package dighouse.server;

import dighouse.bots.BotSpeed;
import dighouse.server.budget.Payer;
import dighouse.server.budget.Usage;
import dighouse.server.hall.BotPool;
import dighouse.server.hall.Hall;
import dighouse.server.hall.Retries;
import dighouse.server.hall.TimeKeeper;
import dighouse.server.operations.ServerMetrics;
import dighouse.server.settings.Settings;
import dighouse.server.store.Store;
import dighouse.server.store.StoreFault;
import dighouse.server.webhooks.HttpWebhook;
import dighouse.server.webhooks.OutboundPolicy;
import dighouse.server.webhooks.Webhooks;
import dighouse.tables.Status;
import dighouse.tables.Table;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Acts at tables without being asked: lets bots think, watches clocks, calls webhooks, retries
/// what failed, and sweeps idle tables out of memory.
final class TableActors implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(TableActors.class);
    private static final Duration IDLE = Duration.ofMinutes(10);
    private static final Duration IDLE_OVER = Duration.ofSeconds(20); // for tables that are over
    private static final int WEBHOOK_MILLIS = 5_000; // for a connection, and for the answer
    private static final long WAKE_MILLIS = 500; // before the store is asked again

    private final Store store;
    private final Hall hall;
    private final Usage usage;
    private final BotPool bots;
    private final TimeKeeper times;
    private final Retries retries;
    private final Optional<Webhooks> webhooks; // none where the host forbids them
    private final Thread sweeper = Thread.ofVirtual().name("sweeper").unstarted(this::sweep);
    private final Thread waker = Thread.ofVirtual().name("waker").unstarted(this::wakeTables);

    TableActors(Store store, Hall hall, Settings settings, Usage usage) {
        this.store = store;
        this.hall = hall;
        this.usage = usage;
        Settings.BotSettings ofBots = settings.bots();
        bots =
                new BotPool(
                        hall,
                        ofBots.threads(),
                        new BotSpeed(ofBots.scale(), ofBots.iterations()),
                        usage.lastAddresses(),
                        ofBots.bytes());
        times = new TimeKeeper(hall);
        webhooks = webhooks(store, settings);
        hall.watch(this::changed);
        hall.whenWatched(bots::watched);
        retries = new Retries(hall);
        hall.whenRetried(this::goOn, retries::failed);
        store.health().whenBack(retries::storeIsBack);
    }

    private static Optional<Webhooks> webhooks(Store store, Settings settings) {
        OutboundPolicy policy = settings.webhooks().policy();
        return policy == OutboundPolicy.NONE
                ? Optional.empty()
                : Optional.of(
                        new Webhooks(
                                store.people(),
                                new HttpWebhook(policy, WEBHOOK_MILLIS),
                                settings.site().address(),
                                Webhooks.Patience.of(settings.webhooks().patience())));
    }

    BotPool bots() {
        return bots;
    }

    Optional<Webhooks> webhooks() {
        return webhooks;
    }

    void show(ServerMetrics metrics) {
        metrics.gauge(
                "tables_stuck",
                "Tables whose next step failed and will be retried.",
                retries::size);
        metrics.gauge("bots_thinking", "Bots that are thinking.", bots::size);
        metrics.gauge(
                "bots_memory_bytes",
                "Memory that bots use between their decisions.",
                bots::memoryBytes);
    }

    /// Starts to act, also at tables that were waiting for a bot or ran by a clock when the server
    /// stopped.
    void start() {
        sweeper.start();
        waker.start();
    }

    private void changed(Table<?> table) {
        if (table.status() == Status.OVER || table.status() == Status.CANCELLED) {
            usage.openTables().end(table.id());
        }
        goOn(table);
        webhooks.ifPresent(each -> each.changed(table));
    }

    private void goOn(Table<?> table) {
        bots.changed(table);
        times.notice(table);
    }

    /// Looks at every table where a clock runs or a bot must decide, as soon as the store can list
    /// them.
    private void wakeTables() {
        try {
            while (!isAwake()) {
                Thread.sleep(WAKE_MILLIS);
            }
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }

    private boolean isAwake() {
        try {
            List<String> timed = store.queries().timedTables();
            List<String> waiting = store.queries().tablesThatWaitForNobody();
            timed.forEach(retries::look);
            waiting.forEach(table -> bots.later(Payer.SERVER, () -> retries.look(table)));
            return true;
        } catch (StoreFault fault) {
            LOG.warn("cannot wake bots and clocks yet: {}", fault.getMessage());
            return false;
        }
    }

    private void sweep() {
        try {
            while (true) {
                Thread.sleep(IDLE_OVER);
                try {
                    hall.sweep(IDLE.toNanos(), IDLE_OVER.toNanos()).forEach(bots::forget);
                } catch (RuntimeException fault) {
                    LOG.error("could not sweep idle tables out of memory", fault);
                }
            }
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        sweeper.interrupt();
        waker.interrupt();
        retries.close();
        times.close();
        bots.close();
        webhooks.ifPresent(Webhooks::close);
    }
}
