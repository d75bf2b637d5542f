package dighouse.bots.thebes;

import dighouse.thebes.ThebesTables;

/// Forecasts who will have the most books of a site.
final class Majorities {
    private static final int MOST_LEAD = 12; // in books; a greater lead is as safe
    private static final int WEEKS_OF_STEP = 8; // between entries of the table
    private static final double SPREAD_OF_WEEK = 0.28; // books, times the root of the weeks left

    private final double[] points; // expected, by weeks left (in steps) and lead
    private final int steps;

    Majorities(ThebesTables tables) {
        steps = tables.end() / WEEKS_OF_STEP + 2;
        points = new double[steps * (2 * MOST_LEAD + 1)];
        for (int step = 0; step < steps; step++) {
            double spread = SPREAD_OF_WEEK * Math.sqrt(step * WEEKS_OF_STEP);
            for (int lead = -MOST_LEAD; lead <= MOST_LEAD; lead++) {
                points[index(step, lead)] =
                        step == 0 ? atTheEnd(tables, lead) : expected(tables, lead, spread);
            }
        }
    }

    private static double atTheEnd(ThebesTables tables, int lead) {
        return lead > 0 ? tables.majority() : lead == 0 ? tables.sharedMajority() : 0;
    }

    private static double expected(ThebesTables tables, int lead, double spread) {
        return tables.majority() / (1 + Math.exp(-1.7 * lead / spread));
    }

    private static int index(int step, int lead) {
        return step * (2 * MOST_LEAD + 1) + lead + MOST_LEAD;
    }

    /// Expected points for the owner of a number of books if the best other seat has another
    /// number.
    double points(int own, int most, int weeksLeft) {
        if (own == 0 && weeksLeft == 0) {
            return 0;
        }
        int step = (weeksLeft + WEEKS_OF_STEP - 1) / WEEKS_OF_STEP;
        return points[index(step, Math.clamp(own - most, -MOST_LEAD, MOST_LEAD))];
    }
}
