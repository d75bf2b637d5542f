package dighouse.bots.thebes;

import static dighouse.thebes.ThebesTables.LONGEST_DIG;
import static dighouse.thebes.ThebesTables.MOST_KNOWLEDGE;

import dighouse.thebes.ThebesTables;

/// Chooses the length of a dig. For each amount of knowledge it keeps only the numbers of weeks
/// that are best at some price of a week (the upper convex hull of tokens over weeks).
final class DigTable {
    private static final int STRIDE = LONGEST_DIG + 1;

    private final int[] tokens = new int[(MOST_KNOWLEDGE + 1) * STRIDE]; // by knowledge and weeks
    private final int[] useful = new int[(MOST_KNOWLEDGE + 1) * STRIDE]; // weeks, then 0
    private final double[] slope =
            new double[useful.length]; // more tokens per additional week, then 0

    DigTable(ThebesTables tables) {
        for (int knowledge = 0; knowledge <= MOST_KNOWLEDGE; knowledge++) {
            for (int weeks = 1; weeks <= LONGEST_DIG; weeks++) {
                tokens[knowledge * STRIDE + weeks] = tables.printedTokens(knowledge, weeks);
            }
            keepUseful(knowledge * STRIDE);
        }
    }

    /// Builds the hull: from no dig at all, always goes on to the length that adds most tokens per
    /// additional week.
    private void keepUseful(int row) {
        int kept = 0;
        int from = 0;
        while (from < LONGEST_DIG) {
            int best = 0;
            double most = 0;
            for (int to = from + 1; to <= LONGEST_DIG; to++) {
                double slope = (double) (tokens[row + to] - tokens[row + from]) / (to - from);
                if (slope > most) {
                    most = slope;
                    best = to;
                }
            }
            if (best == 0) {
                return;
            }
            useful[row + kept] = best;
            slope[row + kept] = most;
            kept++;
            from = best;
        }
    }

    int tokens(int knowledge, int weeks) {
        return tokens[knowledge * STRIDE + weeks];
    }

    /// The weeks of the best dig, or 0 if none pays.
    ///
    /// @param token points that a token brings
    /// @param extra tokens that shovels add
    /// @param rate points that a week is worth elsewhere
    /// @param journey weeks of travel
    /// @param longest the greatest number of weeks
    int best(int knowledge, double token, int extra, double rate, double journey, int longest) {
        int row = knowledge * STRIDE;
        int best =
                longest < LONGEST_DIG
                        ? bestWithin(row, token, rate, longest)
                        : bestOfAll(row, token, rate);
        return (tokens[row + best] + extra) * token > rate * (best + journey) ? best : 0;
    }

    private int bestOfAll(int row, double token, double rate) {
        int at = row;
        while (slope[at] * token > rate) {
            at++;
        }
        return at == row ? 0 : useful[at - 1];
    }

    private int bestWithin(int row, double token, double rate, int longest) {
        double highest = 0;
        int best = 0;
        for (int weeks = 1; weeks <= longest; weeks++) {
            double gain = tokens[row + weeks] * token - rate * weeks;
            if (gain > highest) {
                highest = gain;
                best = weeks;
            }
        }
        return best;
    }
}
