package dighouse.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/// Listens to a stream of news as a browser's EventSource does.
final class StreamReader implements AutoCloseable {
    private final InputStream stream;
    private final Thread reader;
    private final BlockingQueue<Heard> heard = new LinkedBlockingQueue<>();
    private final BlockingQueue<String> beside = new LinkedBlockingQueue<>();

    /// One event of the stream.
    record Heard(String id, String news) {}

    private StreamReader(InputStream stream) {
        this.stream = stream;
        reader = Thread.ofVirtual().start(this::read);
    }

    /// Listens to a table after this event.
    static StreamReader at(Visitor visitor, String table, int number) {
        return open(visitor, "/api/events?tables=" + table + ":" + number, "");
    }

    /// Resumes after an event that was heard before.
    static StreamReader resume(Visitor visitor, String lastId) {
        return open(visitor, "/api/events", lastId);
    }

    private static StreamReader open(Visitor visitor, String path, String lastId) {
        var request = visitor.request(path);
        if (!lastId.isEmpty()) {
            request.header("Last-Event-ID", lastId);
        }
        try {
            HttpResponse<InputStream> response =
                    visitor.http()
                            .send(request.GET().build(), HttpResponse.BodyHandlers.ofInputStream());
            if (response.statusCode() != 200) {
                throw new AssertionError("no stream: " + response.statusCode());
            }
            return new StreamReader(response.body());
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new AssertionError(interrupted);
        }
    }

    private void read() {
        String id = "";
        String event = "";
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.startsWith("id: ")) {
                    id = line.substring(4);
                } else if (line.startsWith("event: ")) {
                    event = line.substring(7);
                } else if (line.startsWith("data: ") && event.equals("news")) {
                    heard.add(new Heard(id, line.substring(6)));
                } else if (line.startsWith("data: ")) {
                    beside.add(line.substring(6));
                }
            }
        } catch (IOException | UncheckedIOException ended) {
            Thread.currentThread().interrupt(); // nothing more comes
        }
    }

    /// The next events, this many of them; fewer if nothing comes for ten seconds.
    List<Heard> next(int count) throws InterruptedException {
        List<Heard> events = new ArrayList<>();
        while (events.size() < count) {
            Heard next = heard.poll(10, TimeUnit.SECONDS);
            if (next == null) {
                return events;
            }
            events.add(next);
        }
        return events;
    }

    /// The next event that is not news; empty if nothing comes for ten seconds.
    String nextBeside() throws InterruptedException {
        String next = beside.poll(10, TimeUnit.SECONDS);
        return next == null ? "" : next;
    }

    /// Whether the server ends the stream within ten seconds.
    boolean awaitEnd() throws InterruptedException {
        return reader.join(Duration.ofSeconds(10));
    }

    /// The events that have arrived and were not asked for yet.
    List<Heard> soFar() {
        List<Heard> events = new ArrayList<>();
        heard.drainTo(events);
        return events;
    }

    @Override
    public void close() throws IOException {
        stream.close();
        reader.interrupt();
    }
}
