package dighouse.lab.load;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Locale;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// One connection to the server: requests one after the other, or a stream of events. Used only by
/// the loop's thread.
final class LoadConnection {
    private static final int READ_BYTES = 64 * 1024;
    private static final byte[] END_OF_HEAD = {'\r', '\n', '\r', '\n'};
    private static final byte[] END_OF_EVENT = {'\n', '\n'};
    private static final ByteBuffer READ = ByteBuffer.allocateDirect(READ_BYTES);

    private final EventLoop eventLoop;
    private final Consumer<IOException> failed;
    private final SelectionKey key;
    private final ReceivedBytes in = new ReceivedBytes();
    private final ReceivedBytes events =
            new ReceivedBytes(); // of a stream, without the lengths of its chunks
    private @Nullable ByteBuffer out; // what is left to write
    private final Deque<Question> questions = new ArrayDeque<>(); // the first was sent
    private @Nullable Consumer<String> listening;
    private boolean streaming; // the head of the stream has been read
    private int chunk; // bytes left of the chunk, with the line end behind it

    /// @param failed hears that the connection is lost
    LoadConnection(EventLoop eventLoop, Consumer<IOException> failed) throws IOException {
        this.eventLoop = eventLoop;
        this.failed = failed;
        key = eventLoop.connect(this);
    }

    /// A reply.
    ///
    /// @param cookie the session secret that came with it; empty for none
    record Answer(int status, String body, String cookie) {}

    private record Question(String text, Consumer<Answer> answered) {}

    /// Sends a request as soon as everything before it is answered, and passes on the reply.
    void ask(String path, String cookie, String body, Consumer<Answer> answered) {
        String text =
                head("POST", path, cookie)
                        + "Content-Type: application/json\r\nContent-Length: "
                        + body.length()
                        + "\r\n\r\n"
                        + body;
        questions.add(new Question(text, answered));
        if (questions.size() == 1) {
            send(text);
        }
    }

    /// Opens a stream and passes on an empty text when it is open, then the data of every event.
    void listen(String path, String cookie, Consumer<String> heard) {
        listening = heard;
        send(head("GET", path, cookie) + "Accept: text/event-stream\r\n\r\n");
    }

    private String head(String method, String path, String cookie) {
        return method
                + " "
                + path
                + " HTTP/1.1\r\nHost: "
                + eventLoop.host()
                + "\r\n"
                + (cookie.isEmpty() ? "" : "Cookie: dighouse=" + cookie + "\r\n");
    }

    private void send(String text) {
        out = ByteBuffer.wrap(text.getBytes(StandardCharsets.US_ASCII));
        if (((SocketChannel) key.channel()).isConnected()) {
            guarded(this::write);
        }
    }

    private void write() throws IOException {
        if (out != null) {
            ((SocketChannel) key.channel()).write(out);
            boolean done = !out.hasRemaining();
            out = done ? null : out;
            int more = done ? 0 : SelectionKey.OP_WRITE;
            key.interestOps(SelectionKey.OP_READ | more);
        }
    }

    /// Called by the loop when this connection is ready.
    void serve(SelectionKey noticed) {
        guarded(() -> {
            if (noticed.isConnectable()) {
                ((SocketChannel) noticed.channel()).finishConnect();
                noticed.interestOps(SelectionKey.OP_READ);
                write();
            }
            if (noticed.isValid() && noticed.isWritable()) {
                write();
            }
            if (noticed.isValid() && noticed.isReadable()) {
                read();
            }
        });
    }

    private void read() throws IOException {
        READ.clear();
        int count = ((SocketChannel) key.channel()).read(READ);
        if (count < 0) {
            throw new IOException("the server has closed the connection");
        }
        in.add(READ.flip());
        if (listening == null) {
            answer();
        } else {
            hear(listening);
        }
    }

    private void answer() {
        int head = in.find(END_OF_HEAD);
        if (head < 0) {
            return;
        }
        String lines = in.text(0, head).toLowerCase(Locale.ROOT) + "\r\n";
        int length = Math.max(0, NewsScanner.number(lines, "content-length: "));
        int whole = head + END_OF_HEAD.length + length;
        if (in.size() < whole) {
            return;
        }
        int cookie = lines.indexOf("set-cookie: dighouse=");
        int from = cookie + "set-cookie: dighouse=".length();
        Answer answer =
                new Answer(
                        Integer.parseInt(lines.substring(9, 12)),
                        in.text(head + END_OF_HEAD.length, whole),
                        cookie < 0 ? "" : lines.substring(from, lines.indexOf(';', from)));
        in.drop(whole);
        Question answered = questions.remove();
        if (!questions.isEmpty()) {
            send(questions.element().text());
        }
        answered.answered().accept(answer);
    }

    private void hear(Consumer<String> heard) throws IOException {
        if (!streaming) {
            int head = in.find(END_OF_HEAD);
            if (head < 0) {
                return;
            }
            if (!in.text(0, head).startsWith("HTTP/1.1 200")) {
                throw new IOException("no stream: " + in.text(0, in.size()));
            }
            in.drop(head + END_OF_HEAD.length);
            streaming = true;
            heard.accept("");
        }
        while (takeChunk()) {
            for (int end = events.find(END_OF_EVENT); end >= 0; end = events.find(END_OF_EVENT)) {
                String event = events.text(0, end);
                events.drop(end + END_OF_EVENT.length);
                int data = event.indexOf("data: ");
                if (data >= 0 && event.contains("event: news\n")) {
                    heard.accept(event.substring(data));
                }
            }
        }
    }

    /// Moves the received part of a chunk to the events.
    ///
    /// @return whether there was anything to move
    private boolean takeChunk() {
        if (chunk == 0) {
            int line = in.find(Arrays.copyOfRange(END_OF_HEAD, 0, 2));
            if (line < 0) {
                return false;
            }
            chunk = Integer.parseInt(in.text(0, line), 16) + 2;
            in.drop(line + 2);
        }
        int part = Math.min(chunk, in.size());
        int payload = Math.min(part, chunk - 2);
        if (payload > 0) {
            events.add(in, payload);
        }
        in.drop(part);
        chunk -= part;
        return part > 0;
    }

    private void guarded(Step step) {
        try {
            step.run();
        } catch (IOException fault) {
            close();
            failed.accept(fault);
        }
    }

    @FunctionalInterface
    private interface Step {
        void run() throws IOException;
    }

    void close() {
        try {
            key.channel().close();
        } catch (IOException fault) {
            failed.accept(fault);
        }
    }
}
