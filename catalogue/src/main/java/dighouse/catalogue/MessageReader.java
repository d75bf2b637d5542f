package dighouse.catalogue;

import dighouse.catalogue.Message.Part;
import dighouse.kernel.Malformed;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Reads one sentence, as ICU does: an apostrophe before a brace, or before `#` in a plural, begins
/// a quotation that the next apostrophe ends; two of them are one; any other stands for itself.
///
/// The rest of ICU (dates, number formats, ordinals, offsets) is refused: no words need it, and the
/// browser's reader is kept as small as this one.
final class MessageReader {
    private static final char END = '\0';

    private final String text;
    private int at;

    MessageReader(String text) {
        this.text = text;
    }

    Message whole() {
        Message message = message("");
        if (at < text.length()) {
            throw fault("a brace is closed that was not open");
        }
        return message;
    }

    /// Up to the brace that closes it.
    ///
    /// @param counted the amount that `#` stands for; empty where it stands for itself
    private Message message(String counted) {
        List<Part> parts = new ArrayList<>();
        StringBuilder fixed = new StringBuilder();
        while (next() != END && next() != '}') {
            char sign = text.charAt(at++);
            if (sign == '\'') {
                quotation(counted, fixed);
            } else if (sign == '{') {
                flush(fixed, parts);
                parts.add(argument());
            } else if (sign == '#' && !counted.isEmpty()) {
                flush(fixed, parts);
                parts.add(new Message.Place(counted, ""));
            } else {
                fixed.append(sign);
            }
        }
        flush(fixed, parts);
        return new Message(parts);
    }

    private static void flush(StringBuilder fixed, List<Part> parts) {
        if (!fixed.isEmpty()) {
            parts.add(new Message.Text(fixed.toString()));
            fixed.setLength(0);
        }
    }

    private void quotation(String counted, StringBuilder fixed) {
        boolean opens = next() == '{' || next() == '}' || (next() == '#' && !counted.isEmpty());
        if (!opens) {
            fixed.append('\'');
            at += next() == '\'' ? 1 : 0;
            return;
        }
        while (next() != END) {
            char sign = text.charAt(at++);
            if (sign == '\'') {
                if (next() != '\'') {
                    return;
                }
                at++;
            }
            fixed.append(sign);
        }
    }

    /// Behind its opening brace.
    private Part argument() {
        String name = word("the name of an argument");
        if (next() == '}') {
            at++;
            return place(name);
        }
        expect(',');
        String kind = word("plural or select");
        expect(',');
        boolean plural = kind.equals("plural");
        if (!plural && !kind.equals("select")) {
            throw fault("plural or select is expected, not " + kind);
        }
        Map<String, Message> cases = cases(plural ? name : "");
        Message other = cases.remove(PluralRules.OTHER);
        if (other == null) {
            throw fault("a case \"other\" is missing");
        }
        return plural
                ? new Message.Plural(name, cases, other)
                : new Message.Select(name, cases, other);
    }

    private static Part place(String name) {
        int bar = name.indexOf('_');
        return bar < 0
                ? new Message.Place(name, "")
                : new Message.Place(name.substring(0, bar), name.substring(bar + 1));
    }

    private Map<String, Message> cases(String counted) {
        Map<String, Message> cases = new LinkedHashMap<>();
        skipSpace();
        while (next() != '}') {
            String selector = selector();
            expect('{');
            cases.put(selector, message(counted));
            expect('}');
            skipSpace();
        }
        at++;
        return cases;
    }

    private String selector() {
        boolean exact = next() == '=';
        at += exact ? 1 : 0;
        return (exact ? "=" : "") + word("a case");
    }

    private String word(String expected) {
        skipSpace();
        int start = at;
        while (Character.isLetterOrDigit(next()) || next() == '_') {
            at++;
        }
        if (at == start) {
            throw fault(expected + " is expected");
        }
        String word = text.substring(start, at);
        skipSpace();
        return word;
    }

    private void expect(char sign) {
        skipSpace();
        if (next() != sign) {
            throw fault(sign + " is expected");
        }
        at++;
    }

    private void skipSpace() {
        while (next() == ' ') {
            at++;
        }
    }

    private char next() {
        return at < text.length() ? text.charAt(at) : END;
    }

    private Malformed fault(String reason) {
        return new Malformed("\"" + text + "\" at " + (at + 1) + ": " + reason + ".");
    }
}
