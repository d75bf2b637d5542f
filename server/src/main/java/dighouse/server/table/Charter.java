package dighouse.server.table;

import dighouse.kernel.Edition;
import dighouse.kernel.Json;
import dighouse.kernel.JsonWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What a table is for, decided when it is opened and never changed.
///
/// @param rules the rules number of the game by which the table is played to its end
/// @param pace how long people may take at first; they may agree on another later
/// @param own the edition itself as JSON, if it is a person's own; otherwise empty
/// @param options those away from their defaults, as people write them
/// @param mission number of the mission, or 0
/// @param visibility who may find the table and sit down
/// @param watching who may look on
/// @param hints whether people who play here may ask a bot for good moves, also against each other
/// @param imported whether the game was played elsewhere and came here as a record
/// @param guided whether it is somebody's guided first game, whose chance is prepared: the secret
///   is the same for everybody, the table says so, and no statistics count it
/// @param origin the finished game that is played on here from one of its moments; `null` if there
///   is none. Such a table is for trying things out: no statistics count it, no mission is won at
///   it
/// @param secret what chance is drawn from, in hexadecimal digits; told to nobody until the end
public record Charter(
        String game,
        int rules,
        String edition,
        String own,
        Map<String, String> options,
        int mission,
        List<SeatPlan> seats,
        Openness visibility,
        Openness watching,
        Pace pace,
        boolean hints,
        boolean imported,
        boolean guided,
        @Nullable Origin origin,
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

    /// The game that is played on from one of its moments.
    ///
    /// @param table at which it was played
    /// @param ply after so many plies
    /// @param contributions what its browsers added to its chance, seat by seat, empty for bots:
    ///   the same draws come here, so that a changed outcome comes of changed choices
    public record Origin(String table, int ply, List<String> contributions) {
        public Origin {
            contributions = List.copyOf(contributions);
        }

        void write(JsonWriter json) {
            json.beginObject().name("table").value(table).name("ply").value(ply);
            json.name("contributions").texts(contributions).endObject();
        }

        static Origin read(Json json) {
            return new Origin(
                    json.get("table").string(),
                    json.get("ply").number(0, Integer.MAX_VALUE),
                    json.get("contributions").strings());
        }
    }

    /// Who is to sit on a seat.
    ///
    /// @param kind for whom it is kept
    /// @param level of a bot; otherwise empty
    /// @param invitation the hash of the secret that opens an invited seat; otherwise empty
    /// @param player who is to play here again after another game; otherwise empty
    /// @param keeper whose browser may take the seat for that player
    public record SeatPlan(
            Kind kind, String level, String invitation, String player, String keeper) {
        public static SeatPlan open() {
            return new SeatPlan(Kind.OPEN, "", "", "", "");
        }

        public static SeatPlan bot(String level) {
            return new SeatPlan(Kind.BOT, level, "", "", "");
        }

        /// A seat kept for somebody with a link.
        ///
        /// @param invitation the hash of the secret that opens it
        public static SeatPlan invited(String invitation) {
            return new SeatPlan(Kind.INVITED, "", invitation, "", "");
        }

        public static SeatPlan kept(String player, String keeper) {
            return new SeatPlan(Kind.INVITED, "", "", player, keeper);
        }

        /// Whether the seat waits for this browser.
        public boolean isKeptFor(String person) {
            return !keeper.isEmpty() && keeper.equals(person);
        }

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
            json.name("invitation").value(invitation);
            if (!keeper.isEmpty()) {
                json.name("player").value(player).name("keeper").value(keeper);
            }
            json.endObject();
        }

        static SeatPlan read(Json json) {
            return new SeatPlan(
                    Kind.read(json.get("kind")),
                    json.get("level").string(),
                    json.get("invitation").string(),
                    json.has("player") ? json.get("player").string() : "",
                    json.has("keeper") ? json.get("keeper").string() : "");
        }
    }

    /// The same once more by the newest rules, with other seats, the pace of the end and another
    /// chance.
    public Charter again(int newestRules, List<SeatPlan> newSeats, Pace newPace, String newSecret) {
        return copy(newestRules, newSeats, visibility, newPace, hints, null, newSecret);
    }

    /// The same game from one of its moments on, without a clock and for whoever has the link.
    public Charter from(Origin newOrigin, List<SeatPlan> newSeats) {
        return copy(rules, newSeats, Openness.LINK, new Pace.Untimed(), true, newOrigin, secret);
    }

    /// The same with the text of its own edition shared with whoever else has that: it is long.
    Charter sharing(Edition edition) {
        return own.isEmpty() || !own.equals(edition.json())
                ? this
                : new Charter(
                        game,
                        rules,
                        this.edition,
                        edition.json(),
                        options,
                        mission,
                        seats,
                        visibility,
                        watching,
                        pace,
                        hints,
                        imported,
                        guided,
                        origin,
                        secret);
    }

    private Charter copy(
            int newRules,
            List<SeatPlan> newSeats,
            Openness newVisibility,
            Pace newPace,
            boolean newHints,
            @Nullable Origin newOrigin,
            String newSecret) {
        return new Charter(
                game,
                newRules,
                edition,
                own,
                options,
                mission,
                newSeats,
                newVisibility,
                watching,
                newPace,
                newHints,
                false,
                false,
                newOrigin,
                newSecret);
    }

    void write(JsonWriter json) {
        json.beginObject().name("game").value(game).name("rules").value(rules);
        json.name("edition").value(edition);
        json.name("own").value(own).name("options").beginObject();
        options.forEach((id, value) -> json.name(id).value(value));
        json.endObject().name("mission").value(mission).name("seats").beginArray();
        seats.forEach(plan -> plan.write(json));
        json.endArray().name("visibility").value(visibility.id());
        json.name("watching").value(watching.id()).name("pace");
        pace.write(json);
        json.name("hints").value(hints).name("imported").value(imported);
        json.name("guided").value(guided);
        if (origin != null) {
            origin.write(json.name("origin"));
        }
        json.name("secret").value(secret).endObject();
    }

    static Charter read(Json json) {
        Map<String, String> options = new LinkedHashMap<>();
        json.get("options").object().forEach((id, value) -> options.put(id, value.string()));
        return new Charter(
                json.get("game").string(),
                json.has("rules") ? json.get("rules").number(1, Integer.MAX_VALUE) : 1,
                json.get("edition").string(),
                json.get("own").string(),
                options,
                json.get("mission").number(0, Integer.MAX_VALUE),
                json.get("seats").array().stream().map(SeatPlan::read).toList(),
                Openness.read(json.get("visibility")),
                Openness.read(json.get("watching")),
                Pace.read(json.get("pace")),
                !json.has("hints") || json.get("hints").bool(),
                json.has("imported") && json.get("imported").bool(),
                json.has("guided") && json.get("guided").bool(),
                json.has("origin") ? Origin.read(json.get("origin")) : null,
                json.get("secret").string());
    }
}
