package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Json;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The API description is true: every route is described, and real answers fit.
class OpenApiTest {
    @TempDir Path folder;
    private Server server;
    private Visitor ann;
    private Json api;
    private CallBook book;

    @BeforeEach
    void open() {
        server = ServerForTests.open(folder);
        ann = Visitor.named(server.port(), "Ann");
        api = ann.get("/api/openapi.json").expect(200).json();
        book = new CallBook(api);
        ann.watchedBy(book);
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
    void answersAboutAllGamesFit() {
        for (String game : List.of("archaeology", "thebes", "pergamon", "marajoara")) {
            ann.get("/api/rules/" + game).expect(200);
            ann.get("/api/guide/" + game).expect(200);
        }
    }

    @Test
    void answersOfTablesOfAllGamesFitFromTheFirstMoveToTheRecord() throws Exception {
        for (String game : List.of("archaeology", "thebes", "pergamon", "marajoara")) {
            String table =
                    ann.open(
                            CommandsTest.TWO_OF_MINE,
                            ",\"visibility\":\"public\",\"hints\":true",
                            game);
            String at = "/api/tables/" + table;
            ann.get(at + "/edition").expect(200);
            ann.post(at + "/hint", "{}").expect(200);
            ann.play(table, ScriptedChoices.lastMoves(ann, table)).expect(200);
            ann.act(table, "say", "\"text\":\"Well played\"").expect(200);
            ann.get(at + "/log").expect(200);
            ann.get(at + "/moments").expect(200);
            try (StreamReader streamReader = StreamReader.at(ann, table, 1)) {
                for (StreamReader.Heard heard : streamReader.next(3)) {
                    book.heard(heard.news());
                }
            }
            ann.act(table, "concede", "").expect(200);
            ann.get(at).expect(200);
            ann.get(at + "/fairness").expect(200);
            ann.get("/api/records").expect(200);
            ann.get("/api/tables?status=over").expect(200);
            ann.get("/api/mine").expect(200);
            ann.post(at + "/moves", "{\"id\":\"x\",\"seen\":1,\"moves\":[]}").expect(409);
        }
    }

    /// A shape that does not fit is found.
    @Test
    void misfitsAreNamed() {
        Json me = api.get("components").get("schemas").get("Me");
        assertThat(new SchemaCheck(api).misfits(me, Json.parse("{\"known\":1,\"spare\":true}")))
                .contains("$.known is no boolean", "$.spare is not described", "$.name is missing");
    }
}
