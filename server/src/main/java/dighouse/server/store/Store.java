package dighouse.server.store;

import dighouse.kernel.Malformed;
import java.sql.SQLException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// The open store. What it keeps is asked through [TableLog], [Shelves], [People] and [Analyses].
public final class Store implements AutoCloseable {
    private final Database database;
    private final Writer writer;
    private final Readers readers;
    private final TableLog log;
    private final Shelves shelves;
    private final People people;
    private final Analyses analyses;
    private final Holding holding;
    private @Nullable Thread watcher; // none for somebody who only reads

    private Store(Database database, Writer writer, Holding holding) {
        this.database = database;
        this.writer = writer;
        this.holding = holding;
        readers = new Readers(database);
        log = new TableLog(writer, readers);
        shelves = new Shelves(writer, readers);
        people = new People(writer, readers);
        analyses = new Analyses(writer, readers);
    }

    /// Opens the store for a house, and brings its tables up to date first.
    ///
    /// @throws Malformed if another house is open with it
    public static Store open(Database database) {
        try {
            Session session = new Session(database.openWriter());
            Holding holding = take(database, session);
            Store store = new Store(database, new Writer(database, holding, session), holding);
            store.watcher = holding.watch(store.readers);
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

    private static Holding take(Database database, Session session) throws SQLException {
        try {
            Migrations.run(session.connection(), database);
            return Holding.take(session);
        } catch (SQLException | Malformed fault) {
            session.close();
            database.close();
            throw fault;
        }
    }

    /// The store as it is, to be read only: another house may be at work with it.
    public static Store toRead(Database database) {
        Holding none = Holding.none();
        return new Store(database, new Writer(database, none, null), none);
    }

    /// Lets somebody know when the store is lost, to another house or by a fault: from then on
    /// nothing is written here any more, and what is in memory may be out of date.
    public void whenLost(Consumer<Holding.Loss> loser) {
        holding.whenLost(loser);
    }

    public TableLog log() {
        return log;
    }

    public Shelves shelves() {
        return shelves;
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
        readers.close();
        database.close();
    }
}
