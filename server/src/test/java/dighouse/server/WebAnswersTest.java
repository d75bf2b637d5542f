package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Json;
import dighouse.server.people.Secrets;
import dighouse.server.settings.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The browser's types of the server's answers are true: what a real server answers is held against
/// openapi.json, from which the types are written, and written down as literals of these types, so
/// that the type checker of the pages compares them. A stale file fails here, a stale type there.
class WebAnswersTest {
    private static final Path FILE =
            Path.of(System.getProperty("dighouse.root"), "web", "src", "net", "answers.ts");
    private static final String HEAD =
            """
            // Written by the module server from what a house answers: change that, then run
            // mvn test -pl server -am -Dtest=WebAnswersTest -Dsurefire.failIfNoSpecifiedTests=false -Ddighouse.golden=write
            // Nothing imports this file; the type checker holds it against the types.
            import type * as calls from './calls';

            """;
    private static final String BOT = "{\"kind\":\"bot\",\"level\":\"random\"}";
    private static final String OPEN = "{\"kind\":\"open\"}";

    @TempDir Path folder;
    private final StringBuilder text = new StringBuilder(HEAD);

    @Test
    void theBrowsersTypesAreTrueOfWhatTheServerAnswers() throws Exception {
        // counted iterations: which shapes of hints there are must not hang on the clock
        Settings settings = ServerForTests.settings(folder).set("bot-iterations", "50").read();
        try (Server server = new Server(settings, new Secrets(new Random(8)));
                Visitor ann = Visitor.named(server.port(), "Ann")) {
            ann.watchedBy(new CallBook(ann.get("/api/openapi.json").expect(200).json()));
            server(ann);
            waiting(ann);
            String table = playing(ann);
            paced(ann, server.port());
            over(ann, table);
        }
        if ("write".equals(System.getProperty("dighouse.golden"))) {
            Files.writeString(FILE, text);
        }
        assertThat(Files.exists(FILE) ? Files.readString(FILE) : "")
                .as("%s; -Ddighouse.golden=write brings it up to date", FILE)
                .isEqualTo(text.toString());
    }

    private void keep(String name, String type, Json answer) {
        text.append(
                "export const %s: calls.%s = %s;\n".formatted(name, type, AnswerShape.of(answer)));
    }

    private void asked(Visitor visitor, String name, String type, String path) {
        keep(name, type, visitor.get("/api/" + path).expect(200).json());
    }

    private void server(Visitor ann) {
        asked(ann, "me", "Me", "me");
        asked(ann, "games", "Games", "games");
        asked(ann, "missions", "Missions", "missions");
        asked(ann, "rulebook", "Rulebook", "rules/archaeology");
        asked(ann, "bell", "Bell", "me/bell");
        asked(ann, "next", "Next", "next");
    }

    private void waiting(Visitor ann) {
        String seats = "[" + Visitor.me() + "," + OPEN + ",{\"kind\":\"invited\"}," + BOT + "]";
        String body = "{\"id\":\"w\",\"game\":\"archaeology\",\"seats\":" + seats + "}";
        Json opened = ann.post("/api/tables", body).expect(201).json();
        keep("opened", "Opened", opened);
        asked(ann, "waiting", "Table", "tables/" + opened.get("table").string());
        asked(ann, "lobby", "Tables", "tables");
    }

    private String playing(Visitor ann) throws IOException, InterruptedException {
        String table = ann.open(CommandsTest.TWO_OF_MINE, ",\"hints\":true");
        String path = "tables/" + table;
        int decider = ann.state(table).get("decider").number(0, 1);
        asked(ann, "playing", "Table", path + "?seat=" + decider);
        asked(ann, "mine", "Tables", "mine");
        draft(ann, "preview", "Preview", path, "[\"end\"]");
        draft(ann, "refusing", "RefusedPreview", path, "[\"end\",\"end\"]");
        keep(
                "hint",
                "Hints",
                ann.post("/api/" + path + "/hint", "{\"seat\":" + decider + "}")
                        .expect(200)
                        .json());
        try (StreamReader streamReader = StreamReader.at(ann, table, 3)) {
            ann.act(table, "say", "\"text\":\"hello\"").expect(200);
            ann.play(table, ScriptedChoices.lastMoves(ann, table)).expect(200);
            for (StreamReader.Heard heard : streamReader.next(2)) {
                Json news = Json.parse(heard.news());
                keep("news" + news.get("number").number(1, 99), "News", news);
            }
        }
        return table;
    }

    /// Another pace is offered, and news of it are heard.
    private void paced(Visitor ann, int port) throws IOException, InterruptedException {
        try (Visitor ben = Visitor.named(port, "Ben")) {
            String table = ann.open("[" + Visitor.me() + "," + OPEN + "]", "");
            ben.sit(table).expect(200);
            try (StreamReader streamReader = StreamReader.at(ann, table, 4)) {
                ben.act(table, "pace", "\"pace\":{\"kind\":\"days\",\"days\":3}").expect(200);
                keep("paceNews", "News", Json.parse(streamReader.next(1).getFirst().news()));
            }
            asked(ann, "paceLog", "Log", path(table) + "/log");
        }
    }

    private static String path(String table) {
        return "tables/" + table;
    }

    private void draft(Visitor ann, String name, String type, String path, String moves) {
        String body = "{\"moves\":" + moves + "}";
        keep(name, type, ann.post("/api/" + path + "/preview", body).expect(200).json());
    }

    private void over(Visitor ann, String table) {
        while (!ann.state(table).get("status").string().equals("over")) {
            ann.play(table, ScriptedChoices.lastMoves(ann, table)).expect(200);
        }
        String path = "tables/" + table;
        asked(ann, "over", "Table", path);
        asked(ann, "log", "Log", path + "/log");
        asked(ann, "moments", "Moments", path + "/moments?from=0&to=40&as=open");
        asked(ann, "fairness", "Fairness", path + "/fairness");
        asked(ann, "records", "Records", "records");
    }
}
