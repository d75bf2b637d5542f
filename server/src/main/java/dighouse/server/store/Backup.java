package dighouse.server.store;

import dighouse.kernel.Malformed;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.sqlite.SQLiteConfig;

/// Copies the embedded store. A copy is read from one snapshot while the server goes on, and is
/// complete: one file, nothing beside it.
public final class Backup {
    private static final int BUSY_MILLIS = 10_000;

    private Backup() {}

    /// Writes a copy of a store to a new file.
    ///
    /// @return how many events it holds
    /// @throws Malformed if there is no store, or the file exists already
    public static long write(Path store, Path file) {
        if (!Files.exists(store)) {
            throw new Malformed("There is no store at " + store + ".");
        }
        if (Files.exists(file)) {
            throw new Malformed(file + " exists already; choose another name for the backup.");
        }
        StoreFiles.checkNotEmptied(store);
        create(file); // SQLite fills an empty file
        try (Connection connection = open(store);
                Statement statement = connection.createStatement()) {
            statement.execute("VACUUM INTO '" + file.toString().replace("'", "''") + "'");
        } catch (SQLException fault) {
            remove(file);
            throw new StoreFault("the backup " + file + " could not be written", fault);
        }
        return check(file);
    }

    private static void remove(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException fault) {
            throw new StoreFault("the unfinished backup " + file + " could not be removed", fault);
        }
    }

    private static void create(Path file) {
        try {
            StoreFiles.create(file);
        } catch (IOException fault) {
            throw new Malformed("The file " + file + " cannot be created (" + fault + ").");
        }
    }

    /// Puts a copy where no store is. An existing store is never overwritten.
    ///
    /// @return how many events it holds
    /// @throws Malformed if the file is not a copy, or a store is there
    public static long restore(Path file, Path store) {
        if (Files.exists(store)) {
            throw new Malformed(
                    "There is a store at "
                            + store
                            + " already; move it away first, with the files beside it.");
        }
        long events = check(file);
        try {
            Path draft = StoreFiles.beside(store, ".restoring");
            Files.deleteIfExists(draft);
            StoreFiles.create(draft);
            try (OutputStream stream = Files.newOutputStream(draft)) {
                Files.copy(file, stream);
            }
            Files.move(draft, store, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException fault) {
            throw new StoreFault("the store " + store + " could not be restored", fault);
        }
        return events;
    }

    /// Counts the events of a copy, after the database has checked the file.
    private static long check(Path file) {
        if (!Files.isRegularFile(file)) {
            throw new Malformed("There is no file " + file + ".");
        }
        try (Connection connection = open(file);
                Statement statement = connection.createStatement()) {
            try (ResultSet found = statement.executeQuery("PRAGMA quick_check")) {
                if (!found.next() || !found.getString(1).equals("ok")) {
                    throw new Malformed(file + " is damaged.");
                }
            }
            try (ResultSet counted = statement.executeQuery("SELECT COUNT(*) FROM event")) {
                counted.next();
                return counted.getLong(1);
            }
        } catch (SQLException fault) {
            throw new Malformed(file + " is not a Dighouse backup.");
        }
    }

    private static Connection open(Path file) throws SQLException {
        SQLiteConfig config = new SQLiteConfig();
        config.setBusyTimeout(BUSY_MILLIS);
        return config.createConnection("jdbc:sqlite:" + file);
    }
}
