package dighouse.kernel;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// Writes compact JSON, the same bytes everywhere: no spaces, members in the order they are given.
public final class JsonWriter {
    private final StringBuilder out = new StringBuilder(256); // enough for a phrase; a view grows
    private boolean needsComma;

    public JsonWriter beginObject() {
        return open('{');
    }

    public JsonWriter endObject() {
        return close('}');
    }

    public JsonWriter beginArray() {
        return open('[');
    }

    public JsonWriter endArray() {
        return close(']');
    }

    /// The name of the member whose value comes next.
    public JsonWriter name(String name) {
        separate();
        quote(name);
        out.append(':');
        needsComma = false;
        return this;
    }

    public JsonWriter value(int value) {
        return raw(Integer.toString(value));
    }

    public JsonWriter value(long value) {
        return raw(Long.toString(value));
    }

    public JsonWriter value(boolean value) {
        return raw(value ? "true" : "false");
    }

    public JsonWriter value(String value) {
        separate();
        quote(value);
        needsComma = true;
        return this;
    }

    public JsonWriter nullValue() {
        return raw("null");
    }

    public JsonWriter value(int[] values) {
        beginArray();
        for (int value : values) {
            value(value);
        }
        return endArray();
    }

    public JsonWriter numbers(List<Integer> values) {
        beginArray();
        for (int value : values) {
            value(value);
        }
        return endArray();
    }

    public JsonWriter texts(List<String> values) {
        beginArray();
        for (String value : values) {
            value(value);
        }
        return endArray();
    }

    public JsonWriter orNull(@Nullable Integer value) {
        return value == null ? nullValue() : value(value.intValue());
    }

    public JsonWriter orNull(@Nullable String value) {
        return value == null ? nullValue() : value(value);
    }

    /// A value that is already JSON.
    public JsonWriter raw(String json) {
        separate();
        out.append(json);
        needsComma = true;
        return this;
    }

    public String text() {
        return out.toString();
    }

    private JsonWriter open(char bracket) {
        separate();
        out.append(bracket);
        needsComma = false;
        return this;
    }

    private JsonWriter close(char bracket) {
        out.append(bracket);
        needsComma = true;
        return this;
    }

    private void separate() {
        if (needsComma) {
            out.append(',');
        }
    }

    private void quote(String text) {
        out.append('"');
        int plain = 0; // all before this is written
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            if (character == '"' || character == '\\' || character < ' ') {
                out.append(text, plain, i);
                escape(character);
                plain = i + 1;
            }
        }
        out.append(text, plain, text.length()).append('"');
    }

    private void escape(char character) {
        switch (character) {
            case '"' -> out.append("\\\"");
            case '\\' -> out.append("\\\\");
            case '\n' -> out.append("\\n");
            case '\r' -> out.append("\\r");
            case '\t' -> out.append("\\t");
            default -> out.append("\\u00").append(Hash64.hex((long) character << 56, 2));
        }
    }
}
