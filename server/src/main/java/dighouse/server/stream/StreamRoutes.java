package dighouse.server.stream;

import dighouse.kernel.Malformed;
import dighouse.server.budget.Budget;
import dighouse.server.budget.Budgets;
import dighouse.server.budget.OverBudget;
import dighouse.server.hall.CatchUp;
import dighouse.server.hall.Hall;
import dighouse.server.http.EventSink;
import dighouse.server.http.Reply;
import dighouse.server.http.Request;
import dighouse.server.http.Route;
import dighouse.server.people.Person;
import dighouse.server.people.Sessions;
import dighouse.server.request.Access;
import dighouse.server.request.Caller;
import dighouse.server.request.DeniedException;
import dighouse.server.request.TableRequests;
import dighouse.server.stream.StreamQueue.Message;
import java.io.IOException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Streams the news of tables. One stream can carry several tables, so that a browser needs one
/// connection for all its pages. The id of an event says how far the reader is at every table of
/// the stream (`t1:12,t2:5`); sent back as `Last-Event-ID`, it resumes there. How many people watch
/// is sent beside the news, as events without an id, because it is not part of what happened.
public final class StreamRoutes {
    private static final Logger LOG = LoggerFactory.getLogger(StreamRoutes.class);
    private static final int MOST_TABLES = 20;
    private static final long LOOK_MILLIS = 250;

    // Only a write shows that a browser has gone, and only the second one. Watchers are counted, so
    // their streams beat often: less often as they become many.
    private static final long COUNTED_BEAT_NANOS = 600_000_000;
    private static final long COUNTED_NANOS_EACH = 600_000;

    private final Hall hall;
    private final Sessions sessions;
    private final Budgets budgets;
    private final Patience patience;
    private final Map<StreamQueue, Reader> open = new ConcurrentHashMap<>();
    private final Thread looking;
    private volatile boolean closing;

    /// The reader of a stream, and the secret of their key.
    private record Reader(String person, String secret) {}

    /// How long streams last.
    ///
    /// @param beat how long one may be silent before a beat
    /// @param oldest how old one may become
    /// @param queue how many news may wait for a browser that reads slowly
    public record Patience(Duration beat, Duration oldest, int queue) {
        public static final Patience STANDARD =
                new Patience(Duration.ofSeconds(15), Duration.ofMinutes(30), 64);
    }

    public StreamRoutes(Hall hall, Sessions sessions, Budgets budgets, Patience patience) {
        this.hall = hall;
        this.sessions = sessions;
        this.budgets = budgets;
        this.patience = patience;
        sessions.whenRevoked(this::end);
        looking = Thread.ofVirtual().name("stream-clock").start(this::lookOften);
    }

    public List<Route> routes() {
        return List.of(
                Route.stream(
                                "/api/events",
                                "News of tables since the events I have seen: ?tables=table:number,…",
                                this::check,
                                this::fill)
                        .asking("tables", "seat"));
    }

    /// How many streams are open.
    public int open() {
        return open.size();
    }

    /// Ends all streams; browsers reconnect when the server is back.
    public void close() {
        closing = true;
        looking.interrupt();
        open.keySet().forEach(StreamQueue::end);
    }

    /// Ends the streams of a person whose key was revoked.
    private void end(String person) {
        open.forEach((queue, reader) -> {
            if (reader.person().equals(person) && !opens(reader)) {
                queue.end();
            }
        });
    }

    private boolean opens(Reader reader) {
        return sessions.known(reader.secret()).id().equals(reader.person());
    }

    private void lookOften() {
        try {
            while (true) {
                Thread.sleep(LOOK_MILLIS);
                long now = System.nanoTime();
                long beat = patience.beat().toNanos();
                long oldest = patience.oldest().toNanos();
                long counted = open.keySet().stream().filter(StreamQueue::isCounted).count();
                long often =
                        Math.min(beat, Math.max(COUNTED_BEAT_NANOS, counted * COUNTED_NANOS_EACH));
                open.keySet()
                        .forEach(
                                queue -> queue.look(now, queue.isCounted() ? often : beat, oldest));
                hall.tellCounts();
            }
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }

    private Reply check(Request request) {
        places(request).forEach((table, number) -> viewer(request, table));
        hold(request).close(); // refuses here if there is no place; the place is held from when the
        // stream opens
        return Reply.json(200, "{}");
    }

    private Budgets.Place hold(Request request) {
        Person person = Caller.of(request, sessions).person();
        return budgets.hold(Budget.STREAMS, TableRequests.payer(request, person));
    }

    private int viewer(Request request, String table) {
        Person person = Caller.of(request, sessions).person();
        Integer viewer = hall.read(table, open -> Access.viewer(open, person, request));
        if (viewer == null) {
            throw new DeniedException(Access.NO_TABLE);
        }
        return viewer;
    }

    private void fill(Request request, EventSink sink) throws IOException {
        try (Budgets.Place _ = hold(request)) {
            read(request, sink);
        } catch (OverBudget others) {
            LOG.debug("no place is left for this stream");
        }
    }

    private void read(Request request, EventSink sink) throws IOException {
        Map<String, Integer> places = places(request);
        Map<String, StreamListener> listeners = new LinkedHashMap<>();
        Person person = Caller.of(request, sessions).person();
        MuteFilter mutes = new MuteFilter(sessions.muted(person));
        StreamQueue queue = new StreamQueue(patience.queue(), System.nanoTime());
        Reader reader = new Reader(person.id(), request.cookie(Sessions.COOKIE));
        open.put(queue, reader);
        try {
            if (person.isKnown() && !opens(reader)) {
                return; // revoked just before
            }
            for (Map.Entry<String, Integer> place : List.copyOf(places.entrySet())) {
                String table = place.getKey();
                StreamListener streamListener =
                        new StreamListener(viewer(request, table), person.id(), mutes, queue);
                listeners.put(table, streamListener);
                if (streamListener.viewer() < 0) {
                    queue.count();
                }
                CatchUp missed = hall.catchUp(table, place.getValue(), streamListener.viewer());
                if (!catchUp(sink, places, missed, streamListener)) {
                    return;
                }
            }
            sink.beat(); // the browser knows that it is connected
            pass(sink, places, queue);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        } finally {
            open.remove(queue);
            listeners.forEach(hall::stopListening);
        }
    }

    /// Tells what was missed, piece by piece, so that a browser that does not read holds one piece.
    /// The table is locked for the last piece only.
    ///
    /// @return whether the listener joined; not if the stream has ended meanwhile
    private boolean catchUp(
            EventSink sink,
            Map<String, Integer> places,
            CatchUp missed,
            StreamListener streamListener)
            throws IOException {
        Optional<List<CatchUp.News>> last = hall.join(missed, streamListener);
        while (last.isEmpty()) {
            if (!tell(sink, places, missed.id(), missed.next(), streamListener)) {
                return false;
            }
            last = hall.join(missed, streamListener);
        }
        return tell(sink, places, missed.id(), last.get(), streamListener);
    }

    private boolean tell(
            EventSink sink,
            Map<String, Integer> places,
            String table,
            List<CatchUp.News> news,
            StreamListener streamListener)
            throws IOException {
        for (CatchUp.News each : news) {
            if (closing || streamListener.queue().isOver()) {
                return false;
            }
            String text = streamListener.mutes().filter(each.text());
            send(sink, places, new Message(table, each.number(), text));
        }
        return true;
    }

    private void pass(EventSink sink, Map<String, Integer> places, StreamQueue queue)
            throws IOException, InterruptedException {
        while (!closing) {
            Message message = queue.take();
            if (message.equals(Message.END)) {
                return;
            }
            if (message.equals(Message.BEAT)) {
                sink.beat();
            } else if (message.isCount()) {
                sink.send("", "watchers", message.news());
            } else {
                send(sink, places, message);
            }
        }
    }

    private static void send(EventSink sink, Map<String, Integer> places, Message message)
            throws IOException {
        places.put(message.table(), message.number());
        StringBuilder id = new StringBuilder();
        places.forEach((table, number) -> {
            id.append(id.isEmpty() ? "" : ",").append(table).append(':').append(number);
        });
        sink.send(id.toString(), "news", message.news());
    }

    /// The tables of a stream, with the last event that was seen of each; a browser that reconnects
    /// says so itself.
    private static Map<String, Integer> places(Request request) {
        String resumed = request.header("last-event-id");
        String text = resumed.isEmpty() ? request.query("tables", "") : resumed;
        Map<String, Integer> places = new LinkedHashMap<>();
        for (String part : text.split(",", -1)) {
            int colon = part.indexOf(':');
            try {
                places.put(part.substring(0, colon), Integer.parseInt(part.substring(colon + 1)));
            } catch (IndexOutOfBoundsException | NumberFormatException unreadable) {
                throw new Malformed("Tables are named as table:number, with commas between.");
            }
        }
        if (places.size() > MOST_TABLES) {
            throw new Malformed("One stream carries at most " + MOST_TABLES + " tables.");
        }
        return places;
    }
}
