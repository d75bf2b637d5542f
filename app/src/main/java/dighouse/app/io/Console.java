package dighouse.app.io;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/// Reads lines from the terminal and prints lines and error messages.
public final class Console {
    private final BufferedReader in;
    private final PrintStream out;
    private final PrintStream err;
    private final boolean live;

    /// Creates a console over these streams, all in one encoding.
    public Console(InputStream in, OutputStream out, OutputStream err, Charset charset) {
        this(in, out, err, charset, false);
    }

    private Console(
            InputStream in, OutputStream out, OutputStream err, Charset charset, boolean live) {
        this.live = live;
        this.in = new BufferedReader(new InputStreamReader(in, charset));
        this.out = new PrintStream(out, true, charset);
        this.err = new PrintStream(err, true, charset);
    }

    /// The console of the process. It uses UTF-8 unless the terminal asks for another encoding that
    /// has accents.
    public static Console ofSystem() {
        return new Console(
                System.in,
                new FileOutputStream(FileDescriptor.out),
                new FileOutputStream(FileDescriptor.err),
                terminalCharset(),
                Optional.ofNullable(System.console())
                        .filter(java.io.Console::isTerminal)
                        .isPresent());
    }

    /// Tells whether this is a real terminal, on which a person can watch a line change.
    public boolean isLive() {
        return live;
    }

    private static Charset terminalCharset() {
        String name = System.getProperty("stdout.encoding", "UTF-8");
        Charset charset =
                Charset.isSupported(name) ? Charset.forName(name) : StandardCharsets.UTF_8;
        return charset.newEncoder().canEncode('é') ? charset : StandardCharsets.UTF_8;
    }

    public PrintStream out() {
        return out;
    }

    public PrintStream err() {
        return err;
    }

    public void say(String line) {
        out.println(fitting(line));
    }

    public void say(Iterable<String> lines) {
        lines.forEach(this::say);
    }

    /// Replaces the narrow space of French and the curved apostrophe by similar characters in
    /// encodings that lack them and would print a question mark.
    private String fitting(String line) {
        return out.charset().newEncoder().canEncode("\u202f’")
                ? line
                : line.replace('\u202f', '\u00a0').replace('’', '\'');
    }

    public void gap() {
        out.println();
    }

    public void complain(String sentence) {
        err.println(fitting(sentence));
    }

    /// Asks a question and waits for a line.
    ///
    /// @return the answer without surrounding blanks
    /// @throws InputEnded if the input ends first
    public String ask(String question) {
        out.print(fitting(question) + " ");
        out.flush();
        try {
            String line = in.readLine();
            if (line == null) {
                out.println();
                throw new InputEnded();
            }
            return line.strip();
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }
}
