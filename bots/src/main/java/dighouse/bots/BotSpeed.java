package dighouse.bots;

/// How much of their thinking time the bots of a table take.
///
/// @param scale factor of all time to think, or of iterations where nothing else is counted
/// @param iterationsPerMilli counts iterations instead of time, so many for each millisecond: the
///   same seeds then give the same games on every machine; 0 to go by time
/// @param thinkingClock what time is read from, where it is not counted
public record BotSpeed(double scale, int iterationsPerMilli, ThinkingClock thinkingClock) {
    /// By the clock, as long as each bot likes.
    public static final BotSpeed STANDARD = new BotSpeed(1, 0);

    public BotSpeed {
        if (!(scale > 0) || iterationsPerMilli < 0) {
            throw new IllegalArgumentException("no such pace: " + scale);
        }
    }

    /// By the clock on the wall, or counted.
    public BotSpeed(double scale, int iterationsPerMilli) {
        this(scale, iterationsPerMilli, ThinkingClock.WALL);
    }

    /// Time that a busy machine does not shorten.
    public static BotSpeed ofProcessor(double scale) {
        return new BotSpeed(scale, 0, ThinkingClock.PROCESSOR);
    }

    /// The same way of measuring, with another factor.
    public BotSpeed scaled(double another) {
        return new BotSpeed(another, iterationsPerMilli, thinkingClock);
    }

    /// The budget of a bot at this pace.
    public ThinkingBudget of(ThinkingBudget budget) {
        ThinkingBudget scaled = budget.times(scale).by(thinkingClock);
        if (iterationsPerMilli == 0 || budget.millis() == 0) {
            return scaled;
        }
        double counted = Math.min(scaled.iterations(), scaled.millis() * iterationsPerMilli);
        return ThinkingBudget.iterations((int) Math.max(1, counted));
    }

    /// How time is measured, in one word.
    public String kind() {
        if (iterationsPerMilli > 0) {
            return "iterationsPerMilli=" + iterationsPerMilli;
        }
        return thinkingClock == ThinkingClock.WALL ? "clock" : "processor";
    }
}
