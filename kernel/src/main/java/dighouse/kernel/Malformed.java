package dighouse.kernel;

import java.util.ArrayList;
import java.util.List;

/// A text that cannot be read: an edition, a record, a notation, an option. Its message is one
/// sentence that says what is wrong and what would be right; it is meant to be shown.
///
/// A fault that a player can meet also has a key and arguments, by which `catalogue` says the same
/// in other languages. A fault that only programmers meet has just the sentence.
public final class Malformed extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int line;
    private final String place;
    private final String key;
    private final transient List<Argument> arguments;
    private final String reason;

    public Malformed(String sentence) {
        this(0, sentence);
    }

    /// @param line where it happened, from 1; 0 if the text has no lines
    public Malformed(int line, String sentence) {
        this(line, "", "", List.of(), sentence);
    }

    private Malformed(int line, String place, String key, List<Argument> arguments, String reason) {
        super((line == 0 ? "" : "Line " + line + ": ") + sentence(place, key, reason));
        this.line = line;
        this.place = place;
        this.key = key;
        this.arguments = arguments;
        this.reason = reason;
    }

    /// A fault with a key. The English words of the key are these; those of other languages stand
    /// in the files `faults` of `catalogue`.
    ///
    /// @param english a sentence, or a clause without a full stop, with `{name}` for each value
    /// @param values texts and whole numbers, in the order in which the sentence first names them
    public static Malformed of(String key, String english, Object... values) {
        List<Argument> arguments = new ArrayList<>();
        StringBuilder reason = new StringBuilder();
        int at = 0;
        for (int open = english.indexOf('{'); open >= 0; open = english.indexOf('{', at)) {
            int close = english.indexOf('}', open);
            String name = english.substring(open + 1, close);
            reason.append(english, at, open).append(value(name, arguments, values));
            at = close + 1;
        }
        reason.append(english, at, english.length());
        assert arguments.size() == values.length : key + " is given another number of values";
        return new Malformed(0, "", key, List.copyOf(arguments), reason.toString());
    }

    private static Object value(String name, List<Argument> arguments, Object... values) {
        for (int i = 0; i < arguments.size(); i++) {
            if (arguments.get(i).name().equals(name)) {
                return values[i];
            }
        }
        Object value = values[arguments.size()];
        arguments.add(
                value instanceof Integer number
                        ? Argument.number(name, number)
                        : Argument.term(name, "plain", value.toString()));
        return value;
    }

    private static String sentence(String place, String key, String reason) {
        String whole = place.isEmpty() ? reason : place + ": " + reason;
        return key.isEmpty() || whole.endsWith(".") ? whole : whole + ".";
    }

    public int line() {
        return line;
    }

    /// Where it happened in a text of JSON, such as `cells[3].id`; empty elsewhere.
    public String place() {
        return place;
    }

    /// The key of the words in other languages; empty if there are none.
    public String key() {
        return key;
    }

    /// The arguments of these words.
    public List<Argument> arguments() {
        return arguments;
    }

    /// What is wrong, without the line.
    public String sentence() {
        return sentence(place, key, reason);
    }

    /// The same error, at this line of a larger text.
    public Malformed at(int lineOfText) {
        return new Malformed(lineOfText, place, key, arguments, reason);
    }

    /// The same fault, at this place of a text of JSON.
    Malformed in(String placeInText) {
        return new Malformed(line, placeInText, key, arguments, reason);
    }
}
