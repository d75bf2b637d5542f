package dighouse.tables;

import dighouse.catalogue.GameEntry;
import dighouse.kernel.Edition;
import dighouse.kernel.Json;
import dighouse.kernel.JsonWriter;
import java.util.LinkedHashMap;
import java.util.Map;

/// The game that is played at a table.
///
/// @param id of the game
/// @param rules its rules number, by which the table is played to its end
/// @param edition the name of the edition
/// @param own the edition itself as JSON, if it is a person's own; otherwise empty
/// @param options those away from their defaults, as people write them
/// @param mission number of the mission, or 0
public record ChosenGame(
        String id,
        int rules,
        String edition,
        String own,
        Map<String, String> options,
        int mission) {
    public ChosenGame {
        options = new LinkedHashMap<>(options);
    }

    /// A game by its newest rules and standard edition, without options.
    public static ChosenGame standard(GameEntry<?> entry) {
        return new ChosenGame(
                entry.id(),
                entry.game().rulesNumber(),
                entry.standardEdition().id(),
                "",
                Map.of(),
                0);
    }

    /// Whether the edition is a person's own.
    public boolean isOwnEdition() {
        return !own.isEmpty();
    }

    /// The same game by other rules.
    ChosenGame byRules(int newest) {
        return new ChosenGame(id, newest, edition, own, options, mission);
    }

    /// The same game, sharing the text of its own edition with other tables: it is long.
    ChosenGame sharing(Edition read) {
        return isOwnEdition() && own.equals(read.json())
                ? new ChosenGame(id, rules, edition, read.json(), options, mission)
                : this;
    }

    void writeMembers(JsonWriter json) {
        json.name("game").value(id).name("rules").value(rules).name("edition").value(edition);
        json.name("own").value(own).name("options").beginObject();
        options.forEach((option, value) -> json.name(option).value(value));
        json.endObject().name("mission").value(mission);
    }

    /// Reads the members of a charter. Older charters name no rules: theirs are number 1.
    static ChosenGame read(Json json) {
        Map<String, String> options = new LinkedHashMap<>();
        json.get("options")
                .object()
                .forEach((option, value) -> options.put(option, value.string()));
        return new ChosenGame(
                json.get("game").string(),
                json.has("rules") ? json.get("rules").number(1, Integer.MAX_VALUE) : 1,
                json.get("edition").string(),
                json.get("own").string(),
                options,
                json.get("mission").number(0, Integer.MAX_VALUE));
    }
}
