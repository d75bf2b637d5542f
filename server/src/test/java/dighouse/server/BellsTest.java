package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import dighouse.kernel.Json;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Somebody's own address, a real one on this machine, is told that a table waits for them.
class BellsTest extends OnEveryStore {
    @TempDir Path folder;

    private final BlockingQueue<String> rung = new LinkedBlockingQueue<>();
    private final AtomicInteger refusals = new AtomicInteger(); // answers that say no
    private HttpServer theirs = start();

    private static HttpServer start() {
        try {
            return HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException fault) {
            throw new IllegalStateException(fault);
        }
    }

    @BeforeEach
    void listen() {
        theirs.createContext(
                "/",
                exchange -> {
                    byte[] body = exchange.getRequestBody().readAllBytes();
                    rung.add(new String(body, StandardCharsets.UTF_8));
                    boolean no = refusals.getAndUpdate(left -> Math.max(0, left - 1)) > 0;
                    exchange.sendResponseHeaders(no ? 500 : 204, -1);
                    exchange.close();
                });
        theirs.start();
    }

    @AfterEach
    void hangUp() {
        theirs.stop(0);
    }

    private String address() {
        return "http://127.0.0.1:" + theirs.getAddress().getPort() + "/dighouse?mine=1";
    }

    private Server open(String bells) {
        SettingsReader settings =
                HouseForTests.settings(folder)
                        .set("bells", bells)
                        .set("bell-seconds", "0.3")
                        .set("origin", "http://games.example.org");
        return new Server(settings.read(), store.database(folder));
    }

    private static String set(String address) {
        return "{\"address\":\"" + address + "\"}";
    }

    @Test
    void aTableThatWaitsRingsOnceAndTellsNothingHidden() throws Exception {
        try (Server server = open("any");
                Visitor ann = Visitor.named(server.port(), "Ann")) {
            ann.post("/api/me/bell", set(address())).expect(200);
            assertThat(ann.get("/api/me/bell").expect(200).json().get("address").string())
                    .isEqualTo(address());
            String table = ann.open(CommandsTest.TWO_OF_MINE, "");

            Json news = Json.parse(next());

            assertThat(news.object().keySet()).containsExactly("event", "game", "table", "page");
            assertThat(news.get("table").string()).isEqualTo(table);
            assertThat(news.get("page").string()).isEqualTo("http://games.example.org/t/" + table);
            ann.play(table, Script.lastMoves(ann, table)).expect(200);
            assertThat(rung.poll(1, TimeUnit.SECONDS)).as("not so soon again").isNull();
        }
    }

    @Test
    void aCallThatFailsIsTriedAgainAFewTimesAndNoMore() throws Exception {
        refusals.set(100);
        try (Server server = open("any");
                Visitor ann = Visitor.named(server.port(), "Ann")) {
            ann.post("/api/me/bell", set(address())).expect(200);
            ann.open(CommandsTest.TWO_OF_MINE, "");
            List<String> calls = List.of(next(), next(), next());
            assertThat(calls).allMatch(calls.getFirst()::equals);
            assertThat(rung.poll(1_200, TimeUnit.MILLISECONDS)).isNull();
        }
    }

    @Test
    void aHouseThatCallsThePublicNetworkOnlyDoesNotCallItsNeighbours() throws Exception {
        try (Server server = open("public");
                Visitor ann = Visitor.named(server.port(), "Ann")) {
            ann.post("/api/me/bell", set(address())).expect(200);
            ann.open(CommandsTest.TWO_OF_MINE, "");
            assertThat(rung.poll(1_200, TimeUnit.MILLISECONDS)).isNull();
        }
    }

    @Test
    void nobodySetsAnAddressWhereTheHostWantsNoneOrOneThatIsNone() {
        try (Server server = open("none");
                Visitor ann = Visitor.named(server.port(), "Ann")) {
            assertThat(ann.post("/api/me/bell", set(address())).expect(403).error())
                    .isEqualTo("noBells");
            assertThat(ann.get("/api/me/bell").expect(200).json().get("allowed").bool()).isFalse();
        }
        try (Server server = open("any");
                Visitor ann = Visitor.named(server.port(), "Ann")) {
            for (String bad :
                    List.of(
                            "ftp://example.org",
                            "http:///nowhere",
                            "https://ann:secret@example.org",
                            "http://example.org/a b",
                            "x".repeat(600))) {
                assertThat(ann.post("/api/me/bell", set(bad)).expect(400).error())
                        .isEqualTo("noBellAddress");
            }
            ann.post("/api/me/bell", set(address())).expect(200);
            ann.post("/api/me/bell", set("")).expect(200);
            assertThat(ann.get("/api/me/bell").expect(200).json().get("address").string())
                    .isEmpty();
        }
    }

    private String next() throws InterruptedException {
        String news = rung.poll(8, TimeUnit.SECONDS);
        assertThat(news).as("it rang").isNotNull();
        return news;
    }
}
