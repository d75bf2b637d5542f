package dighouse.bots.archaeology;

import static dighouse.archaeology.Treasure.TYPES;

import java.util.Arrays;

/// Finds the best hand for a price: how many cards of each type to hold, between a least and a most
/// number, so that they cost no more than a given amount and are worth as much as possible.
///
/// A trade is such a choice: the hand afterwards has no more trading value than before. A sandstorm
/// is another: every card costs one, and half of them may stay. The worth of one type must not
/// depend on the others; then dynamic programming, type by type, gives the exact answer.
final class Knapsack {
    private static final double OUT_OF_REACH = Double.NEGATIVE_INFINITY;

    final int[] least = new int[TYPES];
    final int[] most = new int[TYPES];
    final int[] cost = new int[TYPES];

    /// The best hand found last: how many cards of each type.
    final int[] chosen = new int[TYPES];

    private double[] worth = new double[0]; // best worth of the types so far, by cost
    private double[] next = new double[0];
    private byte[] choices = new byte[0]; // number of cards, by type and cost

    /// Fills in [#chosen].
    ///
    /// @param worths of holding a number of cards of a type, by type and number
    /// @param width of the tables: how many numbers there are for each type
    /// @param purse what may be spent; enough for the least number of every type
    /// @return the worth of the best hand
    double solve(double[] worths, int width, int purse) {
        int spare = purse;
        for (int type = 0; type < TYPES; type++) {
            spare -= least[type] * cost[type];
        }
        assert spare >= 0 : "not even the least is within reach";
        prepare(spare + 1);
        int reached = 0;
        for (int type = 0; type < TYPES; type++) {
            reached = add(type, worths, type * width, reached, spare);
        }
        return trace(reached);
    }

    private void prepare(int size) {
        if (worth.length < size) {
            worth = new double[2 * size];
            next = new double[2 * size];
            choices = new byte[2 * size * TYPES];
        }
        worth[0] = 0;
    }

    /// Adds one type, for every sum that the types so far may cost.
    ///
    /// @return the highest sum that can be spent so far
    private int add(int type, double[] worths, int at, int reached, int spare) {
        int price = cost[type];
        int room = most[type] - least[type];
        int reach = Math.min(spare, reached + room * price);
        int row = type * next.length;
        Arrays.fill(next, 0, reach + 1, OUT_OF_REACH);
        for (int extra = 0; extra <= room; extra++) {
            double gain = worths[at + least[type] + extra];
            int shift = extra * price;
            int end = Math.min(reached, spare - shift);
            for (int sum = 0; sum <= end; sum++) {
                double total = worth[sum] + gain;
                if (total > next[sum + shift]) {
                    next[sum + shift] = total;
                    choices[row + sum + shift] = (byte) (least[type] + extra);
                }
            }
        }
        double[] done = worth;
        worth = next;
        next = done;
        return reach;
    }

    /// Reads the choices back, from the best sum to the first type.
    private double trace(int reached) {
        int best = 0;
        for (int sum = 1; sum <= reached; sum++) {
            if (worth[sum] > worth[best]) {
                best = sum;
            }
        }
        double found = worth[best];
        int sum = best;
        for (int type = TYPES - 1; type >= 0; type--) {
            chosen[type] = choices[type * next.length + sum];
            sum -= (chosen[type] - least[type]) * cost[type];
        }
        return found;
    }
}
