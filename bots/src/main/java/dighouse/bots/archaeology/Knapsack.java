package dighouse.bots.archaeology;

import static dighouse.archaeology.Treasure.TYPES;

import java.util.Arrays;

/// The best hand that can be had for a price: how many cards of each type to hold, between a least
/// and a most, so that they cost no more than a purse and are worth as much as possible together.
///
/// A trade is such a choice: whatever is given and taken, the hand afterwards has no more trading
/// value than before. A sandstorm is another: every card costs one, and half of them may stay. What
/// one type is worth must not depend on the others; then types are decided one after the other
/// (dynamic programming), and the answer is exact.
final class Knapsack {
    private static final double OUT_OF_REACH = Double.NEGATIVE_INFINITY;

    final int[] least = new int[TYPES];
    final int[] most = new int[TYPES];
    final int[] cost = new int[TYPES];

    /// The best hand that was found last.
    final int[] chosen = new int[TYPES];

    private double[] worth = new double[0]; // of the types so far, by what they cost
    private double[] next = new double[0];
    private byte[] choices = new byte[0]; // by type and cost: how many cards of the type

    /// Fills in [#chosen].
    ///
    /// @param worths of holding so many cards of a type, by type and number
    /// @param width how many numbers there are for each type
    /// @param purse what may be spent; the least cards cost no more
    /// @return what the best hand is worth
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

    /// Decides on one type for every sum that the types so far may cost.
    ///
    /// @return the highest sum that can be spent now
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

    /// Reads the choices back from the best sum to the first type.
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
