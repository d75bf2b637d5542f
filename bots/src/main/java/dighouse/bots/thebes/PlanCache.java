package dighouse.bots.thebes;

import static dighouse.thebes.ThebesTables.SITES;

/// Caches plans, for every price of a week that can be tried. The numbers that determine a plan
/// recur all the time: a move of one seat hardly ever changes the plans of the others, and the same
/// move is tried with different luck. A new plan replaces the one at its place.
final class PlanCache {
    /// The number of prices. A price is found by halving a range, so prices are the nodes of a
    /// small tree: its root is 1, and the children of n are 2n and 2n + 1.
    static final int NODES = 32;

    private static final int PLACES_OF_A_SITE = 128;
    private static final int PLACES = SITES * PLACES_OF_A_SITE;
    private static final long SPREAD = 0x9E37_79B9_7F4A_7C15L; // the golden ratio
    private static final int SHIFT = 64 - 7; // leaves 7 bits: a place of a site

    private final long[] wholes = new long[PLACES];
    private final double[] points = new double[PLACES];
    private final double[] sizes = new double[PLACES];
    private final double[] permits = new double[PLACES];
    private final int[] known = new int[PLACES]; // which prices are cached, one bit per node
    private final double[] gains = new double[PLACES * NODES];
    private final double[] weeks = new double[PLACES * NODES];
    private final int[] place = new int[SITES]; // of the plans in use

    /// Selects the plans for a site that these numbers determine, together with the price of a
    /// week.
    ///
    /// @param whole all whole numbers, packed
    void look(int site, long whole, double bagPoints, double bagSize, double permit) {
        long mixed = (whole * SPREAD) ^ Double.doubleToRawLongBits(bagPoints);
        mixed = (mixed * SPREAD) ^ Double.doubleToRawLongBits(bagSize);
        mixed = (mixed * SPREAD) ^ Double.doubleToRawLongBits(permit);
        int at = site * PLACES_OF_A_SITE + (int) ((mixed * SPREAD) >>> SHIFT);
        place[site] = at;
        if (wholes[at] != whole
                || points[at] != bagPoints
                || sizes[at] != bagSize
                || permits[at] != permit) {
            wholes[at] = whole;
            points[at] = bagPoints;
            sizes[at] = bagSize;
            permits[at] = permit;
            known[at] = 0;
        }
    }

    boolean knows(int site, int node) {
        return (known[place[site]] >> node & 1) != 0;
    }

    void note(int site, int node, double gain, double weeksOfPlan) {
        int at = place[site];
        gains[at * NODES + node] = gain;
        weeks[at * NODES + node] = weeksOfPlan;
        known[at] |= 1 << node;
    }

    double gain(int site, int node) {
        return gains[place[site] * NODES + node];
    }

    double weeks(int site, int node) {
        return weeks[place[site] * NODES + node];
    }
}
