package dighouse.bots;

/// How long a bot may think about one decision: whichever limit is reached first. A budget without
/// a limit of time makes a bot repeatable.
///
/// @param iterations how many games it may imagine
/// @param millis time; 0 for no limit
/// @param thinkingClock what that time is read from
public record Budget(int iterations, double millis, ThinkingClock thinkingClock) {
    public Budget {
        if (iterations < 1 || !(millis >= 0)) {
            throw new IllegalArgumentException(
                    "no such budget: " + iterations + " iterations, " + millis + " ms");
        }
    }

    /// By the clock on the wall.
    public Budget(int iterations, double millis) {
        this(iterations, millis, ThinkingClock.WALL);
    }

    public static Budget iterations(int iterations) {
        return new Budget(iterations, 0);
    }

    public static Budget millis(double millis) {
        return new Budget(Integer.MAX_VALUE, millis);
    }

    /// The same limits, read from another timepiece.
    public Budget by(ThinkingClock another) {
        return new Budget(iterations, millis, another);
    }

    /// A part or a multiple of the time, or of the iterations where no time is set: a bot that may
    /// try only so much in its time is no other player on a faster or slower table. One iteration
    /// is always left.
    public Budget times(double factor) {
        return millis > 0
                ? new Budget(iterations, millis * factor, thinkingClock)
                : iterations((int) Math.max(1, Math.round(iterations * factor))).by(thinkingClock);
    }
}
