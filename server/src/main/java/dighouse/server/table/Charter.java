package dighouse.server.table;

import dighouse.kernel.Json;
import dighouse.kernel.JsonWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// What a table is for, decided when it is opened and never changed.
///
/// @param own the edition itself as JSON, if it is a person's own; otherwise empty
/// @param options those away from their defaults, as people write them
/// @param mission number of the mission, or 0
/// @param visibility who may find the table and sit down
/// @param watching who may look on
/// @param secret what chance is drawn from, in hexadecimal digits; told to nobody until the end
public record Charter(
        String game,
        String edition,
        String own,
        Map<String, String> options,
        int mission,
        List<SeatPlan> seats,
        Openness visibility,
        Openness watching,
        Pace pace,
        String secret) {
    public Charter {
        options = new LinkedHashMap<>(options);
        seats = List.copyOf(seats);
    }

    /// Who may come.
    public enum Openness {
        /// Everybody; the lobby shows the table.
        PUBLIC,
        /// Whoever has the link.
        LINK,
        /// Only those who are invited to a seat.
        PRIVATE;

        public String id() {
            return switch (this) {
                case PUBLIC -> "public";
                case LINK -> "link";
                case PRIVATE -> "private";
            };
        }

        /// Reads one of the words.
        public static Openness read(Json json) {
            return switch (json.string()) {
                case "public" -> PUBLIC;
                case "link" -> LINK;
                case "private" -> PRIVATE;
                default -> throw json.fault("public, link or private is expected here");
            };
        }
    }

    /// Who is to sit on a seat.
    ///
    /// @param kind for whom it is kept
    /// @param level of a bot; otherwise empty
    /// @param invitation the hash of the secret that opens an invited seat; otherwise empty
    public record SeatPlan(Kind kind, String level, String invitation) {
        /// For whom a seat is kept.
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
            json.name("invitation").value(invitation).endObject();
        }

        static SeatPlan read(Json json) {
            return new SeatPlan(
                    Kind.read(json.get("kind")),
                    json.get("level").string(),
                    json.get("invitation").string());
        }
    }

    void write(JsonWriter json) {
        json.beginObject().name("game").value(game).name("edition").value(edition);
        json.name("own").value(own).name("options").beginObject();
        options.forEach((id, value) -> json.name(id).value(value));
        json.endObject().name("mission").value(mission).name("seats").beginArray();
        seats.forEach(plan -> plan.write(json));
        json.endArray().name("visibility").value(visibility.id());
        json.name("watching").value(watching.id()).name("pace");
        pace.write(json);
        json.name("secret").value(secret).endObject();
    }

    static Charter read(Json json) {
        Map<String, String> options = new LinkedHashMap<>();
        json.get("options").object().forEach((id, value) -> options.put(id, value.string()));
        return new Charter(
                json.get("game").string(),
                json.get("edition").string(),
                json.get("own").string(),
                options,
                json.get("mission").number(0, Integer.MAX_VALUE),
                json.get("seats").array().stream().map(SeatPlan::read).toList(),
                Openness.read(json.get("visibility")),
                Openness.read(json.get("watching")),
                Pace.read(json.get("pace")),
                json.get("secret").string());
    }
}
