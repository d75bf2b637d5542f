package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Json;
import dighouse.server.settings.SettingsReader;
import dighouse.server.store.Database;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The server calls a person's own address when a table waits for them.
class WebhooksTest extends OnEveryStore {
    @TempDir Path folder;

    private final AtomicInteger refusals = new AtomicInteger(); // answers that say no
    private WebhookReceiver theirs;

    @BeforeEach
    void listen() throws IOException {
        theirs =
                WebhookReceiver.plain(
                        () -> refusals.getAndUpdate(left -> Math.max(0, left - 1)) > 0 ? 500 : 204);
    }

    @AfterEach
    void hangUp() {
        theirs.close();
    }

    private String address() {
        return theirs.address("127.0.0.1");
    }

    private Server open(String bells) {
        return open(bells, store.database(folder));
    }

    private Server open(String bells, Database database) {
        SettingsReader settings =
                ServerForTests.settings(folder)
                        .set("bells", bells)
                        .set("bell-seconds", "0.3")
                        .set("origin", "http://games.example.org");
        return new Server(settings.read(), database);
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

            Json news = Json.parse(theirs.next());

            assertThat(news.object().keySet()).containsExactly("event", "game", "table", "page");
            assertThat(news.get("table").string()).isEqualTo(table);
            assertThat(news.get("page").string()).isEqualTo("http://games.example.org/t/" + table);
            ann.play(table, ScriptedChoices.lastMoves(ann, table)).expect(200);
            assertThat(theirs.isQuietFor(1_000)).as("not so soon again").isTrue();
        }
    }

    @Test
    void aCallThatFailsIsTriedAgainAFewTimesAndNoMore() throws Exception {
        refusals.set(100);
        try (Server server = open("any");
                Visitor ann = Visitor.named(server.port(), "Ann")) {
            ann.post("/api/me/bell", set(address())).expect(200);
            ann.open(CommandsTest.TWO_OF_MINE, "");
            List<String> calls = List.of(theirs.next(), theirs.next(), theirs.next());
            assertThat(calls).allMatch(calls.getFirst()::equals);
            assertThat(theirs.isQuietFor(1_200)).isTrue();
        }
    }

    @Test
    void whoCouldNotBeRungWhileTheStoreWasAwayIsRungThen() throws Exception {
        Outage outage = new Outage();
        try (Server server = open("any", WrappedDatabase.away(store.database(folder), outage));
                Visitor ann = Visitor.named(server.port(), "Ann")) {
            ann.post("/api/me/bell", set(address())).expect(200);
            String table = ann.open(CommandsTest.TWO_OF_MINE, "");
            outage.beginAfter(0);
            assertThat(theirs.isQuietFor(1_000)).isTrue();

            outage.end();

            assertThat(theirs.next()).contains(table);
        }
    }

    @Test
    void aServerThatCallsThePublicNetworkOnlyDoesNotCallItsNeighbours() throws Exception {
        try (Server server = open("public");
                Visitor ann = Visitor.named(server.port(), "Ann")) {
            ann.post("/api/me/bell", set(address())).expect(200);
            ann.open(CommandsTest.TWO_OF_MINE, "");
            assertThat(theirs.isQuietFor(1_200)).isTrue();
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
                            "http://example.org:99999/",
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

    @Test
    void aBellIsTriedAtOnceAndSaysWhetherAnybodyHeardIt() throws Exception {
        try (Server server = open("any");
                Visitor ann = Visitor.named(server.port(), "Ann");
                Visitor ben = Visitor.named(server.port(), "Ben")) {
            assertThat(ann.post("/api/me/bell/ring", "{}").expect(409).error())
                    .isEqualTo("noBellSet");
            ann.post("/api/me/bell", set(address())).expect(200);

            ann.post("/api/me/bell/ring", "{}").expect(200);

            assertThat(theirs.next()).contains("\"event\":\"tryOut\"");
            assertThat(ann.post("/api/me/bell/ring", "{}").expect(429).error())
                    .isEqualTo("bellTooOften");
            refusals.set(1);
            ben.post("/api/me/bell", set(address())).expect(200);
            Visitor.Answer unheard = ben.post("/api/me/bell/ring?lang=fr", "{}").expect(409);
            assertThat(unheard.json().get("text").string()).startsWith("Personne n’a pris l’appel");
        }
    }
}
