package dighouse.kernel;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Reads JSON (RFC 8259), strictly: no comments, no trailing commas, no name twice in an object.
final class JsonReader {
    /// Deeper nesting than any edition or record has; protects the stack from hostile texts.
    private static final int DEEPEST = 64;

    private final String text;
    private int at;
    private int line = 1;
    private int depth;

    JsonReader(String text) {
        this.text = text;
    }

    Json whole() {
        Json json = value("");
        skipSpace();
        if (at < text.length()) {
            throw fault("json.end", "not JSON: the text should end here");
        }
        return json;
    }

    private Json value(String place) {
        skipSpace();
        int start = line;
        char first = peek();
        return switch (first) {
            case '{' -> object(place);
            case '[' -> array(place);
            case '"' -> new Json.Str(start, place, string());
            case 't' -> new Json.Bool(start, place, word("true", true));
            case 'f' -> new Json.Bool(start, place, word("false", false));
            case 'n' -> {
                word("null", false);
                yield new Json.Null(start, place);
            }
            default -> new Json.Num(start, place, digits());
        };
    }

    private Json object(String place) {
        int start = line;
        enter();
        Map<String, Json> members = new LinkedHashMap<>();
        while (!closes('}', members.isEmpty())) {
            skipSpace();
            if (peek() != '"') {
                throw fault("json.quotes", "not JSON: a name in quotes is expected");
            }
            String name = string();
            skipSpace();
            expect(':');
            Json member = value(place.isEmpty() ? name : place + "." + name);
            if (members.put(name, member) != null) {
                throw fault("json.twice", "not JSON: \"{name}\" stands twice in one object", name);
            }
        }
        return new Json.Obj(start, place, members);
    }

    private Json array(String place) {
        int start = line;
        enter();
        List<Json> elements = new ArrayList<>();
        while (!closes(']', elements.isEmpty())) {
            elements.add(value(place + "[" + elements.size() + "]"));
        }
        return new Json.Arr(start, place, List.copyOf(elements));
    }

    private void enter() {
        at++;
        if (++depth > DEEPEST) {
            throw fault("json.deep", "not JSON: the text is nested more than {most} deep", DEEPEST);
        }
    }

    /// Whether the bracket closes here; otherwise a comma must stand here, but for the first.
    private boolean closes(char bracket, boolean first) {
        skipSpace();
        if (peek() == bracket) {
            at++;
            depth--;
            return true;
        }
        if (!first) {
            expect(',');
        }
        return false;
    }

    private String string() {
        at++;
        StringBuilder string = new StringBuilder();
        while (true) {
            char character = peek();
            at++;
            if (character == '"') {
                return string.toString();
            }
            if (character < ' ') {
                throw fault(
                        "json.control",
                        "not JSON: a text may not hold a line break or a control character");
            }
            string.append(character == '\\' ? escaped() : character);
        }
    }

    private char escaped() {
        char character = peek();
        at++;
        return switch (character) {
            case '"', '\\', '/' -> character;
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> unicode();
            default ->
                    throw fault("json.escape", "not JSON: {escape} is no escape", "\\" + character);
        };
    }

    private char unicode() {
        int code = 0;
        for (int i = 0; i < 4; i++) {
            int digit = Character.digit(peek(), 16);
            if (digit < 0) {
                throw fault("json.unicode", "not JSON: \\u takes four hexadecimal digits");
            }
            code = (code << 4) | digit;
            at++;
        }
        return (char) code;
    }

    private boolean word(String word, boolean value) {
        if (!text.startsWith(word, at)) {
            throw noValue();
        }
        at += word.length();
        return value;
    }

    private String digits() {
        int start = at;
        skip('-');
        if (!skip('0')) {
            someDigits();
        }
        if (skip('.')) {
            someDigits();
        }
        if (skip('e') || skip('E')) {
            if (!skip('+')) {
                skip('-');
            }
            someDigits();
        }
        return text.substring(start, at);
    }

    private void someDigits() {
        int start = at;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            at++;
        }
        if (at == start) {
            throw noValue();
        }
    }

    private Malformed noValue() {
        return fault("json.value", "not JSON: a value is expected");
    }

    private boolean skip(char character) {
        boolean found = at < text.length() && text.charAt(at) == character;
        if (found) {
            at++;
        }
        return found;
    }

    private void expect(char character) {
        if (peek() != character) {
            throw fault("json.expected", "not JSON: {sign} is expected", "'" + character + "'");
        }
        at++;
    }

    private char peek() {
        if (at == text.length()) {
            throw fault("json.early", "not JSON: the text ends too early");
        }
        return text.charAt(at);
    }

    private void skipSpace() {
        while (at < text.length()) {
            char character = text.charAt(at);
            if (character == '\n') {
                line++;
            } else if (character != ' ' && character != '\t' && character != '\r') {
                return;
            }
            at++;
        }
    }

    private Malformed fault(String key, String english, Object... values) {
        return Malformed.of(key, english, values).at(line);
    }
}
