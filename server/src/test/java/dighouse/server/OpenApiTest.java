package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Json;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What the house says of its routes is so: every one is described, and real answers fit.
class OpenApiTest {
    private static final String ID = "\"id\":\"%s\"";

    @TempDir Path folder;
    private Server server;
    private Visitor ann;
    private Json api;

    @BeforeEach
    void open() {
        server = HouseForTests.open(folder);
        ann = Visitor.named(server.port(), "Ann");
        api = ann.get("/api/openapi.json").expect(200).json();
    }

    @AfterEach
    void close() {
        ann.close();
        server.close();
    }

    @Test
    void everyRouteSaysWhatItTakesAndGives() {
        List<String> bare = new ArrayList<>();
        api.get("paths")
                .object()
                .forEach((path, methods) ->
                        methods.object()
                                .forEach((method, operation) -> {
                                    Json first =
                                            operation
                                                    .get("responses")
                                                    .object()
                                                    .values()
                                                    .iterator()
                                                    .next();
                                    Json content =
                                            first.get("content")
                                                    .object()
                                                    .values()
                                                    .iterator()
                                                    .next();
                                    boolean json = first.get("content").has("application/json");
                                    boolean takes =
                                            !method.equals("post") || operation.has("requestBody");
                                    if (!takes || (json && !content.has("schema"))) {
                                        bare.add(method + " " + path);
                                    }
                                }));
        assertThat(bare).as("routes that openapi.json does not describe").isEmpty();
    }

    @Test
    void answersOfPeopleAndListsFit() {
        get("/api/me");
        post("/api/me/settings", "{\"light\":\"dusk\"}");
        post("/api/me/mute", "{\"voice\":\"abc\",\"muted\":true}");
        String secret = post("/api/me/recovery", "{}").get("secret").string();
        post("/api/me/recover", "{\"secret\":\"" + secret + "\"}");
        get("/api/me/bell");
        post("/api/account", "{\"name\":\"ann\",\"password\":\"long enough\"}");
        post("/api/account/sign-in", "{\"name\":\"ann\",\"password\":\"long enough\"}");
        get("/api/games");
        for (String game : List.of("archaeology", "thebes", "pergamon", "marajoara")) {
            fits("get", "/api/rules/{game}", ann.get("/api/rules/" + game).expect(200));
        }
        table("archaeology");
        get("/api/tables");
        get("/api/mine");
        get("/api/next");
        get("/api/missions");
        get("/api/statistics");
        String own = "{\"own\":\"{}\"}";
        fits("post", "/api/editions/{game}", ann.post("/api/editions/pergamon", own).expect(200));
    }

    @Test
    void answersOfTablesOfAllGamesFitFromTheFirstMoveToTheRecord() throws Exception {
        for (String game : List.of("archaeology", "thebes", "pergamon", "marajoara")) {
            String table = table(game);
            String at = "/api/tables/" + table;
            look(at, "");
            look(at, "/edition");
            List<String> moves = Script.lastMoves(ann, table);
            tell(at, "/preview", "\"moves\":" + Visitor.quoted(moves));
            tell(at, "/hint", "");
            int seen = ann.state(table).get("number").number(1, 1_000);
            tell(
                    at,
                    "/moves",
                    String.format(Locale.ROOT, ID, "m")
                            + ",\"seen\":"
                            + seen
                            + ",\"moves\":"
                            + Visitor.quoted(moves));
            tell(at, "/say", String.format(Locale.ROOT, ID, "s") + ",\"text\":\"Well played\"");
            look(at, "/log");
            look(at, "/moments");
            try (Ear ear = Ear.at(ann, table, 1)) {
                Json stream = operation("get", "/api/events").get("responses").get("200");
                Json schema = stream.get("content").get("text/event-stream").get("schema");
                for (Ear.Heard heard : ear.next(3)) {
                    assertThat(new Shape(api).misfits(schema, Json.parse(heard.news()))).isEmpty();
                }
            }
            tell(at, "/concede", String.format(Locale.ROOT, ID, "c"));
            look(at, "");
            look(at, "/fairness");
            get("/api/records");
            Visitor.Answer gone = ann.post(at + "/moves", "{\"id\":\"x\",\"seen\":1,\"moves\":[]}");
            assertThat(gone.status()).isEqualTo(409);
            Json denial = api.get("components").get("schemas").get("Denial");
            assertThat(new Shape(api).misfits(denial, gone.json())).isEmpty();
        }
    }

    /// A shape that does not fit is seen.
    @Test
    void misfitsAreNamed() {
        Json me = api.get("components").get("schemas").get("Me");
        assertThat(new Shape(api).misfits(me, Json.parse("{\"known\":1,\"spare\":true}")))
                .contains("$.known is no boolean", "$.spare is not described", "$.name is missing");
    }

    private String table(String game) {
        String wish =
                "{"
                        + String.format(Locale.ROOT, ID, "open " + game)
                        + ",\"game\":\""
                        + game
                        + "\",\"visibility\":\"public\",\"seats\":"
                        + CommandsTest.TWO_OF_MINE
                        + "}";
        return fits("post", "/api/tables", ann.post("/api/tables", wish).expect(201))
                .get("table")
                .string();
    }

    private Json get(String path) {
        return fits("get", path, ann.get(path).expect(200));
    }

    private Json post(String path, String body) {
        return fits("post", path, ann.post(path, body).expect(200));
    }

    private void look(String table, String what) {
        fits("get", "/api/tables/{table}" + what, ann.get(table + what).expect(200));
    }

    private void tell(String table, String what, String members) {
        String body = "{" + members + "}";
        fits("post", "/api/tables/{table}" + what, ann.post(table + what, body).expect(200));
        Json takes = operation("post", "/api/tables/{table}" + what).get("requestBody");
        Json schema = takes.get("content").get("application/json").get("schema");
        assertThat(new Shape(api).misfits(schema, Json.parse(body))).as(what).isEmpty();
    }

    private Json operation(String method, String template) {
        return api.get("paths").get(template).get(method);
    }

    private Json fits(String method, String template, Visitor.Answer answer) {
        Json responses = operation(method, template).get("responses");
        Json schema =
                responses
                        .get(Integer.toString(answer.status()))
                        .get("content")
                        .get("application/json")
                        .get("schema");
        assertThat(new Shape(api).misfits(schema, answer.json()))
                .as("%s %s", method, template)
                .isEmpty();
        return answer.json();
    }
}
