package dighouse.server.store;

import dighouse.kernel.Malformed;
import java.sql.SQLException;
import java.time.Duration;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// The open store. [TableLog], [LobbyQueries], [People] and [Analyses] read and write it.
public final class Store implements AutoCloseable {
    /// How long a caller waits if the settings say nothing else.
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
    private @Nullable Thread watcher; // none if the store was opened to be read only

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

    /// Opens the store for a server, and runs the migrations that are due.
    ///
    /// @param most how long a caller waits for an answer
    /// @throws Malformed if another server has it open
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
                    "Another server has opened "
                            + database.name()
                            + ": stop that server first, or give this one a store of its own.");
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

    /// Opens the store to be read only, also while a server uses it.
    public static Store toRead(Database database) {
        StoreLock none = StoreLock.none();
        Writer writer = new Writer(database, USUAL_DEADLINE, none, null);
        return new Store(database, USUAL_DEADLINE, writer, none);
    }

    /// Sets who hears when the store is lost, to another server or by a fault. From then on nothing
    /// can be written, and what is in memory may be out of date.
    public void whenLost(Consumer<StoreLock.Loss> loser) {
        lock.whenLost(loser);
    }

    /// How long a caller waits for an answer.
    public Duration most() {
        return most;
    }

    /// Whether writes succeed at present.
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
