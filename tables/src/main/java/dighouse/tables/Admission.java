package dighouse.tables;

import dighouse.kernel.Json;
import dighouse.kernel.JsonWriter;

/// Who may come to a table.
///
/// @param visibility who may find it and sit down
/// @param watching who may look on
public record Admission(Openness visibility, Openness watching) {
    /// Whoever has the link.
    public static final Admission BY_LINK = new Admission(Openness.LINK, Openness.LINK);

    void writeMembers(JsonWriter json) {
        json.name("visibility").value(visibility.id()).name("watching").value(watching.id());
    }

    static Admission read(Json json) {
        return new Admission(
                Openness.read(json.get("visibility")), Openness.read(json.get("watching")));
    }
}
