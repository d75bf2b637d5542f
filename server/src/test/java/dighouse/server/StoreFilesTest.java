package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dighouse.kernel.Malformed;
import dighouse.server.settings.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.SQLException;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The files of the embedded store: who may read them, and the errors when something is wrong with
/// them.
class StoreFilesTest {
    @TempDir Path folder;

    private Settings settings(Path data) {
        return ServerForTests.settings(data).read();
    }

    private static String mode(Path path) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
    }

    private static Map<String, String> modes(Path data) throws IOException {
        Map<String, String> modes = new TreeMap<>();
        try (Stream<Path> files = Files.list(data)) {
            for (Path file : files.toList()) {
                modes.put(file.getFileName().toString(), mode(file));
            }
        }
        return modes;
    }

    /// They hold the secrets of running games.
    @Test
    void nobodyElseMayReadThem() throws IOException {
        Path data = folder.resolve("made/here");
        Path copy = folder.resolve("copy.db");
        try (Server server = new Server(settings(data));
                Visitor ann = Visitor.named(server.port(), "Ann")) {
            ann.open(CommandsTest.TWO_OF_MINE, "");
            assertThat(mode(data)).isEqualTo("rwx------");
            assertThat(modes(data))
                    .containsKeys("house.db", "house.db-wal", "house.db-shm", "house.db.lock")
                    .allSatisfy((name, mode) -> assertThat(mode).as(name).isEqualTo("rw-------"));
            StoreMaintenance.backup(settings(data), copy);
        }
        assertThat(mode(copy)).isEqualTo("rw-------");
        Path other = folder.resolve("other");
        Files.setPosixFilePermissions(copy, PosixFilePermissions.fromString("rw-r--r--"));
        StoreMaintenance.restore(settings(other), copy);
        assertThat(modes(other)).containsExactly(Map.entry("house.db", "rw-------"));
    }

    /// A store that exists already, in a folder that somebody else has created.
    @Test
    void anOlderStoreIsClosedToOthersToo() throws IOException {
        ServerForTests.open(folder).close();
        Path file = folder.resolve("house.db");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
        String before = mode(folder);

        ServerForTests.open(folder).close();

        assertThat(mode(file)).isEqualTo("rw-------");
        assertThat(mode(folder)).isEqualTo(before);
    }

    @Test
    void anEmptiedFileIsNoNewStore() throws IOException {
        Path file = folder.resolve("house.db");
        Files.createFile(file);

        refused(folder, "is empty");
        assertThatThrownBy(() -> StoreMaintenance.check(settings(folder)))
                .hasMessageContaining("is empty");
        assertThatThrownBy(() -> StoreMaintenance.backup(settings(folder), folder.resolve("b.db")))
                .isInstanceOf(Malformed.class)
                .hasMessageContaining("is empty");

        Files.delete(file);
        Files.writeString(folder.resolve("house.db-wal"), "what was written last");
        refused(folder, "is missing");
    }

    private void refused(Path data, String why) {
        assertThatThrownBy(() -> new Server(settings(data)))
                .isInstanceOf(Malformed.class)
                .hasMessageContaining(why);
    }

    @Test
    void aNewerStoreIsToldAsSuch() throws SQLException {
        ServerForTests.open(folder).close();
        StoreForTests.change(folder, "INSERT INTO migration (number) VALUES (999)");

        refused(folder, "was written by a newer Dighouse");
        refused(folder, "was written by a newer Dighouse"); // and is released
    }

    @Test
    void aFolderThatCannotBeWrittenIsToldAsSuch() {
        Path unwritable = Path.of("/proc/self");
        Assumptions.assumeTrue(Files.isDirectory(unwritable));

        refused(unwritable, "/proc/self/house.db.lock cannot be written");
    }
}
