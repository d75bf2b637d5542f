package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Json;
import dighouse.server.store.Database;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Commands that race, repeat, or meet a failing store.
class CommandsTest extends OnEveryStore {
    static final String TWO_OF_MINE =
            "["
                    + Visitor.me()
                    + ",{\"kind\":\"guest\",\"name\":\"Bob\",\"contribution\":\""
                    + Visitor.CONTRIBUTION
                    + "\"}]";

    @TempDir Path folder;

    @Test
    void ofEightThatChooseUponTheSameEventOneWinsAndTheOthersAreTold() throws Exception {
        try (Server server = ServerForTests.open(folder);
                Visitor ann = Visitor.named(server.port(), "Ann");
                ExecutorService eight = Executors.newFixedThreadPool(8)) {
            String table = ann.open(TWO_OF_MINE, "");
            Json state = ann.state(table);
            String body = moves(state, ScriptedChoices.lastMoves(ann, table));
            List<Callable<Visitor.Answer>> calls = new ArrayList<>();
            for (int i = 0; i < 8; i++) {
                String each = body.replace("ID", "race" + i);
                calls.add(() -> ann.post("/api/tables/" + table + "/moves", each));
            }

            List<Integer> statuses = new ArrayList<>();
            for (Future<Visitor.Answer> answer : eight.invokeAll(calls)) {
                statuses.add(answer.get().status());
            }

            assertThat(statuses).containsOnly(200, 409);
            assertThat(statuses.stream().filter(status -> status == 200)).hasSize(1);
        }
    }

    @Test
    void theSameCommandTenTimesIsOneEventAlsoOverARestart() {
        String table;
        String body;
        String cookie;
        int number;
        try (Server server = ServerForTests.open(folder);
                Visitor ann = Visitor.named(server.port(), "Ann")) {
            cookie = ann.cookie();
            table = ann.open(TWO_OF_MINE, "");
            body =
                    moves(ann.state(table), ScriptedChoices.lastMoves(ann, table))
                            .replace("ID", "once");
            for (int i = 0; i < 5; i++) {
                ann.post("/api/tables/" + table + "/moves", body).expect(200);
            }
            number = number(ann.state(table));
        }
        try (Server server = ServerForTests.open(folder);
                Visitor ann = new Visitor(server.port(), cookie)) {
            for (int i = 0; i < 5; i++) {
                Visitor.Answer answer =
                        ann.post("/api/tables/" + table + "/moves", body).expect(200);
                assertThat(answer.json().get("before").bool()).isTrue();
                assertThat(number(answer.json())).isEqualTo(number);
            }
            assertThat(number(ann.state(table))).isEqualTo(number);
        }
    }

    @Test
    void aPreviewThatARuleIsAgainstAnswersWithTheRule() {
        try (Server server = ServerForTests.open(folder);
                Visitor ann = Visitor.named(server.port(), "Ann")) {
            String table = ann.open(TWO_OF_MINE, "");
            int decider = ann.state(table).get("decider").number(0, 1);
            // whatever was dug first: nobody has three maps yet
            String draft = "{\"seat\":" + decider + ",\"moves\":[\"explore large\"]}";

            Json answer =
                    ann.post("/api/tables/" + table + "/preview?lang=fr", draft).expect(200).json();

            assertThat(answer.has("view")).isFalse();
            assertThat(answer.get("number").number(1, 99)).isEqualTo(number(ann.state(table)));
            assertThat(answer.get("refusal").get("rule").string()).startsWith("ARC-");
            assertThat(answer.get("refusal").get("text").string()).isNotEmpty();
        }
    }

    @Test
    void aTableWhoseEventsDoNotAddUpIsSetAsideAndAllOthersServe() throws SQLException {
        String bad;
        String good;
        String cookie;
        try (Server server = ServerForTests.open(folder);
                Visitor ann = Visitor.named(server.port(), "Ann")) {
            cookie = ann.cookie();
            bad = ann.open(TWO_OF_MINE, "");
            good = ann.open(TWO_OF_MINE, "");
        }
        StoreForTests.damage(folder, bad);
        try (Server server = ServerForTests.open(folder);
                Visitor ann = new Visitor(server.port(), cookie)) {
            Visitor.Answer answer =
                    ann.act(bad, "moves", "\"seen\":9,\"moves\":[\"end\"]").expect(503);
            assertThat(answer.error()).isEqualTo("tableSetAside");
            ann.play(good, ScriptedChoices.lastMoves(ann, good)).expect(200);
        }
    }

    @Test
    void aMoveThatCannotBeKeptIsRefusedAndNothingIsHalfDone() {
        AtomicBoolean fails = new AtomicBoolean();
        Database database =
                WrappedDatabase.troubled(
                        store.database(folder),
                        () -> {
                            if (fails.get()) {
                                throw new SQLException("disk full");
                            }
                        });
        try (Server server = new Server(ServerForTests.settings(folder).read(), database);
                Visitor ann = Visitor.named(server.port(), "Ann")) {
            String table = ann.open(TWO_OF_MINE, "");
            Json before = ann.state(table);
            String body =
                    moves(before, ScriptedChoices.lastMoves(ann, table)).replace("ID", "again");

            fails.set(true);
            Visitor.Answer refused = ann.post("/api/tables/" + table + "/moves", body).expect(503);
            assertThat(refused.error()).isEqualTo("storeFails");
            fails.set(false);
            assertThat(ann.state(table).compact()).isEqualTo(before.compact());

            Visitor.Answer done = ann.post("/api/tables/" + table + "/moves", body).expect(200);
            assertThat(done.json().get("before").bool()).isFalse();
            assertThat(number(done.json())).isEqualTo(number(before) + 1);
        }
    }

    private static String moves(Json state, List<String> moves) {
        return "{\"id\":\"ID\",\"seen\":"
                + number(state)
                + ",\"moves\":"
                + Visitor.quoted(moves)
                + "}";
    }

    private static int number(Json json) {
        return json.get("number").number(1, Integer.MAX_VALUE);
    }
}
