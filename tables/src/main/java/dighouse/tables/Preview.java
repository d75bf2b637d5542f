package dighouse.tables;

import dighouse.kernel.JsonWriter;
import dighouse.kernel.Position;
import dighouse.kernel.Refusal;
import java.util.List;

/// What a seat would see if it played these small moves, up to the next chance or other seat.
/// Nothing is stored, and nothing beyond is shown.
public sealed interface Preview {
    /// The position after the moves, as its seat sees it, with what it may play next.
    record Shown(String json) implements Preview {}

    record Denied(Denial denial) implements Preview {}

    static <P extends Position<P>> Preview of(Table<P> table, int seat, List<String> moves) {
        if (table.status() != Status.PLAYING) {
            return new Denied(Denial.conflict("notPlaying"));
        }
        Draft<P> draft = new Draft<>(table.match());
        for (String move : moves) {
            Refusal refusal = draft.play(seat, move);
            if (refusal != null) {
                return new Denied(Denial.refused(refusal));
            }
        }
        JsonWriter json = new JsonWriter().beginObject();
        json.name("number").value(table.number());
        draft.writeMembers(seat, json);
        return new Shown(json.endObject().text());
    }
}
