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

/// Reads and writes the text files that people name on the command line.
public final class TextFile {
    /// Far more than any record or edition needs; keeps a wrong file from filling the memory.
    private static final long MOST_BYTES = 16 << 20;

    private TextFile() {}

    /// Reads a whole file.
    ///
    /// @throws Malformed if that is not possible
    public static String read(Path path) {
        if (Files.isDirectory(path)) {
            throw new Malformed(path + " is a folder, not a file.");
        }
        if (!Files.exists(path)) {
            throw new Malformed("There is no file " + path + ".");
        }
        try {
            if (Files.size(path) > MOST_BYTES) {
                throw new Malformed(
                        path + " is larger than 16 MB and cannot be a file of Dighouse.");
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
            // reported below
        }
        throw new Malformed(path + " is not a text file in UTF-8.");
    }

    /// Checks, before a long game, that its record can be written at the end.
    ///
    /// @throws Malformed if no new file can be written there
    public static void checkNew(Path path) {
        if (Files.exists(path)) {
            throw new Malformed(path + " already exists; choose another name for the record.");
        }
        checkPlace(path);
    }

    /// Checks, before a long run, that its report can be written at the end. An existing file will
    /// be replaced.
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
            throw new Malformed("The folder " + folder + " is not writable.");
        }
    }

    /// Writes the whole file or none of it: first under another name, then moved into place.
    public static void write(Path path, String text) {
        try {
            Path draft = Files.createTempFile(folder(path), ".dighouse-", ".tmp");
            try {
                Files.writeString(draft, text);
                Files.move(
                        draft, path, StandardCopyOption.ATOMIC_MOVE); // replaces an existing file
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
            throw new Malformed(path + " is not a valid file name.");
        }
        return parent;
    }
}
