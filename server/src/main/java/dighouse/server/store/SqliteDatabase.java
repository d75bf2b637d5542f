package dighouse.server.store;

import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteConfig;

/// A store in one SQLite file. The write-ahead log lets readers go on while the writer writes;
/// `synchronous=FULL` flushes it at every commit, so that a commit also survives a power cut.
public final class SqliteDatabase implements Database {
    private static final int BUSY_MILLIS = 5_000; // a backup may hold the file for a moment
    private static final int READERS = 4;

    private final Path file;
    private @Nullable FileChannel mine; // locked while this server holds the store

    public SqliteDatabase(Path file) {
        this.file = file;
    }

    public Path file() {
        return file;
    }

    /// Locks a file beside the store through the operating system. The lock ends with the process,
    /// however that ends, and does not disturb the database's own locks.
    private synchronized void take() throws SQLException {
        if (mine != null) {
            return;
        }
        Path beside = StoreFiles.beside(file, ".lock");
        try {
            StoreFiles.checkNotEmptied(file);
            FileChannel channel = FileChannel.open(beside, CREATE, WRITE);
            if (!isLocked(channel)) {
                channel.close();
                throw new StoreTaken(name());
            }
            mine = channel;
            checkWritable();
        } catch (IOException fault) {
            throw StoreFiles.cannotBeWritten(beside, fault);
        }
    }

    private void checkWritable() throws IOException {
        if (Files.exists(file) && !Files.isWritable(file)) {
            throw new AccessDeniedException(file.toString());
        }
    }

    private static boolean isLocked(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException here) {
            return false; // by another server in this process
        }
    }

    @Override
    public synchronized void close() {
        try {
            if (mine != null) {
                mine.close();
            }
        } catch (IOException fault) {
            throw new StoreFault("the store " + name() + " could not be released", fault);
        }
        mine = null;
    }

    @Override
    public Connection openWriter() throws SQLException {
        take();
        SQLiteConfig config = config();
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        config.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
        Connection connection = config.createConnection(url());
        try {
            StoreFiles.protect(file); // before anything is written to it
            return connection;
        } catch (IOException fault) {
            connection.close();
            throw StoreFiles.cannotBeWritten(file, fault);
        }
    }

    @Override
    public Connection openReader() throws SQLException {
        Connection connection = config().createConnection(url());
        try (Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA query_only = true");
        }
        return connection;
    }

    /// A file answers or fails at once; only locks take time.
    @Override
    public void limit(Connection connection, Duration most) throws SQLException {
        long millis = most.isZero() ? BUSY_MILLIS : Math.min(BUSY_MILLIS, most.toMillis());
        try (Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA busy_timeout = " + millis);
        }
        if (!connection.getAutoCommit()) {
            connection.commit(); // even this has begun a transaction, which locks others out
        }
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
