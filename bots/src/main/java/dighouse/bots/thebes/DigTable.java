package dighouse.bots.thebes;

import static dighouse.thebes.ThebesTables.LONGEST_DIG;
import static dighouse.thebes.ThebesTables.MOST_KNOWLEDGE;

import dighouse.thebes.ThebesTables;

/// How long to dig. For each amount of knowledge only those weeks are kept that can be best at some
/// price of a week: each buys more tokens for every week than the next.
final class DigTable {
    private static final int STRIDE = LONGEST_DIG + 1;

    private final int[] tokens = new int[(MOST_KNOWLEDGE + 1) * STRIDE]; // by knowledge and weeks
    private final int[] useful = new int[(MOST_KNOWLEDGE + 1) * STRIDE]; // weeks, then 0
    private final double[] slope = new double[useful.length]; // tokens for each week more, then 0

    DigTable(ThebesTables tables) {
        for (int knowledge = 0; knowledge <= MOST_KNOWLEDGE; knowledge++) {
            for (int weeks = 1; weeks <= LONGEST_DIG; weeks++) {
                tokens[knowledge * STRIDE + weeks] = tables.printedTokens(knowledge, weeks);
            }
            keepUseful(knowledge * STRIDE);
        }
    }

    /// From no dig at all, always goes to the weeks that add most tokens for each week more.
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
    /// @param journey weeks of it
    /// @param longest weeks at most
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
