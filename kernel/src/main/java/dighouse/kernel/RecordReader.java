package dighouse.kernel;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Reads the text of a [GameRecord], line by line. The entries of the heading are read in the order
/// in which they are written, so that reading and writing give the same bytes.
final class RecordReader {
    /// Far more plies than any game has; limits the size of hostile files.
    private static final int MOST_LINES = 100_000;

    private final List<String> lines = new ArrayList<>();
    private int at;

    RecordReader(String text) {
        int start = 0;
        for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
            // mail programs may add carriage returns
            boolean carriage = end > start && text.charAt(end - 1) == '\r';
            lines.add(text.substring(start, carriage ? end - 1 : end));
            start = end + 1;
        }
        if (start < text.length()) {
            lines.add(text.substring(start));
        }
        if (lines.size() > MOST_LINES) {
            throw Malformed.of("record.long", "A record has at most {most} lines.", MOST_LINES);
        }
    }

    GameRecord read() {
        if (!GameRecord.TITLE.equals(peek())) {
            throw fault(
                    "record.title",
                    "this is no record of the house: it should open with \"{title}\"",
                    GameRecord.TITLE);
        }
        at++;
        String game = required("game");
        int rules = number("rules", required("rules"));
        String[] edition = pair("edition", required("edition"));
        String own = optional("own-edition", "");
        int seats = number("seats", required("seats"));
        int mission = number("mission", optional("mission", "0"));
        Map<String, String> options = options();
        List<String> players = bySeat("player");
        GameRecord.Proof proof = proof();
        String result = optional("result", "");
        String hash = required("hash");
        if (!"".equals(peek())) {
            throw fault(
                    "record.empty", "an empty line is expected between the heading and the plies");
        }
        at++;
        List<GameRecord.Line> plies = new ArrayList<>();
        List<String> comments = new ArrayList<>();
        for (; at < lines.size(); at++) {
            String line = lines.get(at);
            if (line.startsWith("#")) {
                comments.add(line.substring(1));
            } else {
                plies.add(ply(line, comments));
                comments.clear();
            }
        }
        return new GameRecord(
                game,
                rules,
                edition[0],
                edition[1],
                own,
                seats,
                mission,
                options,
                players,
                proof,
                result,
                hash,
                plies,
                comments);
    }

    private GameRecord.Line ply(String line, List<String> comments) {
        int space = line.indexOf(' ');
        int mark = line.lastIndexOf(GameRecord.CHECK_MARK);
        if (space < 1 || mark < space) {
            throw fault(
                    "record.ply",
                    "a ply is expected: who, what, and \"{mark}\" with the check digits",
                    GameRecord.CHECK_MARK.trim());
        }
        return new GameRecord.Line(
                at + 1,
                comments,
                line.substring(0, space),
                line.substring(space + 1, mark),
                line.substring(mark + GameRecord.CHECK_MARK.length()));
    }

    private Map<String, String> options() {
        Map<String, String> options = new LinkedHashMap<>();
        for (String entry = entry("option"); entry != null; entry = entry("option")) {
            String[] pair = pair("option", entry);
            if (options.put(pair[0], pair[1]) != null) {
                at--;
                throw fault("record.optionTwice", "option {option} stands here twice", pair[0]);
            }
        }
        return options;
    }

    private GameRecord.Proof proof() {
        String commitment = entry("commitment");
        if (commitment == null) {
            return GameRecord.Proof.NONE;
        }
        return new GameRecord.Proof(commitment, bySeat("contribution"), optional("secret", ""));
    }

    /// Entries that name a seat each, in seat order.
    private List<String> bySeat(String key) {
        List<String> values = new ArrayList<>();
        for (String entry = entry(key); entry != null; entry = entry(key)) {
            String[] pair = pair(key, entry);
            if (values.size() == Seats.MOST) {
                at--;
                throw fault("record.seats", "no table has more than {most} seats", Seats.MOST);
            }
            if (!pair[0].equals(Seats.letter(values.size()))) {
                at--;
                throw fault(
                        "record.seat",
                        "the {entry} of seat {seat} is expected",
                        key,
                        Seats.letter(values.size()));
            }
            values.add(pair[1]);
        }
        return values;
    }

    private String required(String key) {
        String value = entry(key);
        if (value == null) {
            throw fault("record.entry", "\"{entry} …\" is expected", key);
        }
        return value;
    }

    private String optional(String key, String otherwise) {
        String value = entry(key);
        return value == null ? otherwise : value;
    }

    /// The value of the entry if the next line has this key, and on to the next line.
    private @Nullable String entry(String key) {
        String line = peek();
        if (line == null || !line.startsWith(key + " ")) {
            return null;
        }
        at++;
        return line.substring(key.length() + 1);
    }

    private @Nullable String peek() {
        return at < lines.size() ? lines.get(at) : null;
    }

    private String[] pair(String key, String value) {
        int space = value.indexOf(' ');
        if (space < 1) {
            at--;
            throw fault("record.pair", "\"{entry}\" takes a name and a value", key);
        }
        return new String[] {value.substring(0, space), value.substring(space + 1)};
    }

    private int number(String key, String value) {
        try {
            int number = Integer.parseInt(value);
            if (number >= 0 && Integer.toString(number).equals(value)) {
                return number;
            }
        } catch (NumberFormatException notANumber) {
            // said below
        }
        at--;
        throw fault("record.number", "\"{entry}\" takes a whole number", key);
    }

    private Malformed fault(String key, String english, Object... values) {
        return Malformed.of(key, english, values).at(Math.min(at + 1, lines.size() + 1));
    }
}
