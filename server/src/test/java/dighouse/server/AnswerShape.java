package dighouse.server;

import dighouse.kernel.Json;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The shape of an answer without its values, as a literal of TypeScript, so that the type checker
/// finds members that are missing or that a type does not have.
final class AnswerShape {
    /// Strings that take one of a few values, which the types list.
    private static final Set<String> WORDS = Set.of("kind", "status", "visibility", "watching");

    /// Pairs of numbers, which are not lists.
    private static final Set<String> PAIRS = Set.of("progress", "plies");

    /// What games write in their own terms; those types are generated from records.
    private static final Set<String> OF_GAMES = Set.of("view", "what", "told", "tieBreak");

    /// The key of a phrase, which every type knows.
    private static final List<String> KEYS = List.of("verb", "event", "key");

    private static final String STEP = "  ";

    private AnswerShape() {}

    static String of(Json answer) {
        return of("", answer, "");
    }

    /// @param indent what stands before the first line of the shape
    private static String of(String name, Json json, String indent) {
        return switch (json) {
            case Json.Obj object -> object(name, object, indent);
            case Json.Arr array -> array(name, array, indent);
            case Json.Str text -> WORDS.contains(name) ? quoted(text.value()) : "''";
            case Json.Num _ -> "0";
            case Json.Bool _ -> "true";
            case Json.Null _ -> "null";
        };
    }

    private static String object(String name, Json.Obj object, String indent) {
        if (OF_GAMES.contains(name)) {
            List<String> keys = KEYS.stream().filter(object.members()::containsKey).toList();
            return keys.isEmpty() ? "{}" : "{ " + keys.getFirst() + ": '' }";
        }
        List<String> members = new ArrayList<>();
        for (Map.Entry<String, Json> member : object.members().entrySet()) {
            String shape = of(member.getKey(), member.getValue(), indent + STEP);
            members.add(key(member.getKey()) + ": " + shape);
        }
        return lines("{", members, "}", indent);
    }

    /// Lists each shape of element once.
    private static String array(String name, Json.Arr array, String indent) {
        if (OF_GAMES.contains(name)) {
            return "[]";
        }
        List<String> all =
                array.elements().stream().map(each -> of("", each, indent + STEP)).toList();
        List<String> kept = PAIRS.contains(name) ? all : List.copyOf(new LinkedHashSet<>(all));
        boolean small = kept.stream().noneMatch(each -> each.startsWith("{"));
        return small ? "[" + String.join(", ", kept) + "]" : lines("[", kept, "]", indent);
    }

    /// Writes a line for each part.
    private static String lines(String open, List<String> parts, String close, String indent) {
        StringBuilder text = new StringBuilder(open);
        for (String part : parts) {
            text.append('\n').append(indent).append(STEP).append(part).append(',');
        }
        return text.append(parts.isEmpty() ? "" : "\n" + indent).append(close).toString();
    }

    private static String key(String name) {
        return name.matches("[A-Za-z]+") ? name : quoted(name);
    }

    private static String quoted(String text) {
        return "'" + text + "'";
    }
}
