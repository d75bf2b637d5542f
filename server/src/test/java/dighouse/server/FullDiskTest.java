package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Json;
import dighouse.server.store.Database;
import dighouse.server.store.SqliteDatabase;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A disk without room: SQLite itself reports that it is full, in the middle of its work.
class FullDiskTest {
    private static final int MOST_MOVES = 500; // that find room in existing pages
    private static final int SPACIOUS = 1_000_000; // pages

    @TempDir Path folder;

    @Test
    void whatFindsNoRoomIsRefusedAndDoneOnceThereIsRoomAgain() throws SQLException {
        SmallDisk disk = new SmallDisk();
        Database database =
                new WrappedDatabase(new SqliteDatabase(folder.resolve("house.db")), disk::use);
        try (Server server = new Server(ServerForTests.settings(folder).read(), database);
                Visitor ann = Visitor.named(server.port(), "Ann")) {
            String table = ann.open(CommandsTest.TWO_OF_MINE, "");
            disk.fill();

            String refused = playUntilRefused(ann, table);
            Json before = ann.state(table);
            ann.post("/api/tables/" + table + "/moves", refused).expect(503);
            ann.get("/ready").expect(503);
            ann.get("/health").expect(200);
            assertThat(ann.state(table).compact()).isEqualTo(before.compact());
            assertThat(ann.get("/api/tables/" + table + "/log").status()).isEqualTo(200);

            disk.makeRoom();
            ann.get("/ready").expect(200);
            Json done = ann.post("/api/tables/" + table + "/moves", refused).expect(200).json();
            assertThat(done.get("before").bool()).isFalse();
            assertThat(number(done)).isEqualTo(number(before) + 1);
        }
        assertThat(StoreMaintenance.check(ServerForTests.settings(folder).read()).stopped())
                .isEmpty();
    }

    /// The first command for which there was no room.
    private static String playUntilRefused(Visitor ann, String table) {
        for (int i = 0; i < MOST_MOVES; i++) {
            String body =
                    "{\"id\":\"full"
                            + i
                            + "\",\"seen\":"
                            + number(ann.state(table))
                            + ",\"moves\":"
                            + Visitor.quoted(ScriptedChoices.lastMoves(ann, table))
                            + "}";
            Visitor.Answer answer = ann.post("/api/tables/" + table + "/moves", body);
            if (answer.status() != 200) {
                assertThat(answer.expect(503).error()).isEqualTo("storeFails");
                return body;
            }
        }
        throw new AssertionError("the disk never was full");
    }

    private static int number(Json json) {
        return json.get("number").number(1, Integer.MAX_VALUE);
    }

    /// Limits how far a store can grow.
    private static final class SmallDisk {
        private final AtomicReference<Connection> writer = new AtomicReference<>();
        private volatile int pages = SPACIOUS;

        /// Gives a connection of the writer as much room as is left.
        Connection use(Connection connection) throws SQLException {
            writer.set(connection);
            limit(pages);
            return connection;
        }

        /// Leaves no room for another page.
        void fill() throws SQLException {
            try (Statement statement = writer.get().createStatement();
                    ResultSet used = statement.executeQuery("PRAGMA page_count")) {
                used.next();
                limit(used.getInt(1));
            }
        }

        /// Makes room for the next connection: a full disk has cost the writer the one it had.
        void makeRoom() {
            pages = SPACIOUS;
        }

        private void limit(int most) throws SQLException {
            pages = most;
            try (Statement statement = writer.get().createStatement()) {
                statement.execute("PRAGMA max_page_count = " + most);
            }
        }
    }
}
