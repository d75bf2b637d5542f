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
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteConfig;

/// One file beside the house. The write-ahead log lets readers go on while the writer writes;
/// `synchronous=FULL` flushes it at every commit, so that a commit survives a power cut too.
public final class SqliteDatabase implements Database {
    private static final int BUSY_MILLIS = 5_000; // a backup may hold the file for a moment
    private static final int READERS = 4;

    private final Path file;
    private @Nullable FileChannel mine; // locked while this house has the store

    public SqliteDatabase(Path file) {
        this.file = file;
    }

    public Path file() {
        return file;
    }

    /// A lock of the operating system on a file beside the store: it ends with the process, however
    /// that ends, and the database's own locks are not disturbed.
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
            return false; // another house in this very process
        }
    }

    @Override
    public synchronized void close() {
        try {
            if (mine != null) {
                mine.close();
            }
        } catch (IOException fault) {
            throw new StoreFault("the store " + name() + " was not let go", fault);
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
            StoreFiles.protect(file); // before anything is kept in it
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
