package dighouse.server.webhooks;

import dighouse.kernel.JsonWriter;
import dighouse.server.hall.Hall;
import dighouse.server.store.People;
import dighouse.server.store.StoreFault;
import dighouse.tables.Pace;
import dighouse.tables.Table;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Calls people for whose decision a slow game waits. Somebody who is at the table usually decides
/// before the call; somebody with many tables is called about the first, and about others later.
public final class Webhooks implements Hall.Watcher, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Webhooks.class);
    private static final long LOOK_MILLIS = 250;
    private static final long PAUSE_MILLIS = 1_000; // before it asks the store again
    private static final int MOST_WAITING = 100_000; // tables; above this, no new one is noted
    private static final int AT_ONCE = 16; // calls under way; above this, some are left out
    private static final int TRIES = 3;
    private static final Duration BETWEEN_TRIES = Duration.ofSeconds(5); // of one person

    private final People people;
    private final Webhook webhook;
    private final String pages; // their address; empty if it is not known
    private final Patience patience;
    private final Map<String, Waiting> waiting = new ConcurrentHashMap<>(); // by table
    private final Map<String, Long> rung = new ConcurrentHashMap<>(); // by person, nanoseconds
    private final Map<String, Long> tried = new ConcurrentHashMap<>(); // by person, nanoseconds
    private final Semaphore calls = new Semaphore(AT_ONCE);
    private final Thread thread;

    /// How long webhooks wait.
    ///
    /// @param first how long a table waits for somebody before the call
    /// @param between the least time between two calls for one person
    /// @param again how long to wait before a failed call is repeated
    public record Patience(Duration first, Duration between, Duration again) {
        /// Waits this long before a call, and ten times that between two calls.
        public static Patience of(Duration first) {
            return new Patience(first, first.multipliedBy(10), first);
        }
    }

    private record Waiting(String person, String game, long sinceNanos) {}

    /// @param pages the address of the pages; empty if it is not known
    public Webhooks(People people, Webhook webhook, String pages, Patience patience) {
        this.people = people;
        this.webhook = webhook;
        this.pages = pages;
        this.patience = patience;
        thread = Thread.ofVirtual().name("webhooks").start(this::lookOften);
    }

    /// Notes whom a table waits for now. Called under the table's lock, so it waits for nothing.
    @Override
    public void changed(Table<?> table) {
        int decider = table.decider();
        boolean slow = !(table.pace() instanceof Pace.Live);
        if (slow && decider >= 0 && table.chair(decider).level().isEmpty()) {
            String person = table.chair(decider).keeper();
            if (waiting.size() < MOST_WAITING) {
                waiting.put(
                        table.id(),
                        new Waiting(person, table.charter().game().id(), System.nanoTime()));
            }
        } else {
            waiting.remove(table.id());
        }
    }

    private void lookOften() {
        try {
            while (true) {
                Thread.sleep(LOOK_MILLIS);
                long now = System.nanoTime();
                lookAt(now);
                rung.values().removeIf(at -> now - at > patience.between().toNanos());
                tried.values().removeIf(at -> now - at > BETWEEN_TRIES.toNanos());
            }
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }

    private void lookAt(long now) throws InterruptedException {
        for (Map.Entry<String, Waiting> each : waiting.entrySet()) {
            try {
                look(each.getKey(), each.getValue(), now);
            } catch (StoreFault fault) {
                LOG.debug("could not call a webhook yet: {}", fault.getMessage());
                waiting.putIfAbsent(each.getKey(), each.getValue());
                Thread.sleep(PAUSE_MILLIS);
                return;
            } catch (RuntimeException fault) {
                LOG.error("could not call a webhook for table {}", each.getKey(), fault);
            }
        }
    }

    private void look(String table, Waiting each, long now) {
        boolean due = now - each.sinceNanos() > patience.first().toNanos();
        if (!due || rung.containsKey(each.person()) || !waiting.remove(table, each)) {
            return;
        }
        people.webhookAddress(each.person())
                .ifPresent(address -> {
                    rung.put(each.person(), now);
                    call(URI.create(address), news(table, each.game()));
                });
    }

    /// Calls once, at a person's wish, to see whether their address answers.
    public Heard tryNow(String person, URI address) {
        Long last = tried.get(person);
        long now = System.nanoTime();
        if (last != null && now - last < BETWEEN_TRIES.toNanos()) {
            return Heard.TOO_OFTEN;
        }
        if (!calls.tryAcquire()) {
            return Heard.TOO_OFTEN;
        }
        tried.put(person, now);
        try {
            webhook.ring(address, tryOut());
            return Heard.YES;
        } catch (IOException fault) {
            return Heard.NO;
        } finally {
            calls.release();
        }
    }

    /// The result of a try.
    public enum Heard {
        YES,
        NO,
        TOO_OFTEN
    }

    private String tryOut() {
        JsonWriter json = new JsonWriter().beginObject().name("event").value("tryOut");
        json.name("game").value("").name("table").value("");
        return json.name("page").value(pages.isEmpty() ? "" : pages + "/").endObject().text();
    }

    private String news(String table, String game) {
        JsonWriter json = new JsonWriter().beginObject().name("event").value("yourDecision");
        json.name("game").value(game).name("table").value(table);
        json.name("page").value(pages.isEmpty() ? "" : pages + "/t/" + table);
        return json.endObject().text();
    }

    private void call(URI address, String news) {
        if (calls.tryAcquire()) {
            Thread.ofVirtual()
                    .name("webhook")
                    .start(() -> {
                        try {
                            tryOften(address, news);
                        } finally {
                            calls.release();
                        }
                    });
        }
    }

    private void tryOften(URI address, String news) {
        for (int tries = 1; tries <= TRIES; tries++) {
            try {
                webhook.ring(address, news);
                return;
            } catch (IOException fault) {
                LOG.debug(
                        "could not call a webhook, try {}",
                        tries); // without the address, which is private
            }
            try {
                Thread.sleep(patience.again().multipliedBy(tries));
            } catch (InterruptedException closed) {
                Thread.currentThread().interrupt();
                return;
            }
        }
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
