package dighouse.server.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/// The open store. What it keeps is asked through [TableLog], [Shelves] and [People].
public final class Store implements AutoCloseable {
    private static final List<String> MIGRATIONS = List.of("V1__house.sql", "V2__muted.sql");

    private final Database database;
    private final Writer writer;
    private final Readers readers;
    private final TableLog log;
    private final Shelves shelves;
    private final People people;

    private Store(Database database) {
        this.database = database;
        writer = new Writer(database);
        readers = new Readers(database);
        log = new TableLog(writer, readers);
        shelves = new Shelves(writer, readers);
        people = new People(writer, readers);
    }

    /// Opens the store, and brings its tables up to date first.
    public static Store open(Database database) {
        try (Connection connection = database.openWriter()) {
            migrate(connection);
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

    public String name() {
        return database.name();
    }

    /// Runs the migrations that this store has not seen, each in a transaction of its own.
    private static void migrate(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(
                    "CREATE TABLE IF NOT EXISTS migration (number INTEGER NOT NULL PRIMARY KEY)");
            int done;
            try (var result = statement.executeQuery("SELECT COUNT(*) FROM migration")) {
                result.next();
                done = result.getInt(1);
            }
            if (done > MIGRATIONS.size()) {
                throw new SQLException("the store was written by a newer program");
            }
            connection.setAutoCommit(false);
            for (int number = done + 1; number <= MIGRATIONS.size(); number++) {
                for (String command : script(MIGRATIONS.get(number - 1)).split(";\\s*\n", -1)) {
                    if (!command.isBlank()) {
                        statement.execute(command);
                    }
                }
                statement.execute("INSERT INTO migration (number) VALUES (" + number + ")");
                connection.commit();
            }
        }
    }

    private static String script(String name) {
        String path = "/dighouse/server/migrations/" + name;
        try (InputStream stream = Store.class.getResourceAsStream(path)) {
            if (stream == null) {
                throw new IllegalStateException("no migration " + path);
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    @Override
    public void close() {
        writer.close();
        readers.close();
    }
}
