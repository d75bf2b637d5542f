package dighouse.tables;

import dighouse.kernel.Json;
import dighouse.kernel.JsonWriter;
import dighouse.kernel.Malformed;
import dighouse.kernel.Seats;
import java.util.List;

/// Writes events as the text that is stored, and reads them. Stored texts must stay readable: a new
/// member needs a default for texts without it, and no member is ever renamed.
public final class EventText {
    private EventText() {}

    public static String write(TableEvent event) {
        JsonWriter json = new JsonWriter().beginObject().name("event").value(name(event));
        switch (event) {
            case TableEvent.Opened opened -> {
                json.name("person").value(opened.person()).name("charter");
                opened.charter().write(json);
            }
            case TableEvent.Sat sat -> {
                json.name("seat").value(sat.seat()).name("person").value(sat.person());
                json.name("keeper").value(sat.keeper());
                json.name("contribution").value(sat.contribution());
            }
            case TableEvent.Left left -> json.name("seat").value(left.seat());
            case TableEvent.Filled filled ->
                    json.name("seat").value(filled.seat()).name("level").value(filled.level());
            case TableEvent.Started started -> plies(json, started.plies(), started.hash());
            case TableEvent.Played played -> {
                json.name("seat").value(played.seat()).name("by").value(played.by().id());
                plies(json, played.plies(), played.hash());
            }
            case TableEvent.WentBack back -> {
                json.name("seat").value(back.seat()).name("to").value(back.plies());
                json.name("hash").value(back.hash());
            }
            case TableEvent.Conceded conceded -> json.name("seat").value(conceded.seat());
            case TableEvent.CancelWished wished -> json.name("seat").value(wished.seat());
            case TableEvent.CancelDeclined declined -> json.name("seat").value(declined.seat());
            case TableEvent.Cancelled _ -> {}
            case TableEvent.PaceOffered offered -> {
                json.name("seat").value(offered.seat()).name("pace");
                offered.pace().write(json);
            }
            case TableEvent.PaceAgreed agreed -> json.name("seat").value(agreed.seat());
            case TableEvent.PaceKept kept -> json.name("seat").value(kept.seat());
            case TableEvent.PaceChanged changed -> changed.pace().write(json.name("pace"));
            case TableEvent.StoodIn stoodIn ->
                    json.name("seat").value(stoodIn.seat()).name("level").value(stoodIn.level());
            case TableEvent.Returned returned -> json.name("seat").value(returned.seat());
            case TableEvent.Said said ->
                    json.name("person").value(said.person()).name("aside").value(said.aside());
            case TableEvent.Rematched rematched -> json.name("table").value(rematched.table());
        }
        return json.endObject().text();
    }

    /// The name of an event in stored texts and streams.
    public static String name(TableEvent event) {
        return switch (event) {
            case TableEvent.Opened _ -> "opened";
            case TableEvent.Sat _ -> "sat";
            case TableEvent.Left _ -> "left";
            case TableEvent.Filled _ -> "filled";
            case TableEvent.Started _ -> "started";
            case TableEvent.Played _ -> "played";
            case TableEvent.WentBack _ -> "wentBack";
            case TableEvent.Conceded _ -> "conceded";
            case TableEvent.CancelWished _ -> "cancelWished";
            case TableEvent.CancelDeclined _ -> "cancelDeclined";
            case TableEvent.Cancelled _ -> "cancelled";
            case TableEvent.PaceOffered _ -> "paceOffered";
            case TableEvent.PaceAgreed _ -> "paceAgreed";
            case TableEvent.PaceKept _ -> "paceKept";
            case TableEvent.PaceChanged _ -> "paceChanged";
            case TableEvent.StoodIn _ -> "stoodIn";
            case TableEvent.Returned _ -> "returned";
            case TableEvent.Said _ -> "said";
            case TableEvent.Rematched _ -> "rematched";
        };
    }

    /// Reads a stored event.
    ///
    /// @throws Malformed if the text is damaged
    public static TableEvent read(String text) {
        Json json = Json.parse(text);
        Json event = json.get("event");
        return switch (event.string()) {
            case "opened" ->
                    new TableEvent.Opened(
                            json.get("person").string(), Charter.read(json.get("charter")));
            case "sat" ->
                    new TableEvent.Sat(
                            seat(json),
                            json.get("person").string(),
                            json.get("keeper").string(),
                            json.get("contribution").string());
            case "left" -> new TableEvent.Left(seat(json));
            case "filled" -> new TableEvent.Filled(seat(json), json.get("level").string());
            case "started" -> new TableEvent.Started(plies(json), hash(json));
            case "played" -> new TableEvent.Played(seat(json), by(json), plies(json), hash(json));
            case "wentBack" ->
                    new TableEvent.WentBack(
                            seat(json), json.get("to").number(0, Integer.MAX_VALUE), hash(json));
            case "conceded" -> new TableEvent.Conceded(seat(json));
            case "cancelWished" -> new TableEvent.CancelWished(seat(json));
            case "cancelDeclined" -> new TableEvent.CancelDeclined(seat(json));
            case "cancelled" -> new TableEvent.Cancelled();
            case "paceOffered" -> new TableEvent.PaceOffered(seat(json), pace(json));
            case "paceAgreed" -> new TableEvent.PaceAgreed(seat(json));
            case "paceKept" -> new TableEvent.PaceKept(seat(json));
            case "paceChanged" -> new TableEvent.PaceChanged(pace(json));
            case "stoodIn" -> new TableEvent.StoodIn(seat(json), json.get("level").string());
            case "returned" -> new TableEvent.Returned(seat(json));
            case "said" ->
                    new TableEvent.Said(
                            json.get("person").string(),
                            json.has("aside") && json.get("aside").bool());
            case "rematched" -> new TableEvent.Rematched(json.get("table").string());
            default -> throw event.fault("a known event is expected here");
        };
    }

    private static void plies(JsonWriter json, List<String> plies, String hash) {
        json.name("plies").beginArray();
        plies.forEach(json::value);
        json.endArray().name("hash").value(hash);
    }

    private static int seat(Json json) {
        return json.get("seat").number(0, Seats.MOST - 1);
    }

    private static List<String> plies(Json json) {
        return json.get("plies").strings();
    }

    private static Pace pace(Json json) {
        return Pace.read(json.get("pace"));
    }

    private static String hash(Json json) {
        return json.get("hash").string();
    }

    private static TableEvent.By by(Json json) {
        Json by = json.get("by");
        return switch (by.string()) {
            case "person" -> TableEvent.By.PERSON;
            case "bot" -> TableEvent.By.BOT;
            case "default" -> TableEvent.By.DEFAULT;
            default -> throw by.fault("person, bot or default is expected here");
        };
    }
}
