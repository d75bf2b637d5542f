package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Json;
import dighouse.kernel.JsonWriter;
import dighouse.server.settings.Settings;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Calls every operation of the API over real HTTP, granted and refused. The server's own
/// description is the list: an operation that is added to it and not called here fails this test by
/// its name.
class EveryCallTest extends OnEveryStore {
    /// Answered to everybody, however they ask; refused only as too many requests.
    private static final String[] FOR_EVERYBODY = {
        "GET /api/me", "GET /api/games", "GET /health", "GET /api", "GET /api/openapi.json"
    };

    @TempDir Path folder;
    private final AtomicBoolean storeFails = new AtomicBoolean();
    private Server server;
    private CallBook book;
    private Visitor ann;
    private Visitor ben;
    private Visitor nobody;

    @BeforeEach
    void open() {
        Settings settings = ServerForTests.settings(folder).set("bells", "any").read();
        server =
                new Server(
                        settings, WrappedDatabase.troubled(store.database(folder), this::trouble));
        nobody = new Visitor(server.port());
        book = new CallBook(nobody.get("/api/openapi.json").expect(200).json());
        nobody.watchedBy(book);
        ann = new Visitor(server.port()).watchedBy(book);
        ben = new Visitor(server.port()).watchedBy(book);
    }

    private void trouble() throws SQLException {
        if (storeFails.get()) {
            throw new SQLException("out of order");
        }
    }

    @AfterEach
    void close() {
        ann.close();
        ben.close();
        nobody.close();
        server.close();
    }

    @Test
    void everyOperationIsGrantedAndRefused() throws Exception {
        comeIn();
        beKnown();
        haveAnAccount();
        readWhatTheServerOffers();
        String table = openAndSit();
        play(table);
        agreeAndDisagree();
        standIn();
        lookBack(table);
        bringARecord();
        operate();
        leave();

        assertThat(book.neverGranted()).as("never granted").isEmpty();
        assertThat(book.neverRefused()).as("refused").containsExactlyInAnyOrder(FOR_EVERYBODY);
    }

    @Test
    void whoeverAsksTooOftenIsRefusedEverywhere() {
        server.close();
        Settings settings =
                ServerForTests.settings(folder).set("burst", "1").set("per-second", "1").read();
        try (Server hasty = new Server(settings, store.database(folder));
                Visitor eve = new Visitor(hasty.port()).watchedBy(book)) {
            book.paths("GET").forEach(path -> askTooOften(() -> eve.get(path)));
            book.paths("POST").forEach(path -> askTooOften(() -> eve.post(path, "{}")));
            book.paths("DELETE").forEach(path -> askTooOften(() -> eve.delete(path)));
        }
        assertThat(book.neverLimited()).isEmpty();
    }

    /// One more is allowed every second, so it may take a second try.
    private static void askTooOften(Supplier<Visitor.Answer> question) {
        int status;
        do {
            status = question.get().status();
            assertThat(status).as("a fault of the server").isLessThan(500);
        } while (status != 429);
    }

    private void comeIn() {
        nobody.post("/api/me", "{\"name\":\"\"}").expect(400);
        ann.post("/api/me", "{\"name\":\"Ann\"}").expect(200);
        ben.post("/api/me", "{\"name\":\"Ben\"}").expect(200);
        ann.get("/api/me").expect(200);
    }

    private void beKnown() throws IOException {
        ann.post("/api/me/settings", "{\"light\":\"dusk\"}").expect(200);
        nobody.post("/api/me/settings", "{}").expect(401);
        ann.post("/api/me/mute", "{\"voice\":\"abc\",\"muted\":true}").expect(200);
        nobody.post("/api/me/mute", "{\"voice\":\"abc\",\"muted\":true}").expect(401);
        String secret =
                ann.post("/api/me/recovery", "{}").expect(200).json().get("secret").string();
        nobody.post("/api/me/recovery", "{}").expect(401);
        try (Visitor phone = new Visitor(server.port()).watchedBy(book)) {
            phone.post("/api/me/recover", "{\"secret\":\"" + secret + "\"}").expect(200);
            phone.post("/api/me/leave", "{}").expect(200);
        }
        HttpRequest.Builder foreign =
                ann.request("/api/me/leave").header("Origin", "https://evil.example");
        Visitor.Answer kept = ann.send(foreign.POST(HttpRequest.BodyPublishers.noBody()));
        book.saw("POST", "/api/me/leave", "", kept.expect(403));
        nobody.post("/api/me/recover", "{\"secret\":\"guessed\"}").expect(400);
        ann.get("/api/me/bell").expect(200);
        nobody.get("/api/me/bell").expect(401);
        ann.post("/api/me/bell/ring", "{}").expect(409);
        try (WebhookReceiver theirs = WebhookReceiver.plain(() -> 204)) {
            ann.post("/api/me/bell", bell(theirs.address("127.0.0.1"))).expect(200);
            ann.post("/api/me/bell/ring", "{}").expect(200);
        }
        ann.post("/api/me/bell", bell("nowhere")).expect(400);
    }

    private static String bell(String address) {
        return "{\"address\":\"" + address + "\"}";
    }

    private void haveAnAccount() {
        String account = "{\"name\":\"ann\",\"password\":\"long enough\"}";
        ann.post("/api/account", account).expect(200);
        ann.post("/api/account", account).expect(409);
        ann.post("/api/account/sign-in", account).expect(200);
        nobody.post("/api/account/sign-in", account.replace("long", "not")).expect(403);
        String change = "{\"password\":\"long enough\",\"newPassword\":\"even longer\"}";
        ann.post("/api/account/password", change).expect(200);
        ann.post("/api/account/password", change).expect(403);
        nobody.delete("/api/account").expect(401);
        ann.delete("/api/account").expect(200);
    }

    private void readWhatTheServerOffers() {
        ann.get("/api/games").expect(200);
        ann.get("/api/rules/thebes").expect(200);
        ann.get("/api/rules/chess").expect(404);
        ann.get("/api/guide/thebes").expect(200);
        ann.get("/api/guide/chess").expect(404);
        ann.get("/api/editions/pergamon/first2011").expect(200);
        ann.get("/api/editions/pergamon/none").expect(400);
        ann.post("/api/editions/pergamon", "{\"own\":\"{}\"}").expect(200);
        ann.post("/api/editions/pergamon", "{}").expect(400);
        ann.get("/api/tables").expect(200);
        ann.get("/api/tables?status=lost").expect(400);
        for (String mine : List.of("mine", "next", "missions", "statistics", "records")) {
            ann.get("/api/" + mine).expect(200);
            nobody.get("/api/" + mine).expect(401);
        }
        ann.get("/api").expect(200);
        ann.get("/api/openapi.json").expect(200);
    }

    /// A table at which Ann and Ben sit, after somebody has left a seat.
    private String openAndSit() {
        ann.post("/api/tables", "{\"id\":\"odd\",\"game\":\"chess\",\"seats\":[]}").expect(400);
        String table = ann.open("[" + Visitor.me() + ",{\"kind\":\"open\"}]", "");
        ann.get("/api/tables/" + table).expect(200);
        ann.get("/api/tables/none").expect(404);
        ann.get("/api/tables/" + table + "/edition").expect(200);
        ann.get("/api/tables/none/edition").expect(404);
        ben.act(table, "leave", "").expect(403);
        ben.act(table, "start", "").expect(403);
        ann.act(table, "leave", "").expect(200);

        String other = ann.open("[" + Visitor.me() + ",{\"kind\":\"open\"}]", ",\"hints\":true");
        ben.sit(other).expect(200);
        ben.sit(other).expect(409);
        String quick = ann.open("[" + Visitor.me() + ",{\"kind\":\"open\"}]", "");
        ann.act(quick, "start", "\"level\":\"random\"").expect(200);
        return other;
    }

    private void play(String table) throws Exception {
        Visitor decider = ann.state(table).get("decider").number(0, 1) == 0 ? ann : ben;
        Visitor other = decider == ann ? ben : ann;
        List<String> moves = ScriptedChoices.lastMoves(decider, table);
        other.post("/api/tables/" + table + "/preview", "{\"moves\":[]").expect(400);
        decider.post("/api/tables/" + table + "/hint", "{}").expect(200);
        other.post("/api/tables/" + table + "/hint", "{}").expect(409);
        other.play(table, moves).expect(422);
        decider.play(table, moves).expect(200);
        ann.act(table, "say", "\"text\":\"Well dug\"").expect(200);
        ann.act(table, "say", "\"text\":\"\"").expect(400);
        try (StreamReader streamReader = StreamReader.at(ann, table, 1)) {
            for (StreamReader.Heard heard : streamReader.next(3)) {
                book.heard(heard.news());
            }
        }
        ann.get("/api/events?tables=none:1").expect(404);
        takeBack();
    }

    /// Decides until something can be taken back, and takes it back.
    private void takeBack() {
        String table = ann.open(CommandsTest.TWO_OF_MINE, "");
        Json state = decided(table);
        String far = "\"seen\":" + state.get("number").number(1, 999) + ",\"to\":9999";
        ann.act(table, "back", far).expect(409);
        while (plies(state, "stepBack") == plies(state, "plies")) {
            ann.play(table, ScriptedChoices.moves(ann, table, count -> 0)).expect(200);
            state = decided(table);
        }
        String back =
                "\"seen\":"
                        + state.get("number").number(1, 999)
                        + ",\"to\":"
                        + plies(state, "stepBack");
        ann.act(table, "back", back).expect(200);
        assertThat(plies(decided(table), "plies")).isEqualTo(plies(state, "stepBack"));
    }

    private static int plies(Json state, String which) {
        return state.get(which).number(0, 9_999);
    }

    /// The table as the deciding seat sees it.
    private Json decided(String table) {
        int decider = ann.state(table).get("decider").number(0, 3);
        String path = "/api/tables/" + table + "?seat=" + decider;
        return ann.get(path).expect(200).json().get("state");
    }

    private void agreeAndDisagree() {
        String table = ann.open("[" + Visitor.me() + ",{\"kind\":\"open\"}]", "");
        ann.act(table, "cancel", "").expect(409);
        ann.act(table, "concede", "").expect(409);
        ben.sit(table).expect(200);
        ann.act(table, "play-on", "").expect(409);
        ann.act(table, "cancel", "").expect(200);
        ben.act(table, "play-on", "").expect(200);
        ann.act(table, "keep-pace", "").expect(409);
        ann.act(table, "pace", "\"pace\":{\"kind\":\"untimed\"}").expect(409);
        ann.act(table, "pace", "\"pace\":{\"kind\":\"days\",\"days\":2}").expect(200);
        ben.act(table, "keep-pace", "").expect(200);
    }

    private void standIn() {
        String table = ann.open("[" + Visitor.me() + ",{\"kind\":\"open\"}]", "");
        ben.sit(table).expect(200);
        ann.act(table, "stand-in", "\"seat\":1").expect(409);
        ann.act(table, "return", "").expect(409);
        ann.act(table, "stand-in", "\"seat\":0,\"level\":\"random\"").expect(200);
        ann.act(table, "return", "").expect(200);
    }

    private void lookBack(String table) {
        String at = "/api/tables/" + table;
        ann.get(at + "/log").expect(200);
        ann.get("/api/tables/none/log").expect(404);
        ann.get(at + "/moments").expect(200);
        ann.get(at + "/moments?from=x").expect(400);
        for (String early : List.of("/record", "/fairness", "/analysis")) {
            ann.get(at + early).expect(409);
        }
        ann.post(at + "/analysis", "{}").expect(409);
        ann.act(table, "rematch", "").expect(409);
        String otherwise =
                "\"ply\":0,\"seats\":[{\"kind\":\"me\"},{\"kind\":\"guest\",\"name\":\"Bo\"}]";
        ann.act(table, "branch", otherwise).expect(409);
        ann.act(table, "concede", "").expect(200);
        ann.act(table, "branch", otherwise).expect(201);
        ann.get(at + "/record").expect(200);
        ann.get(at + "/fairness").expect(200);
        ann.act(table, "rematch", "").expect(200);
    }

    private void bringARecord() throws IOException {
        String text = Files.readString(Path.of("src/test/resources/records/archaeology.txt"));
        String body = new JsonWriter().beginObject().name("record").value(text).endObject().text();
        ann.post("/api/records", body.replace("seats 2", "seats 3")).expect(400);
        Json brought = ann.post("/api/records", body).expect(201).json();
        String analysis = "/api/tables/" + brought.get("table").string() + "/analysis";
        ann.get(analysis).expect(200);
        ann.post(analysis, "{}").expect(200);
    }

    private void operate() {
        nobody.get("/health").expect(200);
        nobody.get("/ready").expect(200);
        storeFails.set(true);
        nobody.get("/ready").expect(503);
        storeFails.set(false);
    }

    private void leave() {
        nobody.delete("/api/me").expect(401);
        ben.delete("/api/me").expect(200);
    }
}
