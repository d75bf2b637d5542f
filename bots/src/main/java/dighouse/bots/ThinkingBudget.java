package dighouse.bots;

/// How long a bot may think about one decision; the limit that is reached first counts. A budget
/// without a time limit makes a bot repeatable.
///
/// @param iterations how many games it may imagine
/// @param millis of time; 0 for no limit
/// @param thinkingClock the clock that measures the time
public record ThinkingBudget(int iterations, double millis, ThinkingClock thinkingClock) {
    public ThinkingBudget {
        if (iterations < 1 || !(millis >= 0)) {
            throw new IllegalArgumentException(
                    "no such budget: " + iterations + " iterations, " + millis + " ms");
        }
    }

    /// A budget by the wall clock.
    public ThinkingBudget(int iterations, double millis) {
        this(iterations, millis, ThinkingClock.WALL);
    }

    public static ThinkingBudget iterations(int iterations) {
        return new ThinkingBudget(iterations, 0);
    }

    public static ThinkingBudget millis(double millis) {
        return new ThinkingBudget(Integer.MAX_VALUE, millis);
    }

    /// The same limits by another clock.
    public ThinkingBudget by(ThinkingClock another) {
        return new ThinkingBudget(iterations, millis, another);
    }

    /// Multiplies the time, or the iterations if there is no time limit. A budget that has both
    /// keeps its iterations, so that the bot plays the same at every pace (ADR 31). At least one
    /// iteration is left.
    public ThinkingBudget times(double factor) {
        return millis > 0
                ? new ThinkingBudget(iterations, millis * factor, thinkingClock)
                : iterations((int) Math.max(1, Math.round(iterations * factor))).by(thinkingClock);
    }
}
