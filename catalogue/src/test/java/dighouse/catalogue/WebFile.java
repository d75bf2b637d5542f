package dighouse.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// A file of the browser's sources that is written here: compared in every build, and written anew
/// on purpose by `-Ddighouse.golden=write`.
record WebFile(String name) {
    private static final boolean WRITE = "write".equals(System.getProperty("dighouse.golden"));
    private static final Path FOLDER = Path.of(System.getProperty("dighouse.root"), "web", "src");

    void holds(String text) {
        Path file = FOLDER.resolve(name);
        try {
            if (WRITE) {
                Files.createDirectories(file.resolveSibling("."));
                Files.writeString(file, text);
            }
            assertThat(Files.exists(file) ? Files.readString(file) : "")
                    .as("%s; -Ddighouse.golden=write brings it up to date", file)
                    .isEqualTo(text);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
