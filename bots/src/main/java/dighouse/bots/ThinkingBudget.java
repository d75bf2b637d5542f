package dighouse.bots;

/// How long a bot may think about one decision: whichever limit is reached first. A budget without
/// a limit of time makes a bot repeatable.
///
/// @param iterations how many games it may imagine
/// @param millis time; 0 for no limit
/// @param thinkingClock what that time is read from
public record ThinkingBudget(int iterations, double millis, ThinkingClock thinkingClock) {
    public ThinkingBudget {
        if (iterations < 1 || !(millis >= 0)) {
            throw new IllegalArgumentException(
                    "no such budget: " + iterations + " iterations, " + millis + " ms");
        }
    }

    /// By the clock on the wall.
    public ThinkingBudget(int iterations, double millis) {
        this(iterations, millis, ThinkingClock.WALL);
    }

    public static ThinkingBudget iterations(int iterations) {
        return new ThinkingBudget(iterations, 0);
    }

    public static ThinkingBudget millis(double millis) {
        return new ThinkingBudget(Integer.MAX_VALUE, millis);
    }

    /// The same limits, read from another timepiece.
    public ThinkingBudget by(ThinkingClock another) {
        return new ThinkingBudget(iterations, millis, another);
    }

    /// A part or a multiple of the time, or of the iterations where no time is set: a bot that may
    /// try only so much in its time is no other player on a faster or slower table. One iteration
    /// is always left.
    public ThinkingBudget times(double factor) {
        return millis > 0
                ? new ThinkingBudget(iterations, millis * factor, thinkingClock)
                : iterations((int) Math.max(1, Math.round(iterations * factor))).by(thinkingClock);
    }
}
