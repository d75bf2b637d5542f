package dighouse.server.table;

import dighouse.kernel.Actor;
import dighouse.kernel.Event;
import dighouse.kernel.Game;
import dighouse.kernel.JsonWriter;
import dighouse.kernel.Match;
import dighouse.kernel.MatchCursor;
import dighouse.kernel.Position;
import dighouse.kernel.View;
import java.util.List;

/// The positions that a game went through, one after each ply that stands.
public final class Moments {
    private Moments() {}

    /// Writes the positions after `from` to `to` plies, as a viewer saw them.
    ///
    /// @param viewer a seat, a bystander, or, once the table's game is over, `Viewer.OPEN`
    public static <P extends Position<P>> String of(Table<P> table, int from, int to, int viewer) {
        Match<P> match = table.match();
        Game<P> game = match.game();
        JsonWriter json = new JsonWriter().beginObject().name("plies").value(match.size());
        json.name("moments").beginArray();
        MatchCursor<P> at = match.cursor();
        if (from == 0) {
            moment(0, Actor.NOBODY, List.of(), game.view(at.position(), viewer), json);
        }
        at.moveTo(Math.max(0, from - 1));
        while (at.index() < to) {
            int actor = at.actor();
            List<? extends Event> told = game.tell(at.position(), at.ply(), viewer);
            at.next();
            moment(at.index(), actor, told, game.view(at.position(), viewer), json);
        }
        return json.endArray().endObject().text();
    }

    /// @param ply the number of the ply that led here, from 1
    /// @param actor who played it
    private static void moment(
            int ply, int actor, List<? extends Event> told, View view, JsonWriter json) {
        json.beginObject().name("ply").value(ply).name("actor").value(actor);
        json.name("told").beginArray();
        told.forEach(event -> event.phrase().write(json, "event"));
        view.write(json.endArray().name("view"));
        json.endObject();
    }
}
