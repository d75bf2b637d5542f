package dighouse.bots;

/// How much of their thinking time the bots of a table take.
///
/// @param scale factor of all budgets
/// @param iterationsPerMilli counts iterations instead of time, so many for each millisecond: the
///   same seeds then give the same games on every machine; 0 to go by the clock
public record Pace(double scale, int iterationsPerMilli) {
    /// By the clock, as long as each bot likes.
    public static final Pace STANDARD = new Pace(1, 0);

    public Pace {
        if (!(scale > 0) || iterationsPerMilli < 0) {
            throw new IllegalArgumentException("no such pace: " + scale);
        }
    }

    /// The budget of a bot at this pace.
    public Budget of(Budget budget) {
        Budget scaled = budget.times(scale);
        if (iterationsPerMilli == 0 || budget.millis() == 0) {
            return scaled;
        }
        double counted = Math.min(scaled.iterations(), scaled.millis() * iterationsPerMilli);
        return Budget.iterations((int) Math.max(1, counted));
    }
}
