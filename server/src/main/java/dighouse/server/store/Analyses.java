package dighouse.server.store;

import java.util.List;
import java.util.Optional;

/// Keeps what bots think of finished tables, because it takes long to compute.
public final class Analyses {
    private final Writer writer;
    private final ReadConnections readConnections;

    Analyses(Writer writer, ReadConnections readConnections) {
        this.writer = writer;
        this.readConnections = readConnections;
    }

    /// The analysis of a table as JSON; empty if there is none yet.
    public Optional<String> of(String table) {
        List<String> rows =
                readConnections.read(session ->
                        session.list(
                                row -> row.getString(1),
                                "SELECT body FROM analysis WHERE table_id = ?",
                                table));
        return rows.stream().findFirst();
    }

    /// Stores an analysis. One that is there already stays, since it says the same.
    public void keep(String table, String body, long at) {
        writer.write(session ->
                session.change(
                        """
                        INSERT INTO analysis (table_id, body, at)
                        VALUES (?, ?, ?) ON CONFLICT DO NOTHING\
                        """,
                        table,
                        body,
                        at));
    }
}
