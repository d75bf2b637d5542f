package dighouse.app;

import java.util.Collection;

/// What somebody probably meant.
final class Nearest {
    private Nearest() {}

    /// A question that names the candidate nearest to a word, with a blank before it; empty if none
    /// is near.
    static String question(String word, Collection<String> candidates) {
        int bound = Math.max(2, word.length() / 3);
        String nearest = "";
        int least = bound + 1;
        for (String candidate : candidates) {
            int distance =
                    candidate.startsWith(word) && word.length() > 1 ? 1 : distance(word, candidate);
            if (distance < least && distance < candidate.length()) {
                least = distance;
                nearest = candidate;
            }
        }
        return nearest.isEmpty() ? "" : " Did you mean " + nearest + "?";
    }

    /// How many letters must be put in, left out or changed (Levenshtein).
    static int distance(String first, String second) {
        int[] row = new int[second.length() + 1];
        for (int j = 0; j < row.length; j++) {
            row[j] = j;
        }
        for (int i = 1; i <= first.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int changed = diagonal + (first.charAt(i - 1) == second.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(changed, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[second.length()];
    }
}
