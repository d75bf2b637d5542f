package dighouse.catalogue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/// Reads texts that are packaged with the program and its games.
final class TextResource {
    private TextResource() {}

    static boolean isPackaged(String path) {
        return TextResource.class.getResource(path) != null;
    }

    /// The whole text at this path of the class path.
    ///
    /// @throws IllegalStateException if it is not packaged
    static String text(String path) {
        try (InputStream stream = TextResource.class.getResourceAsStream(path)) {
            if (stream == null) {
                throw new IllegalStateException("not packaged: " + path);
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException("cannot read " + path, broken);
        }
    }
}
