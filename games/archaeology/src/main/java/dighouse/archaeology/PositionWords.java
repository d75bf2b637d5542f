package dighouse.archaeology;

import dighouse.kernel.Malformed;
import dighouse.kernel.Parts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The words of a position after whose turn it is and what is asked: `name=value` or `name`, in any
/// order. [PositionReader] takes the words it knows; any other is refused.
final class PositionWords {
    private static final int LARGEST_NUMBER = 127; // counts are kept in bytes

    private final int seats;
    private final Map<String, String> words = new LinkedHashMap<>();

    PositionWords(int seats) {
        this.seats = seats;
    }

    void addAll(List<String> parts) {
        for (String part : parts) {
            int equals = part.indexOf('=');
            String name = equals < 0 ? part : part.substring(0, equals);
            if (words.put(name, equals < 0 ? "" : part.substring(equals + 1)) != null) {
                throw new Malformed("\"" + name + "\" stands twice in a position.");
            }
        }
    }

    void expectNoMore() {
        for (String name : words.keySet()) {
            throw new Malformed("\"" + name + "\" is no word of a position.");
        }
    }

    boolean has(String name) {
        return words.containsKey(name);
    }

    String take(String name, String otherwise) {
        String value = words.remove(name);
        return value == null ? otherwise : value;
    }

    boolean flag(String name) {
        String value = words.remove(name);
        if (value != null && !value.isEmpty()) {
            throw new Malformed("\"" + name + "\" takes no value.");
        }
        return value != null;
    }

    /// The parts of a word for each seat; those left out at the end are none.
    List<String> bySeat(String name) {
        List<String> parts = new ArrayList<>(List.of(Parts.of(take(name, "-"), '/')));
        while (parts.size() < seats) {
            parts.add("-");
        }
        if (parts.size() > seats) {
            throw new Malformed("\"" + name + "\" names more hands than there are seats.");
        }
        return parts;
    }

    /// A seat of this table.
    int seat(String letter) {
        int seat = PlyText.seat(letter);
        if (seat >= seats) {
            throw new Malformed("There is no seat " + letter + " at this table.");
        }
        return seat;
    }

    static int number(String text) {
        int number = 0;
        for (int i = 0; i < text.length(); i++) {
            int digit = Character.digit(text.charAt(i), 10);
            number = 10 * number + digit;
            if (digit < 0 || number > LARGEST_NUMBER) {
                throw new Malformed(
                        "\"" + text + "\" is no number from 0 to " + LARGEST_NUMBER + ".");
            }
        }
        if (text.isEmpty()) {
            throw new Malformed("A number is missing.");
        }
        return number;
    }

    /// Reads cards like `2cm` into a stretch of counts.
    static void readCards(String text, byte[] counts, int from) {
        if (text.equals("-")) {
            return;
        }
        int start = 0;
        for (int i = 0; i < text.length(); i++) {
            int type = Names.treasureOf(text.charAt(i));
            if (type >= 0) {
                int number = i == start ? 1 : number(text.substring(start, i));
                if (number == 0 || counts[from + type] > 0) {
                    throw new Malformed("\"" + text + "\" names a treasure twice or not at all.");
                }
                counts[from + type] = (byte) number;
                start = i + 1;
            }
        }
        if (start < text.length() || text.isEmpty()) {
            throw new Malformed("\"" + text + "\" are no cards; two coins and a map are 2cm.");
        }
    }
}
