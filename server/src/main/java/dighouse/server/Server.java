package dighouse.server;

import dighouse.bots.Pace;
import dighouse.server.api.Front;
import dighouse.server.api.Limits;
import dighouse.server.api.Meters;
import dighouse.server.api.MetricsExchange;
import dighouse.server.api.Rooms;
import dighouse.server.api.StreamRoutes;
import dighouse.server.bells.Bells;
import dighouse.server.bells.Reach;
import dighouse.server.bells.WireBell;
import dighouse.server.budget.Budgets;
import dighouse.server.budget.OpenTables;
import dighouse.server.budget.Whereabouts;
import dighouse.server.hall.Analyst;
import dighouse.server.hall.BotPool;
import dighouse.server.hall.Directory;
import dighouse.server.hall.Hall;
import dighouse.server.hall.HouseClock;
import dighouse.server.hall.Retries;
import dighouse.server.hall.TimeKeeper;
import dighouse.server.jetty.JettyDoor;
import dighouse.server.pages.Pages;
import dighouse.server.people.Accounts;
import dighouse.server.people.Reception;
import dighouse.server.people.Secrets;
import dighouse.server.store.Database;
import dighouse.server.store.Holding;
import dighouse.server.store.Store;
import dighouse.server.store.StoreFault;
import dighouse.server.table.Status;
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
    private static final int BELL_MILLIS = 5_000; // the house waits so long for somebody's address
    private static final long WAKE_MILLIS = 500; // before the store is asked again
    private static final Duration PATIENCE = Duration.ofDays(3);

    private final Store store;
    private final HouseClock clock;
    private final Hall hall;
    private final BotPool bots;
    private final TimeKeeper times;
    private final Retries retries;
    private final Optional<Bells> bells; // none where the host lets nobody be called
    private final StreamRoutes streams;
    private final JettyDoor door;
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
        this(settings, Upkeep.database(settings), StreamRoutes.Patience.STANDARD, secrets);
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
        clock = new HouseClock(store.shelves());
        Directory directory = new Directory(store.people());
        hall = new Hall(store, clock, directory);
        Whereabouts whereabouts = new Whereabouts();
        bots =
                new BotPool(
                        hall,
                        settings.botThreads(),
                        new Pace(settings.botScale(), settings.botIterations()),
                        whereabouts,
                        settings.usage().botBytes());
        times = new TimeKeeper(hall);
        bells = bells(settings);
        Budgets budgets = new Budgets(settings.usage().budgets());
        OpenTables openTables = new OpenTables(budgets);
        hall.watch(table -> {
            if (table.status() == Status.OVER || table.status() == Status.CANCELLED) {
                openTables.end(table.id());
            }
            bots.changed(table);
            times.notice(table);
            bells.ifPresent(each -> each.changed(table));
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
        Reception reception = new Reception(store.people(), directory, secrets);
        streams = new StreamRoutes(hall, reception, budgets, patience);
        Rooms rooms =
                new Rooms(
                        hall,
                        bots,
                        new Analyst(store.analyses(), bots, budgets, settings.botScale()),
                        reception,
                        new Accounts(store.people(), reception, budgets),
                        directory,
                        store.shelves(),
                        secrets,
                        streams,
                        PATIENCE.toMillis(),
                        settings.prefix(),
                        settings.secure(),
                        store.people(),
                        bells,
                        budgets,
                        openTables,
                        whereabouts);
        Meters meters = new Meters();
        meters.gauge("tables", "Tables in memory.", hall::size);
        meters.gauge("streams", "Open streams.", streams::open);
        meters.gauge("tables.stuck", "Tables whose next step is to be retried.", retries::size);
        meters.gauge("bots.thinking", "Bots that think now.", bots::size);
        meters.gauge("bots.memory.bytes", "What bots remember.", bots::memoryBytes);
        Limits limits = new Limits(settings.burst(), settings.perSecond());
        Front front =
                new Front(
                        rooms.routes(meters),
                        new Pages(settings.prefix()),
                        limits,
                        settings.origin(),
                        meters,
                        settings.log(),
                        settings.store().deadline());
        door = new JettyDoor(settings, BODY_BYTES, front, new MetricsExchange(meters));
        sweeper = Thread.ofVirtual().name("sweeper").start(this::sweep);
        waker = Thread.ofVirtual().name("waker").start(this::wakeBots);
    }

    private Optional<Bells> bells(Settings settings) {
        if (settings.bells() == Reach.NONE) {
            return Optional.empty();
        }
        String house = settings.origin().isEmpty() ? "" : settings.origin() + settings.prefix();
        Duration first = Duration.ofMillis((long) (1000 * settings.bellSeconds()));
        return Optional.of(
                new Bells(
                        store.people(),
                        new WireBell(settings.bells(), BELL_MILLIS),
                        house,
                        Bells.Patience.of(first)));
    }

    public int port() {
        return door.port();
    }

    /// The port at which figures are told; 0 if they are not.
    public int metricsPort() {
        return door.metricsPort();
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
            List<String> timed = store.shelves().timedTables();
            List<String> waiting = store.shelves().tablesThatWaitForNobody();
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
    private void lose(Holding.Loss how) {
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
        door.close();
        sweeper.interrupt();
        waker.interrupt();
        retries.close();
        times.close();
        bots.close();
        bells.ifPresent(Bells::close);
        clock.close();
        store.close();
        LOG.info("the house is closed");
        ended.countDown();
    }
}
