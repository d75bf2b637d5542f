package dighouse.tables;

import dighouse.kernel.Argument;
import dighouse.kernel.Json;
import dighouse.kernel.JsonWriter;
import dighouse.kernel.Phrase;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A part of the description of a move: the verb, some of the arguments, or both. Where several
/// values are given, any of them will do.
///
/// @param members the JSON of the values, by their names
record PartialMove(Map<String, List<String>> members) {
    private static final String VERB = "verb";

    static PartialMove read(Json json) {
        Map<String, List<String>> members = new HashMap<>();
        json.object().forEach((name, value) -> members.put(name, values(value)));
        return new PartialMove(members);
    }

    private static List<String> values(Json value) {
        return value instanceof Json.Arr array
                ? array.elements().stream().map(Json::compact).toList()
                : List.of(value.compact());
    }

    /// Whether a description has all these members with equal values.
    boolean fits(Phrase described) {
        if (!isWanted(members.get(VERB), new JsonWriter().value(described.key()))) {
            return false;
        }
        int found = members.containsKey(VERB) ? 1 : 0;
        for (Argument argument : described.arguments()) {
            List<String> wanted = members.get(argument.name());
            if (wanted != null) {
                JsonWriter value = new JsonWriter();
                argument.write(value);
                if (!isWanted(wanted, value)) {
                    return false;
                }
                found++;
            }
        }
        return found == members.size();
    }

    private static boolean isWanted(@Nullable List<String> wanted, JsonWriter value) {
        return wanted == null || wanted.contains(value.text());
    }
}
