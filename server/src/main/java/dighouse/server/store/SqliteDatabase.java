package dighouse.server.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.sqlite.SQLiteConfig;

/// One file beside the house. The write-ahead log lets readers go on while the writer writes;
/// `synchronous=FULL` flushes it at every commit, so that a commit survives a power cut too.
public final class SqliteDatabase implements Database {
    private static final int BUSY_MILLIS = 5_000; // a backup may hold the file for a moment
    private static final int READERS = 4;

    private final Path file;

    public SqliteDatabase(Path file) {
        this.file = file;
    }

    public Path file() {
        return file;
    }

    @Override
    public Connection openWriter() throws SQLException {
        SQLiteConfig config = config();
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        config.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
        return config.createConnection(url());
    }

    @Override
    public Connection openReader() throws SQLException {
        Connection connection = config().createConnection(url());
        try (Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA query_only = true");
        }
        return connection;
    }

    @Override
    public int readers() {
        return READERS;
    }

    @Override
    public String inKeyOrder() {
        return "WITHOUT ROWID"; // one tree instead of two: a commit writes half as many pages
    }

    @Override
    public String name() {
        return "SQLite " + file;
    }

    private String url() {
        return "jdbc:sqlite:" + file;
    }

    private static SQLiteConfig config() {
        SQLiteConfig config = new SQLiteConfig();
        config.setBusyTimeout(BUSY_MILLIS);
        return config;
    }
}
