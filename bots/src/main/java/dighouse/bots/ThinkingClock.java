package dighouse.bots;

/// A clock that measures thinking time. Whoever lets bots think by another clock than the wall's
/// brings it along.
public interface ThinkingClock {
    /// Wall-clock time: how long people wait.
    ThinkingClock WALL =
            new ThinkingClock() {
                @Override
                public long nanos() {
                    return System.nanoTime();
                }

                @Override
                public String id() {
                    return "clock";
                }
            };

    /// Nanoseconds since some fixed moment of the calling thread.
    long nanos();

    /// Its name, in one word.
    String id();
}
