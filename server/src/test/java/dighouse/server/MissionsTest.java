package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Json;
import java.nio.file.Path;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Missions are unlocked in order, and tried again with the same chance.
class MissionsTest {
    @TempDir Path folder;

    @Test
    void aMissionOpensWhenTheOneBeforeIsWon() throws SQLException {
        String cookie;
        try (Server server = ServerForTests.open(folder);
                Visitor ann = Visitor.named(server.port(), "Ann");
                Visitor eve = new Visitor(server.port())) {
            assertThat(ann.get("/api/missions").expect(200).text())
                    .contains("{\"game\":\"marajoara\",\"edition\":\"en\",\"mission\":1,\"of\":8}");
            eve.get("/api/missions").expect(401);
            Visitor.Answer locked = ann.post("/api/tables?lang=fr", mission(2, "a")).expect(403);
            assertThat(locked.error()).isEqualTo("missionLocked");
            assertThat(locked.json().get("text").string()).contains("gagnez d’abord la mission 1");
            ann.post("/api/tables", mission(1, "b")).expect(201);
            ann.post("/api/tables", mission(9, "c")).expect(400);

            cookie = ann.cookie();
        }
        // Winning takes a good player, so the result is written to the store.
        StoreForTests.change(
                folder,
                "INSERT INTO mission (person, game, edition, mission, table_id, at)"
                        + " SELECT id, 'marajoara', 'en', 1, 't', 0 FROM person");
        try (Server server = ServerForTests.open(folder);
                Visitor ann = new Visitor(server.port(), cookie)) {
            assertThat(ann.get("/api/missions").expect(200).text()).contains("\"mission\":2");
            ann.post("/api/tables", mission(2, "d")).expect(201);
            ann.post("/api/tables", mission(3, "e")).expect(403);
        }
    }

    private static String mission(int number, String id) {
        return "{\"id\":\""
                + id
                + "\",\"game\":\"marajoara\",\"edition\":\"en\",\"mission\":"
                + number
                + ",\"seats\":["
                + Visitor.me()
                + "]}";
    }

    @Test
    void theSameMissionAgainHasTheSameChance() {
        try (Server server = ServerForTests.open(folder);
                Visitor ann = Visitor.named(server.port(), "Ann");
                Visitor ben = Visitor.named(server.port(), "Ben")) {
            String first =
                    ann.post("/api/tables", mission(1, "a"))
                            .expect(201)
                            .json()
                            .get("table")
                            .string();
            String again = "{\"id\":\"b\",\"missionAgain\":\"" + first + "\"}";
            assertThat(ann.post("/api/tables", again).expect(409).error()).isEqualTo("notEnded");
            Json start = ann.state(first);
            ann.act(first, "concede", "").expect(200);
            ben.post("/api/tables", again).expect(403);

            String second = ann.post("/api/tables", again).expect(201).json().get("table").string();

            Json restart = ann.state(second);
            assertThat(second).isNotEqualTo(first);
            assertThat(restart.get("commitment").string())
                    .isEqualTo(start.get("commitment").string());
            assertThat(restart.get("view").compact()).isEqualTo(start.get("view").compact());
        }
    }
}
