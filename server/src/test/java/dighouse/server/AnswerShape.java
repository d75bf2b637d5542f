package dighouse.server;

import dighouse.kernel.Json;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// What an answer of the house looks like, without what it says: as a literal of TypeScript, in
/// which the type checker finds members that are missing or that a type does not know.
final class AnswerShape {
    /// Strings that are one of a few, which types list.
    private static final Set<String> WORDS = Set.of("kind", "status");

    /// Pairs of numbers, which are no lists.
    private static final Set<String> PAIRS = Set.of("progress", "plies");

    /// What games say in words of their own; their types are written from their records.
    private static final Set<String> OF_GAMES =
            Set.of("view", "what", "question", "told", "reasons", "tieBreak");

    private AnswerShape() {}

    static String of(Json answer) {
        return of("", answer);
    }

    private static String of(String name, Json json) {
        return switch (json) {
            case Json.Obj object -> object(name, object);
            case Json.Arr array -> array(name, array);
            case Json.Str text -> WORDS.contains(name) ? quoted(text.value()) : "''";
            case Json.Num _ -> "0";
            case Json.Bool _ -> "true";
            case Json.Null _ -> "null";
        };
    }

    private static String object(String name, Json.Obj object) {
        if (OF_GAMES.contains(name)) {
            return "{}";
        }
        List<String> members = new ArrayList<>();
        for (Map.Entry<String, Json> member : object.members().entrySet()) {
            members.add(key(member.getKey()) + ": " + of(member.getKey(), member.getValue()));
        }
        return "{ " + String.join(", ", members) + " }";
    }

    /// Elements that look alike stand there once.
    private static String array(String name, Json.Arr array) {
        if (OF_GAMES.contains(name)) {
            return "[]";
        }
        List<String> all = array.elements().stream().map(each -> of("", each)).toList();
        List<String> kept = PAIRS.contains(name) ? all : List.copyOf(new LinkedHashSet<>(all));
        return "[" + String.join(", ", kept) + "]";
    }

    private static String key(String name) {
        return name.matches("[A-Za-z]+") ? name : quoted(name);
    }

    private static String quoted(String text) {
        return "'" + text + "'";
    }
}
