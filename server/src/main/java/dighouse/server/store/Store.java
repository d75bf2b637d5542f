package dighouse.server.store;

import java.sql.Connection;
import java.sql.SQLException;

/// The open store. What it keeps is asked through [TableLog], [Shelves], [People] and [Analyses].
public final class Store implements AutoCloseable {
    private final Database database;
    private final Writer writer;
    private final Readers readers;
    private final TableLog log;
    private final Shelves shelves;
    private final People people;
    private final Analyses analyses;

    private Store(Database database) {
        this.database = database;
        writer = new Writer(database);
        readers = new Readers(database);
        log = new TableLog(writer, readers);
        shelves = new Shelves(writer, readers);
        people = new People(writer, readers);
        analyses = new Analyses(writer, readers);
    }

    /// Opens the store, and brings its tables up to date first.
    public static Store open(Database database) {
        try (Connection connection = database.openWriter()) {
            Migrations.run(connection, database);
        } catch (SQLException fault) {
            throw new StoreFault("the store " + database.name() + " cannot be opened", fault);
        }
        return new Store(database);
    }

    /// The store as it is, to be read only: another house may be at work with it.
    public static Store toRead(Database database) {
        return new Store(database);
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
        writer.close();
        readers.close();
    }
}
