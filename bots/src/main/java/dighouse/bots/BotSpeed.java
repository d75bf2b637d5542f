package dighouse.bots;

/// How much of their thinking time the bots of a table use, and how it is measured.
///
/// @param scale multiplies thinking time, or iterations for a budget that has no time
/// @param iterationsPerMilli if above 0, thinking is counted in iterations instead of time, this
///   many per millisecond; the same seeds then give the same games on every machine
/// @param thinkingClock the clock that measures time if iterations are not counted
public record BotSpeed(double scale, int iterationsPerMilli, ThinkingClock thinkingClock) {
    /// Every bot takes its own thinking time, by the wall clock.
    public static final BotSpeed STANDARD = new BotSpeed(1, 0);

    public BotSpeed {
        if (!(scale > 0) || iterationsPerMilli < 0) {
            throw new IllegalArgumentException("no such pace: " + scale);
        }
    }

    /// A speed by the wall clock, or counted in iterations.
    public BotSpeed(double scale, int iterationsPerMilli) {
        this(scale, iterationsPerMilli, ThinkingClock.WALL);
    }

    /// A speed by another clock.
    public static BotSpeed by(ThinkingClock clock, double scale) {
        return new BotSpeed(scale, 0, clock);
    }

    /// The same way of measuring, with another factor.
    public BotSpeed scaled(double another) {
        return new BotSpeed(another, iterationsPerMilli, thinkingClock);
    }

    /// The budget of a bot at this speed.
    public ThinkingBudget of(ThinkingBudget budget) {
        ThinkingBudget scaled = budget.times(scale).by(thinkingClock);
        if (iterationsPerMilli == 0 || budget.millis() == 0) {
            return scaled;
        }
        double counted = Math.min(scaled.iterations(), scaled.millis() * iterationsPerMilli);
        return ThinkingBudget.iterations((int) Math.max(1, counted));
    }

    /// How thinking is measured, in one word.
    public String kind() {
        if (iterationsPerMilli > 0) {
            return "iterationsPerMilli=" + iterationsPerMilli;
        }
        return thinkingClock.id();
    }
}
