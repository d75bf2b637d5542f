package dighouse.journeys;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Json;
import java.util.List;
import java.util.Set;

/// Reads everything that the server has sent to one page of Archaeology, and finds what the page
/// should not know.
final class ArchaeologySecrets {
    private static final Set<String> PRIVATE = Set.of("dealt", "dug", "found");

    private ArchaeologySecrets() {}

    /// @param seat of the page; -1 for a spectator
    static void expectNone(List<String> heard, int seat) {
        int views = 0;
        for (String text : heard) {
            if (text.startsWith("{")) {
                views += check(Json.parse(text), seat);
            }
        }
        assertThat(views).as("views that were looked at").isPositive();
    }

    private static int check(Json json, int seat) {
        Json state = json.has("state") ? json.get("state") : json;
        if (state.has("status") && !state.get("status").string().equals("playing")) {
            return 0; // nothing is hidden any more
        }
        if (json.has("told")) {
            json.get("told").array().forEach(told -> checkTold(told, seat));
        }
        if (json.has("entries")) {
            for (Json entry : json.get("entries").array()) {
                entry.get("told").array().forEach(told -> checkTold(told, seat));
            }
        }
        if (!state.has("view")) {
            return 0;
        }
        for (Json player : state.get("view").get("players").array()) {
            boolean own = player.get("seat").number(0, 9) == seat;
            assertThat(own || player.get("hand") instanceof Json.Null)
                    .as("hand in %s", json)
                    .isTrue();
        }
        return 1;
    }

    private static void checkTold(Json told, int seat) {
        String event = told.get("event").string();
        if (PRIVATE.contains(event)) {
            assertThat(told.get("seat").number(0, 9)).as("%s", told).isEqualTo(seat);
        }
        if (event.equals("stole")) {
            assertThat(List.of(told.get("seat").number(0, 9), told.get("victim").number(0, 9)))
                    .as("%s", told)
                    .contains(seat);
        }
    }
}
