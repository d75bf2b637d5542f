package dighouse.server.store;

import java.time.Duration;

/// When an answer must be there. Set once where work begins, a request for example; every call of
/// the store that belongs to it waits no longer than what is left.
public final class Deadline {
    private static final ScopedValue<Long> UNTIL = ScopedValue.newInstance(); // nanoseconds

    private Deadline() {}

    /// Does some work that must be done in time. Inside other such work the earlier deadline holds.
    public static <T, X extends Throwable> T within(
            Duration most, ScopedValue.CallableOp<T, X> work) throws X {
        return UNTIL.isBound()
                ? work.call()
                : ScopedValue.where(UNTIL, System.nanoTime() + most.toNanos()).call(work);
    }

    /// Nanoseconds that are left.
    ///
    /// @param most how many there are where nobody has set a deadline
    public static long left(Duration most) {
        return UNTIL.isBound() ? Math.max(0, UNTIL.get() - System.nanoTime()) : most.toNanos();
    }
}
