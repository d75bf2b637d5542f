package dighouse.server;

import dighouse.bots.BotSpeed;
import dighouse.server.api.RouteWiring;
import dighouse.server.budget.Budgets;
import dighouse.server.budget.LastAddresses;
import dighouse.server.budget.OpenTables;
import dighouse.server.hall.Analyst;
import dighouse.server.hall.BotPool;
import dighouse.server.hall.Hall;
import dighouse.server.hall.NameCache;
import dighouse.server.hall.Retries;
import dighouse.server.hall.ServerClock;
import dighouse.server.hall.TimeKeeper;
import dighouse.server.jetty.JettyServer;
import dighouse.server.operations.MetricsHandler;
import dighouse.server.operations.RateLimiter;
import dighouse.server.operations.ServerMetrics;
import dighouse.server.pages.Pages;
import dighouse.server.people.Accounts;
import dighouse.server.people.Secrets;
import dighouse.server.people.Sessions;
import dighouse.server.request.RequestFilter;
import dighouse.server.settings.Settings;
import dighouse.server.store.Database;
import dighouse.server.store.Store;
import dighouse.server.store.StoreFault;
import dighouse.server.store.StoreLock;
import dighouse.server.stream.StreamRoutes;
import dighouse.server.table.Status;
import dighouse.server.webhooks.HttpWebhook;
import dighouse.server.webhooks.OutboundPolicy;
import dighouse.server.webhooks.Webhooks;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The house, open: store, hall, bots and door, built in this order and closed in the other.
public final class Server implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Server.class);
    private static final int BODY_BYTES = 256 * 1024; // an edition of one's own fits
    private static final Duration IDLE = Duration.ofMinutes(10);
    private static final Duration IDLE_OVER = Duration.ofSeconds(20); // for tables that are over
    private static final int WEBHOOK_MILLIS = 5_000; // for a connection, and for the answer
    private static final long WAKE_MILLIS = 500; // before the store is asked again
    private static final Duration PATIENCE = Duration.ofDays(3);

    private final Store store;
    private final ServerClock clock;
    private final Hall hall;
    private final BotPool bots;
    private final TimeKeeper times;
    private final Retries retries;
    private final Optional<Webhooks> webhooks; // none where the host lets nobody be called
    private final StreamRoutes streams;
    private final JettyServer jettyServer;
    private final Thread sweeper;
    private final Thread waker;
    private final AtomicBoolean closed = new AtomicBoolean();
    private final CountDownLatch ended = new CountDownLatch(1);
    private volatile String lost = ""; // how the store was lost, in a sentence

    /// Opens the house.
    public Server(Settings settings) {
        this(settings, new Secrets());
    }

    /// Opens the house with a source of secrets that the caller has chosen.
    public Server(Settings settings, Secrets secrets) {
        this(
                settings,
                StoreMaintenance.database(settings),
                StreamRoutes.Patience.STANDARD,
                secrets);
    }

    Server(Settings settings, Database database) {
        this(settings, database, StreamRoutes.Patience.STANDARD);
    }

    Server(Settings settings, Database database, StreamRoutes.Patience patience) {
        this(settings, database, patience, new Secrets());
    }

    Server(Settings settings, Database database, StreamRoutes.Patience patience, Secrets secrets) {
        store = Store.open(database, settings.store().deadline());
        store.whenLost(this::lose);
        clock = new ServerClock(store.queries());
        NameCache names = new NameCache(store.people());
        hall = new Hall(store, clock, names);
        LastAddresses lastAddresses = new LastAddresses();
        bots =
                new BotPool(
                        hall,
                        settings.botThreads(),
                        new BotSpeed(settings.botScale(), settings.botIterations()),
                        lastAddresses,
                        settings.usage().botBytes());
        times = new TimeKeeper(hall);
        webhooks = webhooks(settings);
        Budgets budgets = new Budgets(settings.usage().budgets());
        OpenTables openTables = new OpenTables(budgets);
        hall.watch(table -> {
            if (table.status() == Status.OVER || table.status() == Status.CANCELLED) {
                openTables.end(table.id());
            }
            bots.changed(table);
            times.notice(table);
            webhooks.ifPresent(each -> each.changed(table));
        });
        hall.greet(bots::watched);
        retries = new Retries(hall);
        hall.rescue(
                table -> {
                    bots.changed(table);
                    times.notice(table);
                },
                retries::failed);
        store.health().whenBack(retries::storeIsBack);
        Sessions sessions = new Sessions(store.people(), names, secrets);
        streams = new StreamRoutes(hall, sessions, budgets, patience);
        RouteWiring wiring =
                new RouteWiring(
                        hall,
                        bots,
                        new Analyst(store.analyses(), bots, budgets, settings.botScale()),
                        sessions,
                        new Accounts(store.people(), sessions, budgets),
                        names,
                        store.queries(),
                        secrets,
                        streams,
                        PATIENCE.toMillis(),
                        settings.prefix(),
                        settings.secure(),
                        store.people(),
                        webhooks,
                        budgets,
                        openTables,
                        lastAddresses);
        ServerMetrics metrics = new ServerMetrics();
        metrics.gauge("tables", "Tables in memory.", hall::size);
        metrics.gauge("streams", "Open streams.", streams::open);
        metrics.gauge("tables.stuck", "Tables whose next step is to be retried.", retries::size);
        metrics.gauge("bots.thinking", "Bots that think now.", bots::size);
        metrics.gauge("bots.memory.bytes", "What bots remember.", bots::memoryBytes);
        RateLimiter limiter = new RateLimiter(settings.burst(), settings.perSecond());
        RequestFilter requestFilter =
                new RequestFilter(
                        wiring.routes(metrics),
                        new Pages(settings.prefix()),
                        limiter,
                        settings.origin(),
                        metrics,
                        settings.log(),
                        settings.store().deadline());
        jettyServer =
                new JettyServer(settings, BODY_BYTES, requestFilter, new MetricsHandler(metrics));
        sweeper = Thread.ofVirtual().name("sweeper").start(this::sweep);
        waker = Thread.ofVirtual().name("waker").start(this::wakeBots);
    }

    private Optional<Webhooks> webhooks(Settings settings) {
        if (settings.webhooks() == OutboundPolicy.NONE) {
            return Optional.empty();
        }
        String house = settings.origin().isEmpty() ? "" : settings.origin() + settings.prefix();
        Duration first = Duration.ofMillis((long) (1000 * settings.webhookSeconds()));
        return Optional.of(
                new Webhooks(
                        store.people(),
                        new HttpWebhook(settings.webhooks(), WEBHOOK_MILLIS),
                        house,
                        Webhooks.Patience.of(first)));
    }

    public int port() {
        return jettyServer.port();
    }

    /// The port at which figures are told; 0 if they are not.
    public int metricsPort() {
        return jettyServer.metricsPort();
    }

    /// Where everything is kept, in words.
    public String storeName() {
        return store.name();
    }

    private void notice(String id) {
        try {
            hall.read(
                    id,
                    table -> {
                        times.notice(table);
                        return table;
                    });
        } catch (RuntimeException fault) {
            LOG.warn("the clocks of table {} wait: {}", id, fault.getMessage());
            retries.failed(id);
        }
    }

    /// Bots whose turn it was when the house closed think again, and clocks run on.
    private void wakeBots() {
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
            timed.forEach(this::notice);
            waiting.forEach(bots::wake);
            return true;
        } catch (StoreFault fault) {
            LOG.warn("nobody could be woken yet: {}", fault.getMessage());
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
                    LOG.error("idle tables stay in memory", fault);
                }
            }
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }

    /// What this house knows may be out of date from now on, and nothing can be kept any more.
    private void lose(StoreLock.Loss how) {
        lost =
                switch (how) {
                    case TAKEN_OVER ->
                            "Another house has taken over "
                                    + store.name()
                                    + "; this one is closed, and nothing is lost.";
                    case BROKEN ->
                            "Nothing can be kept any more in "
                                    + store.name()
                                    + ", see the log; this house is closed, and what it answered is"
                                    + " kept.";
                };
        LOG.error("the house closes: {}", lost);
        Thread.ofPlatform().name("closer").start(this::close);
    }

    /// Waits until the house is closed.
    ///
    /// @return whether it was told to; otherwise it has lost its store
    public boolean awaitClosing() throws InterruptedException {
        ended.await();
        return lost.isEmpty();
    }

    /// How the house lost its store, in a sentence; empty if it did not.
    public String loss() {
        return lost;
    }

    /// Closes the door first: what was answered is safe, what was not is asked again.
    @Override
    public void close() {
        if (closed.getAndSet(true)) {
            return;
        }
        streams.close();
        jettyServer.close();
        sweeper.interrupt();
        waker.interrupt();
        retries.close();
        times.close();
        bots.close();
        webhooks.ifPresent(Webhooks::close);
        clock.close();
        store.close();
        LOG.info("the house is closed");
        ended.countDown();
    }
}
