package dighouse.tables;

import dighouse.kernel.Json;
import dighouse.kernel.JsonWriter;

/// A seat as the opener of the table planned it.
///
/// @param kind whom it is kept for
/// @param level of a bot; otherwise empty
/// @param invitation the hash of the secret that opens an invited seat; otherwise empty
/// @param player who is to play here again after another game; otherwise empty
/// @param keeper whose browser may take the seat for that player
public record PlannedSeat(
        Kind kind, String level, String invitation, String player, String keeper) {
    public static PlannedSeat open() {
        return new PlannedSeat(Kind.OPEN, "", "", "", "");
    }

    public static PlannedSeat bot(String level) {
        return new PlannedSeat(Kind.BOT, level, "", "", "");
    }

    /// A seat kept for somebody with a link.
    ///
    /// @param invitation the hash of the secret that opens it
    public static PlannedSeat invited(String invitation) {
        return new PlannedSeat(Kind.INVITED, "", invitation, "", "");
    }

    public static PlannedSeat kept(String player, String keeper) {
        return new PlannedSeat(Kind.INVITED, "", "", player, keeper);
    }

    /// Whether the seat is kept for the person of this browser.
    public boolean isKeptFor(String person) {
        return !keeper.isEmpty() && keeper.equals(person);
    }

    /// Whom a seat is kept for.
    public enum Kind {
        OPEN,
        INVITED,
        BOT;

        public String id() {
            return switch (this) {
                case OPEN -> "open";
                case INVITED -> "invited";
                case BOT -> "bot";
            };
        }

        static Kind read(Json json) {
            return switch (json.string()) {
                case "open" -> OPEN;
                case "invited" -> INVITED;
                case "bot" -> BOT;
                default -> throw json.fault("open, invited or bot is expected here");
            };
        }
    }

    void write(JsonWriter json) {
        json.beginObject().name("kind").value(kind.id());
        json.name("level").value(level);
        json.name("invitation").value(invitation);
        if (!keeper.isEmpty()) {
            json.name("player").value(player).name("keeper").value(keeper);
        }
        json.endObject();
    }

    static PlannedSeat read(Json json) {
        return new PlannedSeat(
                Kind.read(json.get("kind")),
                json.get("level").string(),
                json.get("invitation").string(),
                json.has("player") ? json.get("player").string() : "",
                json.has("keeper") ? json.get("keeper").string() : "");
    }
}
