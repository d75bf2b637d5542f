package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Xoshiro;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Malformed and hostile requests are refused clearly, change nothing and leave nothing behind.
class FuzzTest {
    private static final long MEGABYTE = 1 << 20;

    @TempDir Path folder;

    @Test
    void fiveThousandHostileRequestsAreRefusedAndChangeNothing() throws SQLException {
        attack(5_000, 7);
    }

    @Test
    @Tag("full")
    void aHundredThousandHostileRequestsAreRefusedAndChangeNothing() throws SQLException {
        attack(100_000, 8);
    }

    private void attack(int requests, long seed) throws SQLException {
        HostileRequests hostile;
        String table;
        try (Server server = ServerForTests.open(folder);
                Visitor ann = Visitor.named(server.port(), "Ann");
                Visitor ben = Visitor.named(server.port(), "Ben");
                Visitor eve = Visitor.named(server.port(), "Eve")) {
            table = ann.open("[" + Visitor.me() + ",{\"kind\":\"open\"}]", "");
            ben.sit(table).expect(200);
            hostile = new HostileRequests(new Xoshiro(seed), table, ann.cookie(), eve.cookie());
        }
        List<String> before = rows();
        try (Server server = ServerForTests.open(folder);
                Visitor ann = new Visitor(server.port(), hostile.cookie())) {
            RawConnection wire = new RawConnection(server.port());
            long used;
            int answered;
            ByteArrayOutputStream logged = new ByteArrayOutputStream();
            PrintStream standardError = System.err;
            System.setErr(new PrintStream(logged, true, StandardCharsets.UTF_8));
            try {
                answered = send(hostile, wire, requests / 2);
                used = usedBytes();
                answered += send(hostile, wire, requests - requests / 2);
            } finally {
                System.setErr(standardError);
            }
            assertThat(logged.toString(StandardCharsets.UTF_8))
                    .as("a log that anybody can fill")
                    .isEmpty();
            assertThat(refusals(server)).as("counted").isBetween((long) answered, (long) requests);

            long grown = usedBytes() - used;
            assertThat(grown).isLessThan(24 * MEGABYTE);
            System.out.println(
                    requests + " hostile requests; memory grew by " + grown / 1024 + " kB.");
            ann.get("/api/tables/" + table).expect(200);
        }
        assertThat(rows()).isEqualTo(before);
    }

    /// How many requests were refused, by the metrics.
    private static long refusals(Server server) {
        return ServerForTests.metrics(server)
                .lines()
                .filter(line -> line.startsWith("dighouse_requests_seconds_count"))
                .filter(line -> line.contains("status=\"4"))
                .mapToLong(
                        line -> (long) Double.parseDouble(line.substring(line.indexOf("} ") + 2)))
                .sum();
    }

    /// Sends this many.
    ///
    /// @return how many of them got an answer
    private static int send(HostileRequests hostile, RawConnection wire, int requests) {
        int answered = 0;
        for (int i = 0; i < requests; i++) {
            byte[] request = hostile.next();
            RawConnection.Heard heard = wire.send(request);
            String asked = new String(request, StandardCharsets.ISO_8859_1);
            String shown =
                    asked.substring(0, Math.min(asked.length(), 400)) + "\n => " + heard.text();
            assertThat(heard.status())
                    .as(shown)
                    .satisfiesAnyOf(
                            status -> assertThat(status).isBetween(400, 499),
                            status -> assertThat(status).as("closed without a word").isZero());
            assertThat(heard.body()).as(shown).doesNotContain("Exception").doesNotContain("\tat ");
            if (heard.text().contains("application/json")) {
                assertThat(heard.body()).as(shown).contains("\"text\":\"");
            }
            answered += heard.status() > 0 ? 1 : 0;
        }
        return answered;
    }

    private static long usedBytes() {
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }

    /// All rows of the store, except the time of day and the number of starts.
    private List<String> rows() throws SQLException {
        List<String> rows = new ArrayList<>();
        try (Connection connection = StoreForTests.current().database(folder).openReader();
                Statement statement = connection.createStatement()) {
            List<String> tables = new ArrayList<>();
            try (ResultSet names =
                    statement.executeQuery(
                            "SELECT name FROM sqlite_master WHERE type = 'table'"
                                    + " AND name NOT IN ('house_clock', 'holder') ORDER BY name")) {
                while (names.next()) {
                    tables.add(names.getString(1));
                }
            }
            for (String table : tables) {
                dump(statement, table, rows);
            }
        }
        return rows;
    }

    private static void dump(Statement statement, String table, List<String> rows)
            throws SQLException {
        try (ResultSet result = statement.executeQuery("SELECT * FROM " + table)) {
            int columns = result.getMetaData().getColumnCount();
            while (result.next()) {
                StringBuilder row = new StringBuilder(table);
                for (int i = 1; i <= columns; i++) {
                    row.append('|').append(result.getString(i));
                }
                rows.add(row.toString());
            }
        }
    }
}
