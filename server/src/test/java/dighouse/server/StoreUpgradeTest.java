package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Json;
import dighouse.server.hall.StoreCheck;
import dighouse.server.store.StoreVersions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A store that an earlier program wrote opens, and the lobby answers as before.
///
/// `stores/version-5.sql` was written by the last program whose cards had no columns for pace and
/// watching; the expected answers are those that it gave.
class StoreUpgradeTest extends OnEveryStore {
    private static final Path KEPT = Path.of("src/test/resources/stores/version-5.sql");
    private static final String TABLE = "-- ([a-z0-9_]{16}) (.*)";

    @TempDir Path folder;
    private final Map<String, String> tables = new LinkedHashMap<>(); // what they are, by id

    @BeforeEach
    void lay() throws IOException, SQLException {
        String kept = Files.readString(KEPT);
        kept.lines()
                .filter(line -> line.matches(TABLE))
                .forEach(line -> tables.put(line.substring(3, 19), line.substring(20)));
        lay(List.of(kept.split(";\n")));
    }

    private void lay(List<String> commands) throws SQLException {
        StoreVersions.make(StoreForTests.current().database(folder), 5, commands);
    }

    private List<String> lobby(Visitor visitor, String query) {
        List<String> listed = new ArrayList<>();
        Json answer = visitor.get("/api/tables?" + query).expect(200).json();
        for (Json card : answer.get("tables").array()) {
            listed.add(tables.get(card.get("table").string()));
        }
        return listed;
    }

    @Test
    void theLobbyFiltersOldCardsAsBefore() {
        String agreed = "playing days public, changed from untimed";
        try (Server server = ServerForTests.open(folder);
                Visitor ann = new Visitor(server.port())) {
            assertThat(lobby(ann, "status=open"))
                    .containsExactly(
                            "open live link",
                            "open live public",
                            "open days link",
                            "open days public",
                            "open untimed link",
                            "open untimed public");
            assertThat(lobby(ann, "status=open&pace=live"))
                    .containsExactly("open live link", "open live public");
            assertThat(lobby(ann, "status=open&pace=days&game=thebes"))
                    .containsExactly("open days link", "open days public");
            assertThat(lobby(ann, "status=playing"))
                    .containsExactly(
                            agreed,
                            "playing live public",
                            "playing days public",
                            "playing untimed public");
            assertThat(lobby(ann, "status=playing&pace=untimed"))
                    .containsExactly("playing untimed public");
            assertThat(lobby(ann, "status=playing&pace=days"))
                    .containsExactly(agreed, "playing days public");
            assertThat(lobby(ann, "status=playing&pace=live"))
                    .containsExactly("playing live public");
            assertThat(lobby(ann, "status=over"))
                    .containsExactly("over live public", "over days public", "over untimed public");
            assertThat(lobby(ann, "status=over&pace=days&game=thebes"))
                    .containsExactly("over days public");
            assertThat(lobby(ann, "status=over&pace=live&game=thebes")).isEmpty();
        }
    }

    @Test
    void everyOldTableIsFolded() {
        StoreCheck check;
        try (Server server = ServerForTests.open(folder);
                Visitor ann = new Visitor(server.port())) {
            for (String table : tables.keySet()) {
                assertThat(ann.get("/api/tables/" + table).status()).as(table).isIn(200, 404);
            }
            assertThat(server.storeName()).isNotEmpty();
        }
        check =
                StoreMaintenance.check(
                        ServerForTests.settings(folder)
                                .set("postgres-url", StoreForTests.current().url(folder))
                                .set("postgres-user", "postgres")
                                .set("postgres-password", "postgres")
                                .read());
        assertThat(check.tables()).isEqualTo(tables.size());
        assertThat(check.stopped()).isEmpty();
    }

    @Test
    void aDamagedCardStopsNoUpgrade() throws SQLException {
        lay(
                List.of(
                        "UPDATE card SET body = replace(body, '}', '')"
                                + " WHERE status = 'playing' AND body LIKE '%\"live\"%'"));
        try (Server server = ServerForTests.open(folder);
                Visitor ann = new Visitor(server.port())) {
            assertThat(lobby(ann, "status=playing&pace=live")).isEmpty();
            assertThat(lobby(ann, "status=over&pace=live")).containsExactly("over live public");
        }
    }

    /// An old card gets its columns anew when the table changes.
    @Test
    void aChangeAtAnOldTableIsListedAnew() {
        try (Server server = ServerForTests.open(folder);
                Visitor ann = Visitor.named(server.port(), "Ann")) {
            String open = lobbyId(ann, "status=open&pace=live");
            ann.sit(open).expect(200);

            assertThat(lobby(ann, "status=open&pace=live")).containsExactly("open live public");
            assertThat(lobby(ann, "status=playing&pace=live"))
                    .as("only those may watch who have the link")
                    .containsExactly("playing live public");
        }
    }

    private static String lobbyId(Visitor visitor, String query) {
        return visitor.get("/api/tables?" + query)
                .json()
                .get("tables")
                .array()
                .getFirst()
                .get("table")
                .string();
    }
}
