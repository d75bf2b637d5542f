package dighouse.server;

import dighouse.server.api.RouteWiring;
import dighouse.server.budget.Usage;
import dighouse.server.hall.Analyst;
import dighouse.server.hall.Hall;
import dighouse.server.hall.NameCache;
import dighouse.server.hall.ServerClock;
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
import dighouse.server.store.StoreLock;
import dighouse.server.stream.StreamRoutes;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A running server: store, hall, actors and HTTP, started in this order and stopped in the other.
public final class Server implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Server.class);
    private static final int BODY_BYTES = 256 * 1024; // large enough for a person's own edition

    private final Store store;
    private final ServerClock clock;
    private final Hall hall;
    private final TableActors actors;
    private final StreamRoutes streams;
    private final JettyServer jettyServer;
    private final AtomicBoolean closed = new AtomicBoolean();
    private final CountDownLatch ended = new CountDownLatch(1);
    private volatile String lost = ""; // a sentence that says how the store was lost

    /// Starts a server.
    public Server(Settings settings) {
        this(settings, new Secrets());
    }

    /// Starts a server with a given source of secrets.
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
        Usage usage = Usage.within(settings.budgets());
        actors = new TableActors(store, hall, settings, usage);
        Sessions sessions = new Sessions(store.people(), names, secrets);
        streams = new StreamRoutes(hall, sessions, usage.budgets(), patience);
        RouteWiring.Visitors visitors =
                new RouteWiring.Visitors(
                        sessions,
                        new Accounts(store.people(), sessions, usage.budgets()),
                        names,
                        secrets,
                        store.people(),
                        actors.webhooks());
        RouteWiring wiring =
                new RouteWiring(tables(settings, usage), visitors, usage, streams, settings.site());
        jettyServer = serve(wiring, settings);
        actors.start();
    }

    private RouteWiring.Tables tables(Settings settings, Usage usage) {
        Analyst analyst =
                new Analyst(
                        store.analyses(), actors.bots(), usage.budgets(), settings.bots().scale());
        return new RouteWiring.Tables(hall, actors.bots(), analyst, store.queries());
    }

    private JettyServer serve(RouteWiring wiring, Settings settings) {
        ServerMetrics metrics = new ServerMetrics();
        metrics.gauge("tables", "Tables in memory.", hall::size);
        metrics.gauge("streams", "Open streams.", streams::open);
        actors.show(metrics);
        RequestFilter requestFilter =
                new RequestFilter(
                        wiring.routes(metrics),
                        new Pages(settings.site().prefix()),
                        new RateLimiter(settings.rate().burst(), settings.rate().perSecond()),
                        settings.site().origin(),
                        metrics,
                        settings.log(),
                        settings.store().deadline());
        return new JettyServer(settings, BODY_BYTES, requestFilter, new MetricsHandler(metrics));
    }

    public int port() {
        return jettyServer.port();
    }

    /// The port at which metrics are served; 0 if there is none.
    public int metricsPort() {
        return jettyServer.metricsPort();
    }

    /// A description of the store for messages.
    public String storeName() {
        return store.name();
    }

    /// Stops the server: it can store nothing more, and what is in memory may be out of date.
    private void lose(StoreLock.Loss how) {
        lost =
                switch (how) {
                    case TAKEN_OVER ->
                            "Another server has taken over "
                                    + store.name()
                                    + "; this server has stopped, and nothing is lost.";
                    case BROKEN ->
                            "Nothing more can be stored in "
                                    + store.name()
                                    + ", see the log; this server has stopped, and every command it"
                                    + " accepted is stored.";
                };
        LOG.error("server stops: {}", lost);
        Thread.ofPlatform().name("closer").start(this::close);
    }

    /// Waits until the server has stopped.
    ///
    /// @return whether it was told to stop; otherwise it lost its store
    public boolean awaitClosing() throws InterruptedException {
        ended.await();
        return lost.isEmpty();
    }

    /// A sentence that says how the server lost its store; empty if it did not.
    public String loss() {
        return lost;
    }

    /// Stops taking requests first: an answered command is stored, an unanswered one will be sent
    /// again.
    @Override
    public void close() {
        if (closed.getAndSet(true)) {
            return;
        }
        streams.close();
        jettyServer.close();
        actors.close();
        clock.close();
        store.close();
        LOG.info("server stopped");
        ended.countDown();
    }
}
