package dighouse.tables;

import dighouse.kernel.Actor;
import dighouse.kernel.Event;
import dighouse.kernel.Game;
import dighouse.kernel.JsonWriter;
import dighouse.kernel.MatchCursor;
import dighouse.kernel.Position;
import dighouse.kernel.View;
import java.util.ArrayList;
import java.util.List;

/// The position after one ply as a viewer sees it, and what they learned from that ply.
///
/// @param ply the number of the ply, from 1; 0 for the start of the game
/// @param actor who played it
record Moment(int ply, int actor, List<? extends Event> told, View view) {
    Moment {
        told = List.copyOf(told);
    }

    /// The moment before the first ply; the cursor is there.
    static <P extends Position<P>> Moment start(MatchCursor<P> at, int viewer) {
        View view = at.match().game().view(at.position(), viewer);
        return new Moment(0, Actor.NOBODY, List.of(), view);
    }

    /// The moment after the next ply; moves the cursor there.
    static <P extends Position<P>> Moment next(MatchCursor<P> at, int viewer) {
        Game<P> game = at.match().game();
        int actor = at.actor();
        List<? extends Event> told = game.tell(at.position(), at.ply(), viewer);
        at.next();
        return new Moment(at.index(), actor, told, game.view(at.position(), viewer));
    }

    /// The moments after all further plies from which the viewer learned something.
    static List<Moment> telling(MatchCursor<?> at, int viewer) {
        List<Moment> moments = new ArrayList<>();
        while (at.hasNext()) {
            Moment moment = next(at, viewer);
            if (!moment.told.isEmpty()) {
                moments.add(moment);
            }
        }
        return moments;
    }

    void write(JsonWriter json) {
        begin(json);
        view.write(json.name("view"));
        json.endObject();
    }

    /// Writes all but the view, and leaves the object open.
    void begin(JsonWriter json) {
        json.beginObject().name("ply").value(ply).name("actor").value(actor);
        json.name("told").beginArray();
        told.forEach(event -> event.phrase().write(json, "event"));
        json.endArray();
    }
}
