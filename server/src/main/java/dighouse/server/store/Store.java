package dighouse.server.store;

import dighouse.kernel.Malformed;
import java.sql.SQLException;
import java.time.Duration;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// The open store. What it keeps is asked through [TableLog], [LobbyQueries], [People] and
/// [Analyses].
public final class Store implements AutoCloseable {
    /// How long anybody waits for an answer where nothing else was said.
    public static final Duration USUAL_DEADLINE = Duration.ofSeconds(10);

    private final Database database;
    private final Duration most;
    private final Writer writer;
    private final ReadConnections readConnections;
    private final TableLog log;
    private final LobbyQueries queries;
    private final People people;
    private final Analyses analyses;
    private final StoreLock lock;
    private @Nullable Thread watcher; // none for somebody who only reads

    private Store(Database database, Duration most, Writer writer, StoreLock lock) {
        this.database = database;
        this.most = most;
        this.writer = writer;
        this.lock = lock;
        readConnections = new ReadConnections(database, most);
        log = new TableLog(writer, readConnections);
        queries = new LobbyQueries(writer, readConnections);
        people = new People(writer, readConnections);
        analyses = new Analyses(writer, readConnections);
    }

    /// Opens the store for a house, and brings its tables up to date first.
    ///
    /// @param most how long anybody waits for an answer
    /// @throws Malformed if another house is open with it
    public static Store open(Database database, Duration most) {
        try {
            SqlSession sqlSession = new SqlSession(database.openWriter());
            StoreLock lock = take(database, sqlSession);
            database.limit(sqlSession.connection(), most);
            Writer writer = new Writer(database, most, lock, sqlSession);
            Store store = new Store(database, most, writer, lock);
            store.watcher = lock.watch(store.readConnections);
            return store;
        } catch (StoreTaken taken) {
            throw new Malformed(
                    "Another house is open with "
                            + database.name()
                            + ": close that one first, or give this one a store of its own.");
        } catch (SQLException fault) {
            throw new StoreFault("the store " + database.name() + " cannot be opened", fault);
        }
    }

    private static StoreLock take(Database database, SqlSession sqlSession) throws SQLException {
        try {
            database.limit(sqlSession.connection(), Duration.ZERO); // an upgrade may take its time
            Migrations.run(sqlSession.connection(), database);
            return StoreLock.take(sqlSession);
        } catch (SQLException | Malformed fault) {
            sqlSession.close();
            database.close();
            throw fault;
        }
    }

    /// The store as it is, to be read only: another house may be at work with it.
    public static Store toRead(Database database) {
        StoreLock none = StoreLock.none();
        Writer writer = new Writer(database, USUAL_DEADLINE, none, null);
        return new Store(database, USUAL_DEADLINE, writer, none);
    }

    /// Lets somebody know when the store is lost, to another house or by a fault: from then on
    /// nothing is written here any more, and what is in memory may be out of date.
    public void whenLost(Consumer<StoreLock.Loss> loser) {
        lock.whenLost(loser);
    }

    /// How long anybody waits for an answer.
    public Duration most() {
        return most;
    }

    /// Whether writes succeed now.
    public StoreHealth health() {
        return writer.health();
    }

    public TableLog log() {
        return log;
    }

    public LobbyQueries queries() {
        return queries;
    }

    public People people() {
        return people;
    }

    public Analyses analyses() {
        return analyses;
    }

    public String name() {
        return database.name();
    }

    @Override
    public void close() {
        if (watcher != null) {
            watcher.interrupt();
        }
        writer.close();
        readConnections.close();
        database.close();
    }
}
