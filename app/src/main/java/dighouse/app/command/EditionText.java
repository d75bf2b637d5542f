package dighouse.app.command;

import dighouse.kernel.Json;
import java.util.Iterator;
import java.util.Map;

/// Formats an edition for people who read and change it: what fits is on one line, and everything
/// else has a line for each part, so that an error message can name a useful line.
final class EditionText {
    private static final int WIDTH = 140; // a tile, a card or a find fits

    private final StringBuilder out = new StringBuilder();

    private EditionText() {}

    static String of(Json json) {
        EditionText text = new EditionText();
        text.write(json, 0);
        return text.out.toString();
    }

    private void write(Json json, int depth) {
        String line = json.compact();
        if (2 * depth + line.length() <= WIDTH) {
            out.append(line);
            return;
        }
        switch (json) {
            case Json.Obj object -> {
                out.append('{');
                Iterator<Map.Entry<String, Json>> members = object.members().entrySet().iterator();
                while (members.hasNext()) {
                    Map.Entry<String, Json> member = members.next();
                    begin(depth + 1);
                    out.append('"').append(member.getKey()).append("\": ");
                    write(member.getValue(), depth + 1);
                    out.append(members.hasNext() ? "," : "");
                }
                begin(depth);
                out.append('}');
            }
            case Json.Arr array -> {
                out.append('[');
                Iterator<Json> elements = array.elements().iterator();
                while (elements.hasNext()) {
                    begin(depth + 1);
                    write(elements.next(), depth + 1);
                    out.append(elements.hasNext() ? "," : "");
                }
                begin(depth);
                out.append(']');
            }
            case Json.Str _, Json.Num _, Json.Bool _, Json.Null _ -> out.append(line);
        }
    }

    private void begin(int depth) {
        out.append('\n').append("  ".repeat(depth));
    }
}
