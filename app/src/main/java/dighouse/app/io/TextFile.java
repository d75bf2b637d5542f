package dighouse.app.io;

import dighouse.kernel.Malformed;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/// Files that people hand to the house, and files that it hands back.
public final class TextFile {
    /// Far more than any record or edition has; keeps a wrong file from filling the memory.
    private static final long MOST_BYTES = 16 << 20;

    private TextFile() {}

    /// The whole text.
    ///
    /// @throws Malformed in one sentence, if there is no such text
    public static String read(Path path) {
        if (Files.isDirectory(path)) {
            throw new Malformed(path + " is a folder, not a file.");
        }
        if (!Files.exists(path)) {
            throw new Malformed("There is no file " + path + ".");
        }
        try {
            if (Files.size(path) > MOST_BYTES) {
                throw new Malformed(path + " is larger than 16 MB; that is none of our files.");
            }
            return text(path, Files.readAllBytes(path));
        } catch (IOException unreadable) {
            throw new Malformed("The file " + path + " cannot be read.");
        }
    }

    private static String text(Path path, byte[] bytes) {
        try {
            String text =
                    StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
            if (text.indexOf('\0') < 0) {
                return text.startsWith("\uFEFF") ? text.substring(1) : text;
            }
        } catch (CharacterCodingException notText) {
            // said below
        }
        throw new Malformed(path + " is no text file (UTF-8 is expected).");
    }

    /// Asked before a long game, so that its record will not fail at the end.
    ///
    /// @throws Malformed if no new file can be written there
    public static void checkNew(Path path) {
        if (Files.exists(path)) {
            throw new Malformed(path + " exists already; choose another name for the record.");
        }
        checkPlace(path);
    }

    /// Asked before a long run, so that its report will not fail at the end. A file that is there
    /// will be replaced.
    ///
    /// @throws Malformed if no file can be written there
    public static void checkPlace(Path path) {
        Path folder = folder(path);
        if (Files.isDirectory(path)) {
            throw new Malformed(path + " is a folder, not a file.");
        }
        if (!Files.isDirectory(folder)) {
            throw new Malformed("There is no folder " + folder + " to put the file into.");
        }
        if (!Files.isWritable(folder)) {
            throw new Malformed("The folder " + folder + " cannot be written to.");
        }
    }

    /// Writes the whole file or none of it: first beside its place, then moved there.
    public static void write(Path path, String text) {
        try {
            Path draft = Files.createTempFile(folder(path), ".dighouse-", ".tmp");
            try {
                Files.writeString(draft, text);
                Files.move(draft, path, StandardCopyOption.ATOMIC_MOVE); // also over what is there
            } finally {
                Files.deleteIfExists(draft);
            }
        } catch (IOException fault) {
            throw new UncheckedIOException("The file " + path + " cannot be written.", fault);
        }
    }

    private static Path folder(Path path) {
        Path parent = path.toAbsolutePath().getParent();
        if (parent == null) {
            throw new Malformed(path + " is no name for a file.");
        }
        return parent;
    }
}
