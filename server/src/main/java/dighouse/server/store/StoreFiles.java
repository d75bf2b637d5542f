package dighouse.server.store;

import dighouse.kernel.Malformed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Set;

/// The files of the embedded store. They hold the secrets of running games, so only their owner may
/// read them, if the file system knows owners.
public final class StoreFiles {
    static final String LOG = "-wal"; // the latest writes
    private static final List<String> BESIDE = List.of("", LOG, "-shm", ".lock");
    private static final Set<PosixFilePermission> FILE =
            PosixFilePermissions.fromString("rw-------");
    private static final Set<PosixFilePermission> FOLDER =
            PosixFilePermissions.fromString("rwx------");

    private StoreFiles() {}

    private static boolean knowsOwners(Path path) {
        return path.getFileSystem().supportedFileAttributeViews().contains("posix");
    }

    private static FileAttribute<?>[] owned(Path path, Set<PosixFilePermission> mode) {
        return knowsOwners(path)
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(mode)}
                : new FileAttribute<?>[0];
    }

    /// Creates a folder unless it exists; an existing one keeps its permissions.
    public static void createFolder(Path folder) throws IOException {
        Files.createDirectories(folder, owned(folder, FOLDER));
    }

    /// Creates an empty file that only its owner may read.
    static void create(Path file) throws IOException {
        Files.createFile(file, owned(file, FILE));
    }

    static Path beside(Path store, String ending) {
        return store.resolveSibling(store.getFileName() + ending);
    }

    /// Closes the files of a store to others; SQLite gives later ones the same permissions.
    static void protect(Path store) throws IOException {
        for (String ending : BESIDE) {
            Path file = beside(store, ending);
            if (knowsOwners(file) && Files.exists(file)) {
                Files.setPosixFilePermissions(file, FILE);
            }
        }
    }

    /// Checks that the store was not emptied: SQLite would take an empty file for a new store.
    ///
    /// @throws Malformed if the store was there and its content is gone
    public static void checkNotEmptied(Path store) {
        try {
            if (Files.exists(store) ? Files.size(store) == 0 : isWritten(beside(store, LOG))) {
                throw new Malformed(
                        "The store "
                                + store
                                + (Files.exists(store)
                                        ? " is empty (0 bytes)"
                                        : " is missing, and " + beside(store, LOG) + " is not")
                                + ": put a backup in its place, or move away what is left to begin"
                                + " anew.");
            }
        } catch (IOException fault) {
            throw cannotBeRead(store, fault);
        }
    }

    private static boolean isWritten(Path file) throws IOException {
        return Files.exists(file) && Files.size(file) > 0;
    }

    private static Malformed cannotBeRead(Path store, IOException fault) {
        return new Malformed("The store " + store + " cannot be read: " + fault.getMessage() + ".");
    }

    /// The error for a file of the store that cannot be written.
    static Malformed cannotBeWritten(Path file, IOException fault) {
        return new Malformed(
                file
                        + " cannot be written ("
                        + fault.getClass().getSimpleName().replace("Exception", "")
                        + "), and the server keeps everything there: let its user write there, or"
                        + " name another folder with the setting \"data\".");
    }
}
