package dighouse.server;

import dighouse.kernel.Malformed;
import dighouse.server.hall.StoreCheck;
import dighouse.server.settings.Settings;
import dighouse.server.store.Backup;
import dighouse.server.store.Database;
import dighouse.server.store.PostgresDatabase;
import dighouse.server.store.SqliteDatabase;
import dighouse.server.store.Store;
import dighouse.server.store.StoreFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// What operators do with a store, also while the server runs: check it, back it up, and restore a
/// backup.
public final class StoreMaintenance {
    private static final String FILE = "house.db";

    private StoreMaintenance() {}

    /// The store that the settings name.
    static Database database(Settings settings) {
        Settings.Postgres postgres = settings.store().postgres();
        return settings.store().isEmbedded()
                ? new SqliteDatabase(embedded(settings))
                : new PostgresDatabase(
                        postgres.url(),
                        postgres.user(),
                        postgres.password(),
                        settings.store().deadline());
    }

    private static Path file(Settings settings) {
        return settings.store().folder().resolve(FILE);
    }

    private static Path embedded(Settings settings) {
        try {
            StoreFiles.createFolder(settings.store().folder());
        } catch (IOException fault) {
            throw new Malformed(
                    "The folder "
                            + settings.store().folder()
                            + " cannot be created: "
                            + fault.getMessage()
                            + ".");
        }
        return file(settings);
    }

    /// Folds every table with this program, without changing anything.
    public static StoreCheck check(Settings settings) {
        boolean absent = settings.store().isEmbedded() && !Files.exists(file(settings));
        if (absent) {
            throw new Malformed(
                    "There is no store in the folder " + settings.store().folder() + ".");
        }
        if (settings.store().isEmbedded()) {
            StoreFiles.checkNotEmptied(file(settings));
        }
        try (Store store = Store.toRead(database(settings))) {
            return StoreCheck.of(store);
        }
    }

    /// Copies the embedded store to a new file, also while the server runs.
    ///
    /// @return how many events the copy holds
    public static long backup(Settings settings, Path file) {
        checkEmbedded(settings, "pg_dump");
        return Backup.write(file(settings), file);
    }

    /// Replaces the embedded store by a backup.
    ///
    /// @return how many events it holds
    public static long restore(Settings settings, Path file) {
        checkEmbedded(settings, "pg_restore");
        return Backup.restore(file, embedded(settings));
    }

    private static void checkEmbedded(Settings settings, String tool) {
        if (!settings.store().isEmbedded()) {
            throw new Malformed("PostgreSQL has its own tool for this: " + tool + ".");
        }
    }
}
