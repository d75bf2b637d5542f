package dighouse.tables;

import dighouse.kernel.Event;
import dighouse.kernel.JsonWriter;
import dighouse.kernel.MatchCursor;
import dighouse.kernel.Position;
import java.util.Set;

/// Writes the log of one viewer: everything that happened at a table, as they heard it then. What
/// was taken back stays in it; the numbers of the plies say what still stands.
public final class Notebook {
    private final ViewerJson viewerJson;
    private final int viewer;
    private final Status status; // of the table at present
    private final Set<String> muted;
    private final JsonWriter json = new JsonWriter().beginArray();

    /// @param status of the table at present
    /// @param muted voices that the reader does not want to hear
    public Notebook(ViewerJson viewerJson, int viewer, Status status, Set<String> muted) {
        this.viewerJson = viewerJson;
        this.viewer = viewer;
        this.status = status;
        this.muted = muted;
    }

    /// Notes an event, and applies it to the table.
    ///
    /// @param table as it is before the event
    /// @param at wall-clock time of the event
    /// @param serverAt server time of the event
    /// @param said the words of a remark
    public void add(Table<?> table, TableEvent event, long at, long serverAt, String said) {
        MatchCursor<?> since = table.match().cursorAtEnd();
        table.apply(event, serverAt);
        json.beginObject().name("number").value(table.number());
        json.name("at").value(at).name("event").value(EventText.name(event));
        ViewerJson.who(event, json);
        boolean heard = ViewerJson.hears(event, status, viewer) && !isMuted(event);
        viewerJson.said(event, said, heard, json);
        json.name("by").value(event instanceof TableEvent.Played played ? played.by().id() : "");
        json.name("plies").beginArray();
        json.value(since.index()).value(table.match().size()).endArray();
        told(since);
        json.endObject();
    }

    private boolean isMuted(TableEvent event) {
        return event instanceof TableEvent.Said said
                && muted.contains(SpeakerHash.of(said.person()));
    }

    private <P extends Position<P>> void told(MatchCursor<P> since) {
        json.name("told").beginArray();
        for (MatchCursor<P> at = since; at.hasNext(); at.next()) {
            for (Event event : at.match().game().tell(at.position(), at.ply(), viewer)) {
                json.beginObject().name("ply").value(at.index() + 1);
                event.phrase().writeMembers(json, "event");
                json.endObject();
            }
        }
        json.endArray();
    }

    /// All entries, as a JSON array.
    public String entries() {
        return json.endArray().text();
    }
}
