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

/// The files of the embedded store. They hold the secrets of games that are being played, so nobody
/// but their owner may read them, where the file system knows owners.
public final class StoreFiles {
    static final String LOG = "-wal"; // what was written last
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

    /// Makes a folder that is not there; one that is there is left as it is.
    public static void createFolder(Path folder) throws IOException {
        Files.createDirectories(folder, owned(folder, FOLDER));
    }

    /// Makes an empty file.
    static void create(Path file) throws IOException {
        Files.createFile(file, owned(file, FILE));
    }

    static Path beside(Path store, String ending) {
        return store.resolveSibling(store.getFileName() + ending);
    }

    /// Closes the files of a store to others; SQLite makes later ones alike.
    static void protect(Path store) throws IOException {
        for (String ending : BESIDE) {
            Path file = beside(store, ending);
            if (knowsOwners(file) && Files.exists(file)) {
                Files.setPosixFilePermissions(file, FILE);
            }
        }
    }

    /// Makes sure that nothing is lost: SQLite would take an emptied file for a new store.
    ///
    /// @throws Malformed if the store was there and is not any more
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

    /// What to say if a file of the store cannot be written.
    static Malformed cannotBeWritten(Path file, IOException fault) {
        return new Malformed(
                file
                        + " cannot be written ("
                        + fault.getClass().getSimpleName().replace("Exception", "")
                        + "), and the house keeps everything there: let its user write there, or"
                        + " name another folder with the setting \"data\".");
    }
}
