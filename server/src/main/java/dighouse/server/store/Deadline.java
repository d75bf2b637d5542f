package dighouse.server.store;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

/// Limits how long one piece of work, such as a request, may wait for the store in all. Whatever it
/// does that waits for the store, or for others who do, waits no longer than what is left. Time
/// spent otherwise does not count.
public final class Deadline {
    private static final ScopedValue<AtomicLong> LEFT = ScopedValue.newInstance(); // nanoseconds

    private Deadline() {}

    /// Does some work within a deadline. A deadline set further out stays in force.
    public static <T, X extends Throwable> T within(
            Duration most, ScopedValue.CallableOp<T, X> work) throws X {
        return LEFT.isBound()
                ? work.call()
                : ScopedValue.where(LEFT, new AtomicLong(most.toNanos())).call(work);
    }

    /// Nanoseconds that are left.
    ///
    /// @param most the answer outside of any deadline
    public static long left(Duration most) {
        return LEFT.isBound() ? Math.max(0, LEFT.get().get()) : most.toNanos();
    }

    /// Takes the time since then from what is left.
    ///
    /// @param begun as [System#nanoTime] counts
    public static void waitedSince(long begun) {
        if (LEFT.isBound()) {
            LEFT.get().addAndGet(begun - System.nanoTime());
        }
    }
}
