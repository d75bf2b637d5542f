package dighouse.catalogue;

import dighouse.kernel.Argument;
import dighouse.kernel.annotation.Kind;
import java.lang.reflect.RecordComponent;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/// The kinds of things that a game can name, with the ids of each: a union of literals in
/// TypeScript. A word list has words for exactly what its game says, so it knows them all.
final class ClosedKinds {
    /// The kind of a view's `asks`: its words are those of the questions.
    static final String ASKS = "asks";

    private final Map<String, Set<String>> ids = new TreeMap<>();
    private final Set<String> used = new TreeSet<>();

    ClosedKinds(String game) {
        add(ASKS, "ask.", game);
        for (Spoken spoken : Spoken.known(game)) {
            for (Argument argument : spoken.phrase().arguments()) {
                String kind =
                        switch (argument) {
                            case Argument.Term term -> term.kind();
                            case Argument.Tally tally -> tally.kind();
                            case Argument.Amount _, Argument.Seat _ -> "";
                        };
                if (!kind.isEmpty()) {
                    add(kind, kind + ".", game);
                }
            }
        }
    }

    private void add(String kind, String prefix, String game) {
        Set<String> found = new TreeSet<>();
        for (String key : Words.in(Language.EN).wordList(game).keys()) {
            if (key.startsWith(prefix)) {
                found.add(key.substring(prefix.length()).replaceAll("[.].*", ""));
            }
        }
        if (!found.isEmpty()) {
            ids.put(kind, found);
        }
    }

    /// The type of a thing of this kind.
    String type(String kind) {
        if (!ids.containsKey(kind)) {
            return "string"; // named by a number or a place on the board, which need no words
        }
        used.add(kind);
        String name = Character.toUpperCase(kind.charAt(0)) + kind.substring(1);
        return kind.equals(ASKS) ? name : name + "Id";
    }

    /// The type of what a component of a view names.
    String type(RecordComponent component) {
        String type = type(kindOf(component));
        return mayBeNone(component) ? type + " | ''" : type;
    }

    /// The type of so many of each thing of this kind.
    String tally(String kind) {
        return ids.containsKey(kind) ? "Tally<" + type(kind) + ">" : "Tally";
    }

    /// The kind that a component of a view names, by its mark or its name; `plain` if it names
    /// none.
    static String kindOf(RecordComponent component) {
        Kind kind = component.getAnnotation(Kind.class);
        return kind == null ? component.getName() : kind.value();
    }

    private static boolean mayBeNone(RecordComponent component) {
        Kind kind = component.getAnnotation(Kind.class);
        return kind != null && kind.orNone();
    }

    /// Whether a text may stand in a component.
    boolean allows(RecordComponent component, String id) {
        Set<String> known = ids.get(kindOf(component));
        return known == null || known.contains(id) || (id.isEmpty() && mayBeNone(component));
    }

    /// The kinds that a type was asked for, as unions.
    String text() {
        StringBuilder text = new StringBuilder();
        ids.forEach((kind, known) -> {
            if (used.contains(kind)) {
                text.append("\nexport type ").append(type(kind)).append(" =");
                known.forEach(id -> text.append("\n  | '").append(id).append('\''));
                text.append(";\n");
            }
        });
        return text.toString();
    }
}
