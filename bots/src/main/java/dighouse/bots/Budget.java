package dighouse.bots;

/// How long a bot may think about one decision: whichever limit is reached first. A budget without
/// a limit of time makes a bot repeatable.
///
/// @param iterations how many games it may imagine to their end
/// @param millis wall-clock time; 0 for no limit
public record Budget(int iterations, long millis) {
    public Budget {
        if (iterations < 1 || millis < 0) {
            throw new IllegalArgumentException(
                    "no such budget: " + iterations + " iterations, " + millis + " ms");
        }
    }

    public static Budget iterations(int iterations) {
        return new Budget(iterations, 0);
    }

    public static Budget millis(long millis) {
        return new Budget(Integer.MAX_VALUE, millis);
    }
}
