package dighouse.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// A value read from JSON. It knows its line and its path, so that an error says where it is:
/// asking for something that is not there throws [Malformed].
public sealed interface Json {
    int line();

    /// Its path: `treasures.items[3].count`; empty for the whole text.
    String place();

    /// Reads a whole text.
    ///
    /// @throws Malformed with the line and what was expected there
    static Json parse(String text) {
        return new JsonReader(text).whole();
    }

    record Obj(int line, String place, Map<String, Json> members) implements Json {}

    record Arr(int line, String place, List<Json> elements) implements Json {}

    record Str(int line, String place, String value) implements Json {}

    /// A number as it was written: most are whole, some texts hold others.
    record Num(int line, String place, String digits) implements Json {}

    record Bool(int line, String place, boolean value) implements Json {}

    record Null(int line, String place) implements Json {}

    /// The member of this name, of an object that must have it.
    default Json get(String name) {
        Json member = object().get(name);
        if (member == null) {
            throw fault("json.missing", "\"{name}\" is missing", name);
        }
        return member;
    }

    /// Whether this is an object with a member of this name.
    default boolean has(String name) {
        return this instanceof Obj object && object.members().containsKey(name);
    }

    default Map<String, Json> object() {
        if (this instanceof Obj object) {
            return object.members();
        }
        throw fault("json.object", "an object {shape} is expected here", "{…}");
    }

    default List<Json> array() {
        if (this instanceof Arr array) {
            return array.elements();
        }
        throw fault("json.list", "a list {shape} is expected here", "[…]");
    }

    default String string() {
        if (this instanceof Str string) {
            return string.value();
        }
        throw fault("json.text", "a text {shape} is expected here", "\"…\"");
    }

    /// A name that records can hold: small letters, digits and hyphens.
    default String identifier() {
        String text = string();
        for (int i = 0; i < text.length(); i++) {
            if ("abcdefghijklmnopqrstuvwxyz0123456789-".indexOf(text.charAt(i)) < 0) {
                throw fault(
                        "json.name",
                        "a name of small letters, digits and hyphens is expected here");
            }
        }
        if (text.isEmpty()) {
            throw fault("json.noName", "a name is expected here");
        }
        return text;
    }

    default boolean bool() {
        if (this instanceof Bool bool) {
            return bool.value();
        }
        throw fault("json.bool", "true or false is expected here");
    }

    /// A whole number within bounds.
    default int number(int least, int most) {
        if (this instanceof Num number) {
            try {
                int value = Integer.parseInt(number.digits());
                if (least <= value && value <= most) {
                    return value;
                }
            } catch (NumberFormatException notWhole) {
                // said below
            }
        }
        throw least == most
                ? fault("json.number", "the number {number} is expected here", least)
                : fault(
                        "json.range",
                        "a whole number from {least} to {most} is expected here",
                        least,
                        most);
    }

    /// A list of whole numbers within bounds.
    default int[] numbers(int least, int most) {
        List<Json> elements = array();
        int[] numbers = new int[elements.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = elements.get(i).number(least, most);
        }
        return numbers;
    }

    default List<String> strings() {
        List<String> strings = new ArrayList<>();
        for (Json element : array()) {
            strings.add(element.string());
        }
        return strings;
    }

    /// The exception for a value that is not what it should be: see [Malformed#of].
    default Malformed fault(String key, String english, Object... values) {
        return Malformed.of(key, english, values).in(place()).at(line());
    }

    /// The same where only programmers meet it; the reason is a clause.
    default Malformed fault(String reason) {
        return new Malformed(line(), (place().isEmpty() ? "" : place() + ": ") + reason + ".");
    }

    /// The value as compact text.
    default String compact() {
        JsonWriter json = new JsonWriter();
        write(json);
        return json.text();
    }

    default void write(JsonWriter json) {
        switch (this) {
            case Obj object -> {
                json.beginObject();
                object.members().forEach((name, member) -> member.write(json.name(name)));
                json.endObject();
            }
            case Arr array -> {
                json.beginArray();
                array.elements().forEach(element -> element.write(json));
                json.endArray();
            }
            case Str string -> json.value(string.value());
            case Num number -> json.raw(number.digits());
            case Bool bool -> json.value(bool.value());
            case Null _ -> json.nullValue();
        }
    }
}
