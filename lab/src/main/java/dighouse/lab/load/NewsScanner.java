package dighouse.lab.load;

import java.util.ArrayList;
import java.util.List;

/// Finds the few things that a scripted seat needs in the text of a reply or of news, without
/// parsing all of it.
final class NewsScanner {
    private NewsScanner() {}

    /// The number after a mark; -1 if there is none.
    static int number(String text, String mark) {
        int start = text.lastIndexOf(mark);
        if (start < 0) {
            return -1;
        }
        int end = start + mark.length();
        while (end < text.length()
                && (Character.isDigit(text.charAt(end)) || text.charAt(end) == '-')) {
            end++;
        }
        return Integer.parseInt(text.substring(start + mark.length(), end));
    }

    /// The text after a mark up to the next quote; empty if there is none.
    static String text(String text, String mark) {
        int start = text.indexOf(mark);
        if (start < 0) {
            return "";
        }
        int from = start + mark.length();
        return text.substring(from, text.indexOf('"', from));
    }

    /// The moves that may be played.
    static List<String> moves(String text) {
        List<String> moves = new ArrayList<>();
        String mark = "{\"move\":\"";
        int start = text.indexOf(mark);
        while (start >= 0) {
            int from = start + mark.length();
            moves.add(text.substring(from, text.indexOf('"', from)));
            start = text.indexOf(mark, from);
        }
        return moves;
    }
}
