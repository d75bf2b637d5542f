package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Json;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Whoever may not see a table cannot tell it from one that does not exist, whatever they ask.
class HiddenTablesTest {
    private static final String ABSENT = "zzzzzzzzzzzzzzzz";
    private static final String PRIVATE = ",\"visibility\":\"private\",\"watching\":\"private\"";
    private static final List<String> QUERIES =
            List.of(
                    "",
                    "?seat=0",
                    "?seat=7",
                    "?seat=x",
                    "?invitation=guessed",
                    "?as=open",
                    "?as=1&from=0&to=3",
                    "?from=9&to=2");

    /// Bodies that a player could send; commands without an entry here take only an id.
    private static final Map<String, List<String>> BODIES =
            Map.of(
                    "sit",
                    List.of(
                            "\"contribution\":\"" + Visitor.CONTRIBUTION + "\"",
                            "\"seat\":1,\"invitation\":\"guessed\",\"guest\":\"Bo\","
                                    + "\"contribution\":\""
                                    + Visitor.CONTRIBUTION
                                    + "\""),
                    "start",
                    List.of("\"level\":\"random\""),
                    "stand-in",
                    List.of("\"seat\":0", "\"seat\":3,\"level\":\"random\""),
                    "preview",
                    List.of("\"moves\":[\"end\"]", "\"seen\":1,\"seat\":0,\"moves\":[]"),
                    "moves",
                    List.of(
                            "\"seen\":1,\"moves\":[\"end\"]",
                            "\"seen\":99,\"seat\":0,\"moves\":[\"end\"]"),
                    "back",
                    List.of("\"seen\":1,\"to\":0", "\"seen\":99,\"seat\":1,\"to\":0"),
                    "pace",
                    List.of("\"pace\":{\"kind\":\"days\",\"days\":3}"),
                    "say",
                    List.of("\"text\":\"hello\""),
                    "rematch",
                    List.of("\"contribution\":\"" + Visitor.CONTRIBUTION + "\""),
                    "branch",
                    List.of("\"ply\":0,\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}]"));

    @TempDir Path folder;
    private Server server;
    private Visitor ann;
    private Visitor eve;
    private Visitor nobody;
    private Json paths;

    @BeforeEach
    void open() {
        server = ServerForTests.open(folder);
        ann = Visitor.named(server.port(), "Ann");
        eve = Visitor.named(server.port(), "Eve");
        nobody = new Visitor(server.port());
        paths = nobody.get("/api/openapi.json").expect(200).json().get("paths");
    }

    @AfterEach
    void close() {
        ann.close();
        eve.close();
        nobody.close();
        server.close();
    }

    @Test
    void aPrivateTableLooksLikeNone() {
        String waiting = ann.open("[" + Visitor.me() + ",{\"kind\":\"invited\"}]", PRIVATE);
        String playing = ann.open(CommandsTest.TWO_OF_MINE, PRIVATE);
        String over = ann.open(CommandsTest.TWO_OF_MINE, PRIVATE);
        ann.act(over, "concede", "").expect(200);
        TreeSet<String> walked = new TreeSet<>();
        for (String table : List.of(waiting, playing, over)) {
            paths.object()
                    .forEach((path, methods) -> {
                        if (path.contains("{table}")) {
                            methods.object()
                                    .keySet()
                                    .forEach(method -> {
                                        walked.add(method + " " + path);
                                        compare(method, path, table);
                                    });
                        }
                    });
            stream(table);
        }
        assertThat(walked).as("routes of tables").hasSizeGreaterThan(20);
        assertThat(ann.get("/api/tables/" + waiting).expect(200).text()).doesNotContain("Bo");
    }

    private void compare(String method, String path, String table) {
        String command = path.substring(path.lastIndexOf('/') + 1);
        for (Visitor visitor : List.of(eve, nobody)) {
            if (method.equals("get")) {
                QUERIES.forEach(query -> same(visitor, path + query, "", table));
                continue;
            }
            for (String query : List.of("", "?invitation=guessed")) {
                for (String members : BODIES.getOrDefault(command, List.of(""))) {
                    String body = "{\"id\":\"1\"" + (members.isEmpty() ? "" : "," + members) + "}";
                    same(visitor, path + query, body, table);
                }
                same(visitor, path + query, "{}", table);
            }
        }
    }

    private static void same(Visitor visitor, String path, String body, String table) {
        Visitor.Answer hidden = ask(visitor, path.replace("{table}", table), body);
        Visitor.Answer absent = ask(visitor, path.replace("{table}", ABSENT), body);
        assertThat(hidden.status() + " " + hidden.text())
                .as("%s %s", path, body)
                .isEqualTo(absent.status() + " " + absent.text());
        assertThat(hidden.status()).isBetween(400, 499);
    }

    private static Visitor.Answer ask(Visitor visitor, String path, String body) {
        return body.isEmpty() ? visitor.get(path) : visitor.post(path, body);
    }

    /// Other places where a table can be named.
    private void stream(String table) {
        for (Visitor visitor : List.of(eve, nobody)) {
            for (String more : List.of("", "&seat=0", "&seat=x", "&invitation=guessed")) {
                same(visitor, "/api/events?tables={table}:0" + more, "", table);
            }
            String wish = "{\"id\":\"m\",\"missionAgain\":\"";
            assertThat(visitor.post("/api/tables", wish + table + "\"}").text())
                    .isEqualTo(visitor.post("/api/tables", wish + ABSENT + "\"}").text());
        }
    }

    /// Whoever sits there can see that it exists.
    @Test
    void aPlayerWhoActsForAnotherSeatIsToldThatItIsNotTheirs() {
        String table = ann.open("[" + Visitor.me() + ",{\"kind\":\"invited\"}]", PRIVATE);
        Json mine = ann.get("/api/tables/" + table).expect(200).json();
        String invitation = mine.get("invitations").get("1").string();
        eve.sit(table, invitation).expect(200);

        assertThat(eve.act(table, "concede", "\"seat\":0").expect(403).error())
                .isEqualTo("notYourSeat");
        assertThat(eve.get("/api/tables/" + table + "?seat=0").expect(403).error())
                .isEqualTo("notYourSeat");
    }
}
