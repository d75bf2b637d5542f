package dighouse.server.table;

import dighouse.kernel.Actor;
import dighouse.kernel.Event;
import dighouse.kernel.Game;
import dighouse.kernel.JsonWriter;
import dighouse.kernel.Match;
import dighouse.kernel.Position;
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
        P position = game.position();
        game.start(match.setup(), position);
        JsonWriter json = new JsonWriter().beginObject().name("plies").value(match.size());
        json.name("moments").beginArray();
        if (from == 0) {
            moment(0, Actor.NOBODY, List.of(), json);
            game.view(position, viewer).write(json);
            json.endObject();
        }
        for (int ply = 1; ply <= to; ply++) {
            int actor = game.actor(position);
            boolean wanted = ply >= from;
            if (wanted) {
                moment(ply, actor, game.tell(position, match.ply(ply - 1), viewer), json);
            }
            game.play(position, match.ply(ply - 1));
            if (wanted) {
                game.view(position, viewer).write(json);
                json.endObject();
            }
        }
        return json.endArray().endObject().text();
    }

    /// @param actor who played the ply that led here
    private static void moment(int ply, int actor, List<? extends Event> told, JsonWriter json) {
        json.beginObject().name("ply").value(ply).name("actor").value(actor);
        json.name("told").beginArray();
        told.forEach(event -> event.phrase().write(json, "event"));
        json.endArray().name("view");
    }
}
