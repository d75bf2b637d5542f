package dighouse.kernel;

import java.util.ArrayList;
import java.util.List;

/// Takes texts apart. Unlike [String#split], it needs no regular expressions, which would be an
/// eighth of a game that is compiled for the browser (ADR 49).
public final class Parts {
    private Parts() {}

    /// What is between the separators: at least one part, perhaps empty.
    public static String[] of(String text, char separator) {
        List<String> parts = new ArrayList<>();
        int from = 0;
        for (int at = text.indexOf(separator); at >= 0; at = text.indexOf(separator, from)) {
            parts.add(text.substring(from, at));
            from = at + 1;
        }
        parts.add(text.substring(from));
        return parts.toArray(String[]::new);
    }

    /// What is between the spaces, however many there are; at least one word, perhaps empty.
    public static String[] words(String text) {
        List<String> words = new ArrayList<>(List.of(of(text.trim(), ' ')));
        if (words.size() > 1) {
            words.removeIf(String::isEmpty);
        }
        return words.toArray(String[]::new);
    }
}
