package dighouse.server.store;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

/// How long somebody may wait for the store in all. Set once where work begins, a request for
/// example; everything in it that waits for the store, or for others who do, waits no longer than
/// what is left. Time spent on anything else does not count.
public final class Deadline {
    private static final ScopedValue<AtomicLong> LEFT = ScopedValue.newInstance(); // nanoseconds

    private Deadline() {}

    /// Does some work that must not wait for longer. Inside other such work the outer limit holds.
    public static <T, X extends Throwable> T within(
            Duration most, ScopedValue.CallableOp<T, X> work) throws X {
        return LEFT.isBound()
                ? work.call()
                : ScopedValue.where(LEFT, new AtomicLong(most.toNanos())).call(work);
    }

    /// Nanoseconds that are left.
    ///
    /// @param most how many there are where nobody has set a limit
    public static long left(Duration most) {
        return LEFT.isBound() ? Math.max(0, LEFT.get().get()) : most.toNanos();
    }

    /// Somebody has waited until now.
    ///
    /// @param begun since when, as [System#nanoTime] has it
    public static void waitedSince(long begun) {
        if (LEFT.isBound()) {
            LEFT.get().addAndGet(begun - System.nanoTime());
        }
    }
}
