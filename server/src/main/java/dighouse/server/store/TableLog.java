package dighouse.server.store;

import dighouse.server.store.Append.Outcome;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;

/// The log of all tables. The primary key (table, number) decides who appends first.
public final class TableLog {
    private static final int ALL = Integer.MAX_VALUE;

    private final Writer writer;
    private final ReadConnections readConnections;

    TableLog(Writer writer, ReadConnections readConnections) {
        this.writer = writer;
        this.readConnections = readConnections;
    }

    /// Appends events, and returns once they are durable.
    ///
    /// @throws StoreFault if they could not be stored, all or none; it says whether they may be
    ///   there
    public Outcome append(Append append) {
        return writer.write(new Appending(append));
    }

    /// Recognises its work later by the command that it stores.
    private record Appending(Append append) implements Writer.Traceable<Outcome> {
        @Override
        public Outcome run(SqlSession sqlSession) throws SQLException {
            return TableLog.append(sqlSession, append);
        }

        @Override
        public boolean leavesTrace(Outcome outcome) {
            return outcome instanceof Outcome.Kept;
        }

        @Override
        public boolean isThere(SqlSession sqlSession) throws SQLException {
            return !answer(sqlSession, append.sender()).isEmpty();
        }
    }

    /// The events after this number, in order.
    public List<StoredEvent> after(String table, int number) {
        return readConnections.read(sqlSession -> after(sqlSession, table, number, ALL));
    }

    /// The first events after this number, in order.
    public List<StoredEvent> after(String table, int number, int most) {
        return readConnections.read(sqlSession -> after(sqlSession, table, number, most));
    }

    /// All events of a table, read through the writing connection: by then a commit whose answer
    /// was lost has been done or undone for good.
    public List<StoredEvent> settled(String table) {
        return writer.write(sqlSession -> after(sqlSession, table, 0, ALL));
    }

    private static List<StoredEvent> after(
            SqlSession sqlSession, String table, int number, int most) throws SQLException {
        return sqlSession.list(
                TableLog::event,
                """
                SELECT number, at, house_at, body FROM event
                WHERE table_id = ? AND number > ? ORDER BY number LIMIT ?\
                """,
                table,
                number,
                most);
    }

    private static StoredEvent event(ResultSet row) throws SQLException {
        return new StoredEvent(row.getInt(1), row.getLong(2), row.getLong(3), row.getString(4));
    }

    /// All tables there ever were, also those whose log has gaps.
    public List<String> tables() {
        return readConnections.read(sqlSession ->
                sqlSession.list(
                        row -> row.getString(1),
                        """
                        SELECT table_id FROM event UNION SELECT table_id FROM card
                        ORDER BY table_id\
                        """));
    }

    /// The answer to a command; empty if it was not carried out.
    public List<String> answer(Append.Sender sender) {
        return readConnections.read(sqlSession -> answer(sqlSession, sender));
    }

    private static Outcome append(SqlSession sqlSession, Append append) throws SQLException {
        Append.Sender sender = append.sender();
        int fresh =
                sqlSession.change(
                        """
                        INSERT INTO command (sender, id, answer, at) VALUES (?, ?, ?, ?)
                        ON CONFLICT DO NOTHING\
                        """,
                        sender.who(),
                        sender.command(),
                        append.answer(),
                        append.at());
        if (fresh == 0) {
            return new Outcome.Repeated(answer(sqlSession, sender).getFirst());
        }
        int number = append.seen();
        for (String body : append.bodies()) {
            number++;
            if (add(sqlSession, append, number, body) == 0) {
                sqlSession.change(
                        "DELETE FROM command WHERE sender = ? AND id = ?",
                        sender.who(),
                        sender.command());
                return new Outcome
                        .Taken(); // the first number is taken: the others follow it without a gap
            }
        }
        keepBeside(sqlSession, append, number);
        return new Outcome.Kept(number);
    }

    private static int add(SqlSession sqlSession, Append append, int number, String body)
            throws SQLException {
        return sqlSession.change(
                """
                INSERT INTO event (table_id, number, at, house_at, body)
                VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING\
                """,
                append.table(),
                number,
                append.at(),
                append.serverAt(),
                body);
    }

    private static List<String> answer(SqlSession sqlSession, Append.Sender sender)
            throws SQLException {
        return sqlSession.list(
                row -> row.getString(1),
                "SELECT answer FROM command WHERE sender = ? AND id = ?",
                sender.who(),
                sender.command());
    }

    private static void keepBeside(SqlSession sqlSession, Append append, int number)
            throws SQLException {
        if (append.changes().card() != null) {
            keep(sqlSession, append, append.changes().card());
        }
        for (Append.Sitting sitting : append.changes().sittings()) {
            keep(sqlSession, append, sitting);
        }
        if (append.changes().remark() != null) {
            sqlSession.change(
                    "INSERT INTO chat (table_id, number, person, text) VALUES (?, ?, ?, ?)",
                    append.table(),
                    number,
                    append.changes().remark().person(),
                    append.changes().remark().text());
        }
        if (append.changes().missionWon() != null) {
            sqlSession.change(
                    """
                    INSERT INTO mission (person, game, edition, mission, table_id, at)
                    VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING\
                    """,
                    append.changes().missionWon().person(),
                    append.changes().missionWon().game(),
                    append.changes().missionWon().edition(),
                    append.changes().missionWon().mission(),
                    append.table(),
                    append.at());
        }
    }

    private static void keep(SqlSession sqlSession, Append append, Append.Card card)
            throws SQLException {
        Append.Listing listing = card.listing();
        sqlSession.change(
                """
                INSERT INTO card (table_id, game, status, visibility, watching, pace,
                created, changed, body)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (table_id) DO UPDATE SET status = excluded.status,
                visibility = excluded.visibility, watching = excluded.watching,
                pace = excluded.pace, changed = excluded.changed, body = excluded.body\
                """,
                append.table(),
                listing.game(),
                listing.status(),
                listing.visibility(),
                listing.watching(),
                listing.pace(),
                append.at(),
                append.at(),
                card.body());
    }

    private static void keep(SqlSession sqlSession, Append append, Append.Sitting sitting)
            throws SQLException {
        if (sitting.person().isEmpty()) {
            sqlSession.change(
                    "DELETE FROM sitting WHERE table_id = ? AND seat = ?",
                    append.table(),
                    sitting.seat());
            return;
        }
        int stays =
                sqlSession.change(
                        """
                        UPDATE sitting SET waiting = ?, since = ?
                        WHERE table_id = ? AND seat = ? AND person = ?\
                        """,
                        sitting.waiting() ? 1 : 0,
                        append.at(),
                        append.table(),
                        sitting.seat(),
                        sitting.person());
        if (stays == 0) {
            sitDown(sqlSession, append, sitting);
        }
    }

    private static void sitDown(SqlSession sqlSession, Append append, Append.Sitting sitting)
            throws SQLException {
        sqlSession.change(
                """
                INSERT INTO sitting (table_id, seat, person, waiting, since)
                VALUES (?, ?, ?, ?, ?)
                ON CONFLICT (table_id, seat) DO UPDATE SET person = excluded.person,
                waiting = excluded.waiting, since = excluded.since\
                """,
                append.table(),
                sitting.seat(),
                sitting.person(),
                sitting.waiting() ? 1 : 0,
                append.at());
    }
}
