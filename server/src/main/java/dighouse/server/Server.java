package dighouse.server;

import dighouse.bots.Pace;
import dighouse.kernel.Malformed;
import dighouse.server.api.Front;
import dighouse.server.api.Guide;
import dighouse.server.api.HouseRoutes;
import dighouse.server.api.Limits;
import dighouse.server.api.OperationRoutes;
import dighouse.server.api.PeopleRoutes;
import dighouse.server.api.PieceRoutes;
import dighouse.server.api.RulebookRoutes;
import dighouse.server.api.StreamRoutes;
import dighouse.server.api.TableRoutes;
import dighouse.server.hall.BotPool;
import dighouse.server.hall.Directory;
import dighouse.server.hall.Hall;
import dighouse.server.hall.HouseClock;
import dighouse.server.http.Route;
import dighouse.server.jetty.JettyDoor;
import dighouse.server.people.Reception;
import dighouse.server.people.Secrets;
import dighouse.server.store.Database;
import dighouse.server.store.PostgresDatabase;
import dighouse.server.store.SqliteDatabase;
import dighouse.server.store.Store;
import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The house, open: store, hall, bots and door, built in this order and closed in the other.
public final class Server implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Server.class);
    private static final int BODY_BYTES = 256 * 1024; // an edition of one's own fits
    private static final Duration IDLE = Duration.ofMinutes(10);
    private static final Duration PATIENCE = Duration.ofDays(3);

    private final Store store;
    private final HouseClock clock;
    private final Hall hall;
    private final BotPool bots;
    private final StreamRoutes streams;
    private final JettyDoor door;
    private final Thread sweeper;
    private final AtomicBoolean closed = new AtomicBoolean();

    /// Opens the house.
    public Server(Settings settings) {
        this(settings, database(settings));
    }

    Server(Settings settings, Database database) {
        this(settings, database, StreamRoutes.Patience.STANDARD);
    }

    Server(Settings settings, Database database, StreamRoutes.Patience patience) {
        store = Store.open(database);
        clock = new HouseClock(store.shelves());
        Directory directory = new Directory(store.people());
        hall = new Hall(store, clock, directory);
        bots = new BotPool(hall, settings.botThreads(), new Pace(settings.botScale(), 0));
        hall.watch(bots);
        Secrets secrets = new Secrets();
        Reception reception = new Reception(store.people(), directory, secrets);
        streams = new StreamRoutes(hall, reception, patience);
        List<Route> routes = new ArrayList<>();
        routes.addAll(new PeopleRoutes(reception, settings.secure()).routes());
        routes.addAll(new HouseRoutes(hall, reception, directory, store.shelves()).routes());
        routes.addAll(new RulebookRoutes().routes());
        routes.addAll(new TableRoutes(hall, reception, secrets, PATIENCE.toMillis()).routes());
        routes.addAll(new PieceRoutes(hall, reception).routes());
        routes.addAll(streams.routes());
        routes.addAll(new OperationRoutes(hall, streams).routes());
        routes.addAll(new Guide(List.copyOf(routes)).routes());
        Limits limits = new Limits(settings.burst(), settings.perSecond());
        Front front = new Front(routes, limits, settings.origin());
        door = new JettyDoor(settings, BODY_BYTES, front);
        sweeper = Thread.ofVirtual().name("sweeper").start(this::sweep);
        Thread.ofVirtual().name("waker").start(this::wakeBots);
    }

    private static Database database(Settings settings) {
        Settings.Postgres postgres = settings.postgres();
        if (!postgres.url().isEmpty()) {
            return new PostgresDatabase(postgres.url(), postgres.user(), postgres.password());
        }
        try {
            Files.createDirectories(settings.data());
        } catch (IOException fault) {
            throw new Malformed(
                    "The folder "
                            + settings.data()
                            + " cannot be made: "
                            + fault.getMessage()
                            + ".");
        }
        return new SqliteDatabase(settings.data().resolve("house.db"));
    }

    public int port() {
        return door.port();
    }

    /// Where everything is kept, in words.
    public String storeName() {
        return store.name();
    }

    /// Bots whose turn it was when the house closed think again.
    private void wakeBots() {
        store.shelves().tablesThatWaitForNobody().forEach(bots::wake);
    }

    private void sweep() {
        try {
            while (true) {
                Thread.sleep(IDLE.dividedBy(10));
                hall.sweep(IDLE.toNanos());
            }
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
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
        bots.close();
        clock.close();
        store.close();
        LOG.info("the house is closed");
    }
}
