package dighouse.kernel;

import java.util.List;

/// What the engine says instead of words: a key and named arguments. The catalogue puts it into
/// English or French; a board highlights what the arguments name.
public record Phrase(String key, List<Argument> arguments) {
    public Phrase {
        arguments = List.copyOf(arguments);
    }

    public static Phrase of(String key, Argument... arguments) {
        return new Phrase(key, List.of(arguments));
    }

    /// Writes one flat object; the key stands under the given name (`verb`, `event`, …).
    public void write(JsonWriter json, String keyName) {
        json.beginObject();
        writeMembers(json, keyName);
        json.endObject();
    }

    /// Writes the members of that object alone, for one that says more.
    public void writeMembers(JsonWriter json, String keyName) {
        json.name(keyName).value(key);
        for (Argument argument : arguments) {
            json.name(argument.name());
            argument.write(json);
        }
    }

    public String json(String keyName) {
        JsonWriter json = new JsonWriter();
        write(json, keyName);
        return json.text();
    }
}
