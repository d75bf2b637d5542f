package dighouse.tables;

import dighouse.kernel.Json;
import dighouse.kernel.JsonWriter;

/// How long people may take.
public sealed interface Pace {
    /// As long as they like.
    record Untimed() implements Pace {}

    /// A number of days for each decision.
    record Days(int days) implements Pace {}

    /// A bank of time for the whole game, with an allowance for each turn.
    record Live(int bankSeconds, int turnSeconds) implements Pace {}

    int MOST_DAYS = 30;
    int MOST_SECONDS = 24 * 60 * 60;

    /// The word for it in JSON and in the store.
    default String kind() {
        return switch (this) {
            case Untimed _ -> "untimed";
            case Days _ -> "days";
            case Live _ -> "live";
        };
    }

    default void write(JsonWriter json) {
        json.beginObject().name("kind").value(kind());
        switch (this) {
            case Untimed _ -> {}
            case Days days -> json.name("days").value(days.days());
            case Live live -> {
                json.name("bankSeconds").value(live.bankSeconds());
                json.name("turnSeconds").value(live.turnSeconds());
            }
        }
        json.endObject();
    }

    static Pace read(Json json) {
        Json kind = json.get("kind");
        return switch (kind.string()) {
            case "untimed" -> new Untimed();
            case "days" -> new Days(json.get("days").number(1, MOST_DAYS));
            case "live" ->
                    new Live(
                            json.get("bankSeconds").number(30, MOST_SECONDS),
                            json.get("turnSeconds").number(0, MOST_SECONDS));
            default -> throw kind.fault("untimed, days or live is expected here");
        };
    }
}
