package dighouse.tables;

import dighouse.kernel.Json;
import dighouse.kernel.JsonWriter;

/// How people play at a table.
///
/// @param pace how long they may take at first; they may agree on another pace later
/// @param hints whether they may ask a bot for good moves, also against each other
public record Terms(Pace pace, boolean hints) {
    /// Without a clock and with hints.
    public static final Terms RELAXED = new Terms(new Pace.Untimed(), true);

    void writeMembers(JsonWriter json) {
        pace.write(json.name("pace"));
        json.name("hints").value(hints);
    }

    /// Reads the members of a charter. Older charters say nothing of hints: there they were always
    /// given.
    static Terms read(Json json) {
        return new Terms(
                Pace.read(json.get("pace")), !json.has("hints") || json.get("hints").bool());
    }
}
