package dighouse.catalogue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/// Texts that come with the program: editions, words, rulebooks. They are read from the class path;
/// a page has none and [brings][#readFrom] a source of its own.
public final class TextResource {
    private static volatile Source source = TextResource::fromClassPath;

    private TextResource() {}

    /// Where texts come from.
    @FunctionalInterface
    public interface Source {
        /// The whole text at this path; `null` if there is none.
        @Nullable String text(String path);
    }

    /// Reads all texts from another source from now on.
    public static void readFrom(Source another) {
        source = another;
    }

    static boolean isPackaged(String path) {
        return source.text(path) != null;
    }

    /// The whole text at this path.
    ///
    /// @throws IllegalStateException if it is not packaged
    static String text(String path) {
        String text = source.text(path);
        if (text == null) {
            throw new IllegalStateException("not packaged: " + path);
        }
        return text;
    }

    private static @Nullable String fromClassPath(String path) {
        try (InputStream stream = TextResource.class.getResourceAsStream(path)) {
            return stream == null
                    ? null
                    : new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException("cannot read " + path, broken);
        }
    }
}
