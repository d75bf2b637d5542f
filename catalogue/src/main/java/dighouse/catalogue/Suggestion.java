package dighouse.catalogue;

import java.util.Collection;

/// Guesses which of several known words somebody meant.
public final class Suggestion {
    private Suggestion() {}

    /// A question that names the candidate nearest to a word, with a blank before it; empty if none
    /// is near.
    public static String question(String word, Collection<String> candidates) {
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

    /// How many letters must be put in, left out, changed or swapped with their neighbour.
    public static int distance(String first, String second) {
        int[][] steps = new int[first.length() + 1][second.length() + 1];
        for (int i = 0; i <= first.length(); i++) {
            for (int j = 0; j <= second.length(); j++) {
                steps[i][j] =
                        Math.min(i, j) == 0 ? Math.max(i, j) : fewest(steps, first, second, i, j);
            }
        }
        return steps[first.length()][second.length()];
    }

    private static int fewest(int[][] steps, String first, String second, int i, int j) {
        boolean same = first.charAt(i - 1) == second.charAt(j - 1);
        int changed = steps[i - 1][j - 1] + (same ? 0 : 1);
        int fewest = Math.min(changed, 1 + Math.min(steps[i - 1][j], steps[i][j - 1]));
        boolean swapped =
                i > 1
                        && j > 1
                        && first.charAt(i - 1) == second.charAt(j - 2)
                        && first.charAt(i - 2) == second.charAt(j - 1);
        return swapped ? Math.min(fewest, 1 + steps[i - 2][j - 2]) : fewest;
    }
}
