package dighouse.tables;

import dighouse.kernel.JsonWriter;
import dighouse.kernel.Match;
import dighouse.kernel.MatchCursor;
import dighouse.kernel.Position;

/// Writes the positions of a game, one after each ply that stands.
public final class Moments {
    private Moments() {}

    /// Writes the positions after `from` to `to` plies, as a viewer saw them.
    ///
    /// @param viewer a seat, a bystander, or, once the table's game is over, `Viewer.OPEN`
    public static <P extends Position<P>> String of(Table<P> table, int from, int to, int viewer) {
        Match<P> match = table.match();
        JsonWriter json = new JsonWriter().beginObject().name("plies").value(match.size());
        json.name("moments").beginArray();
        MatchCursor<P> at = match.cursor();
        if (from == 0) {
            Moment.start(at, viewer).write(json);
        }
        at.moveTo(Math.max(0, from - 1));
        while (at.index() < to) {
            Moment.next(at, viewer).write(json);
        }
        return json.endArray().endObject().text();
    }
}
