package dighouse.lab;

import dighouse.kernel.Hash64;
import dighouse.kernel.Malformed;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Keeps the results of a long run, so that the run can be killed at any moment and resumed.
///
/// A journal is a text file: a title, a heading that describes the run, and one line per result: a
/// key, a text, and after ` ~` check digits of both. Each line is written as soon as the result is
/// known. If the process dies while writing, the last line is torn: it does not end, or its digits
/// do not fit. Opening the journal again cuts off such a line, and the run repeats that result.
public final class RunJournal implements AutoCloseable {
    private static final String TITLE = "dighouse journal 1";
    private static final String CHECK_MARK = " ~";
    private static final int CHECK_DIGITS = 6;

    private final Map<String, String> found = new LinkedHashMap<>();
    private final @Nullable FileChannel file; // null: in memory only

    private RunJournal(@Nullable FileChannel file) {
        this.file = file;
    }

    /// A journal that is not stored.
    public static RunJournal inMemory() {
        return new RunJournal(null);
    }

    /// Opens a journal file or begins a new one.
    ///
    /// @param heading describes the run in one line
    /// @throws Malformed if the file belongs to another run, is in use, or is not a journal
    public static RunJournal open(Path path, String heading) {
        try {
            FileChannel channel =
                    FileChannel.open(
                            path,
                            StandardOpenOption.CREATE,
                            StandardOpenOption.READ,
                            StandardOpenOption.WRITE);
            boolean opened = false;
            try {
                lock(path, channel);
                RunJournal runJournal = new RunJournal(channel);
                runJournal.resume(path, heading);
                opened = true;
                return runJournal;
            } finally {
                if (!opened) {
                    channel.close();
                }
            }
        } catch (IOException fault) {
            throw new Malformed("The journal " + path + " cannot be opened.");
        }
    }

    private static void lock(Path path, FileChannel channel) throws IOException {
        boolean locked;
        try {
            locked = channel.tryLock() != null;
        } catch (OverlappingFileLockException ours) {
            locked = false;
        }
        if (!locked) {
            throw new Malformed("Another run is writing the journal " + path + ".");
        }
    }

    /// Reads all complete lines and cuts off a torn one.
    private void resume(Path path, String heading) throws IOException {
        FileChannel channel = channel();
        ByteBuffer bytes = ByteBuffer.allocate((int) channel.size());
        while (bytes.hasRemaining() && channel.read(bytes) >= 0) {}
        String opening = TITLE + "\n" + heading + "\n";
        String text = new String(bytes.array(), StandardCharsets.UTF_8);
        if (opening.startsWith(text)) { // new, or killed before the first line
            channel.truncate(0);
            write(opening);
            return;
        }
        if (!text.startsWith(TITLE + "\n")) {
            throw new Malformed(path + " is not a journal; choose another file.");
        }
        if (!text.startsWith(opening)) {
            throw new Malformed(
                    "The journal "
                            + path
                            + " is of another run ("
                            + text.lines().skip(1).findFirst().orElse("")
                            + "); this one is: "
                            + heading);
        }
        String kept = opening + read(path, text.substring(opening.length()));
        channel.truncate(kept.getBytes(StandardCharsets.UTF_8).length);
        channel.position(channel.size());
    }

    /// Reads the lines.
    ///
    /// @return those that are complete
    private String read(Path path, String lines) {
        int end = 0;
        int number = 2; // after the title and the heading
        while (end < lines.length()) {
            int next = lines.indexOf('\n', end);
            String line = next < 0 ? "" : lines.substring(end, next);
            number++;
            if (!take(line)) {
                if (next >= 0 && next + 1 < lines.length()) {
                    throw new Malformed(
                            number,
                            "the journal " + path + " was altered: this line does not hold.");
                }
                break;
            }
            end = next + 1;
        }
        return lines.substring(0, end);
    }

    private boolean take(String line) {
        int mark = line.lastIndexOf(CHECK_MARK);
        int blank = line.indexOf(' ');
        if (mark < 0 || blank < 0 || blank > mark || !line.equals(checked(line, mark))) {
            return false;
        }
        String text = blank == mark ? "" : line.substring(blank + 1, mark);
        return found.put(line.substring(0, blank), text) == null;
    }

    private static String checked(String line, int end) {
        String kept = line.substring(0, end);
        return kept + CHECK_MARK + Hash64.hex(Hash64.of(kept), CHECK_DIGITS);
    }

    /// The result under a key; `null` if there is none yet.
    public synchronized @Nullable String find(String key) {
        return found.get(key);
    }

    /// All keys, in the order of the journal.
    public synchronized List<String> keys() {
        return List.copyOf(found.keySet());
    }

    /// Notes a result. May be called from any thread.
    ///
    /// @param key a word that is not yet in the journal
    /// @param text one line
    public synchronized void note(String key, String text) {
        if (key.isEmpty() || key.contains(" ") || text.contains("\n")) {
            throw new IllegalArgumentException("no line for a journal: " + key + " " + text);
        }
        if (found.put(key, text) != null) {
            throw new IllegalStateException(key + " was found twice");
        }
        if (file != null) {
            String line = key + " " + text;
            write(checked(line, line.length()) + "\n");
        }
    }

    private void write(String text) {
        try {
            ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
            while (bytes.hasRemaining()) {
                channel().write(bytes);
            }
        } catch (IOException fault) {
            throw new UncheckedIOException("The journal cannot be written.", fault);
        }
    }

    private FileChannel channel() {
        if (file == null) {
            throw new IllegalStateException("this journal has no file");
        }
        return file;
    }

    @Override
    public void close() {
        if (file != null) {
            try {
                file.close();
            } catch (IOException fault) {
                throw new UncheckedIOException("The journal cannot be closed.", fault);
            }
        }
    }
}
