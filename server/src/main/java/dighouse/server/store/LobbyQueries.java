package dighouse.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// Queries over many tables at once: the lobby, a person's tables, their missions; also the stored
/// server time.
public final class LobbyQueries {
    private static final String CARD =
            "SELECT c.table_id, c.status, c.created, c.changed, c.body FROM card c ";

    private static final String TRY =
            """
            INSERT INTO command (sender, id, answer, at) VALUES ('', 'try', ?, ?)
            ON CONFLICT (sender, id) DO UPDATE SET answer = excluded.answer\
            """;
    private static final String LARGE = "-".repeat(32_768); // more than a command needs

    private final Writer writer;
    private final ReadConnections readConnections;

    LobbyQueries(Writer writer, ReadConnections readConnections) {
        this.writer = writer;
        this.readConnections = readConnections;
    }

    /// A table as lists show it.
    ///
    /// @param body the part that every list shows, as JSON
    public record CardRow(String table, String status, long created, long changed, String body) {}

    /// Which tables of the lobby to list.
    ///
    /// @param game empty for all
    /// @param pace its kind; empty for all
    public record Filter(String status, String game, String pace) {
        /// The condition as SQL. Once the seats are taken, the lobby shows a table only if
        /// everybody may watch it.
        private String sql() {
            return "WHERE c.status = ? AND c.visibility = 'public'"
                    + (game.isEmpty() ? "" : " AND c.game = ?")
                    + (pace.isEmpty() ? "" : " AND c.pace = ?")
                    + (status.equals("open") ? "" : " AND c.watching = 'public'");
        }

        /// The values for its question marks.
        private List<Object> values() {
            List<Object> values = new ArrayList<>(List.of(status));
            Stream.of(game, pace).filter(each -> !each.isEmpty()).forEach(values::add);
            return values;
        }
    }

    /// Public tables of a status, the newest first.
    ///
    /// @param skipped how many of the newest to leave out
    public List<CardRow> lobby(Filter filter, int skipped, int most) {
        List<Object> values = filter.values();
        values.addAll(List.of(most, skipped));
        return readConnections.read(session ->
                session.list(
                        LobbyQueries::card,
                        CARD
                                + filter.sql()
                                + " ORDER BY c.changed DESC, c.table_id LIMIT ? OFFSET ?",
                        values.toArray()));
    }

    /// The games of a person that ended before a time, the newest first.
    public List<CardRow> finishedOf(String person, long before, int most) {
        return readConnections.read(session ->
                session.list(
                        LobbyQueries::card,
                        CARD
                                + "WHERE c.status = 'over' AND c.changed < ? AND c.table_id IN"
                                + " (SELECT table_id FROM sitting WHERE person = ?)"
                                + " ORDER BY c.changed DESC LIMIT ?",
                        before,
                        person,
                        most));
    }

    /// The tables at which a person sits: first those that wait for them, the longest waiting
    /// ahead.
    public List<CardRow> tablesOf(String person, int most) {
        return readConnections.read(session ->
                session.list(
                        LobbyQueries::card,
                        CARD
                                + "JOIN (SELECT table_id, MAX(waiting) AS waiting,"
                                + " MIN(since) AS since FROM sitting WHERE person = ?"
                                + " GROUP BY table_id) s ON s.table_id = c.table_id"
                                + " ORDER BY s.waiting DESC, s.since LIMIT ?",
                        person,
                        most));
    }

    /// The tables that wait for a person, the longest waiting first.
    public List<String> waitingFor(String person) {
        return readConnections.read(session ->
                session.list(
                        row -> row.getString(1),
                        """
                        SELECT s.table_id FROM sitting s
                        JOIN card c ON c.table_id = s.table_id
                        WHERE s.person = ? AND s.waiting = 1 AND c.status = 'playing'
                        ORDER BY s.since\
                        """,
                        person));
    }

    /// Running games in which no person must decide, so a bot must.
    public List<String> tablesThatWaitForNobody() {
        return readConnections.read(session ->
                session.list(
                        row -> row.getString(1),
                        """
                        SELECT c.table_id FROM card c WHERE c.status = 'playing'
                        AND NOT EXISTS (SELECT 1 FROM sitting s
                        WHERE s.table_id = c.table_id AND s.waiting = 1)
                        ORDER BY c.changed DESC\
                        """));
    }

    /// Running games with a clock.
    public List<String> timedTables() {
        return readConnections.read(session ->
                session.list(
                        row -> row.getString(1),
                        """
                        SELECT table_id FROM card WHERE status = 'playing' AND pace <> 'untimed'\
                        """));
    }

    /// A mission that a person won.
    public record MissionRow(String game, String edition, int mission, String table, long at) {}

    public List<MissionRow> missionsOf(String person) {
        return readConnections.read(session ->
                session.list(
                        row ->
                                new MissionRow(
                                        row.getString(1),
                                        row.getString(2),
                                        row.getInt(3),
                                        row.getString(4),
                                        row.getLong(5)),
                        """
                        SELECT game, edition, mission, table_id, at FROM mission
                        WHERE person = ? ORDER BY game, edition, mission\
                        """,
                        person));
    }

    /// A remark at a table.
    public record RemarkRow(int number, String person, String text) {}

    public List<RemarkRow> remarks(String table) {
        return remarks(table, 0, Integer.MAX_VALUE);
    }

    /// The remarks at a table after one event, up to another one.
    public List<RemarkRow> remarks(String table, int after, int last) {
        return readConnections.read(session ->
                session.list(
                        row -> new RemarkRow(row.getInt(1), row.getString(2), row.getString(3)),
                        """
                        SELECT number, person, text FROM chat
                        WHERE table_id = ? AND number > ? AND number <= ? ORDER BY number\
                        """,
                        table,
                        after,
                        last));
    }

    /// The stored server time in milliseconds.
    public long serverMillis() {
        List<Long> rows =
                readConnections.read(session ->
                        session.list(
                                row -> row.getLong(1),
                                "SELECT millis FROM house_clock WHERE one = 1"));
        return rows.isEmpty() ? 0 : rows.getFirst();
    }

    /// Whether the last write failed.
    public boolean isStoreFailing() {
        return writer.health().isFailing();
    }

    /// Stores the server time. While the store fails, this is also how the server tries whether it
    /// is back: it writes as much as a large command would, because the time alone fits even on a
    /// full disk.
    public void keepServerMillis(long millis) {
        boolean tried = isStoreFailing();
        writer.write(session -> {
            if (tried) {
                session.change(TRY, LARGE, millis);
            }
            return session.change(
                    """
                    INSERT INTO house_clock (one, millis) VALUES (1, ?)
                    ON CONFLICT (one) DO UPDATE SET millis = excluded.millis\
                    """,
                    millis);
        });
        if (tried) {
            writer.write(session -> session.change("DELETE FROM command WHERE sender = ''"));
        }
    }

    private static CardRow card(ResultSet row) throws SQLException {
        return new CardRow(
                row.getString(1),
                row.getString(2),
                row.getLong(3),
                row.getLong(4),
                row.getString(5));
    }
}
