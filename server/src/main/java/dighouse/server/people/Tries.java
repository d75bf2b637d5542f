package dighouse.server.people;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;

/// Counts tries that failed, by the name that was tried and by where they came from. After a few,
/// nobody may try again for a while.
final class Tries {
    static final int MOST = 5;
    private static final long WHILE_NANOS = 15L * 60 * 1_000_000_000;
    private static final int MOST_REMEMBERED = 50_000;

    private final LongSupplier nanos;
    private final Map<String, Failed> failed = new ConcurrentHashMap<>();

    private record Failed(int times, long sinceNanos) {}

    /// @param nanos a clock
    Tries(LongSupplier nanos) {
        this.nanos = nanos;
    }

    boolean isAllowed(String key) {
        Failed before = failed.get(key);
        return before == null || before.times() < MOST || isOver(before);
    }

    void fail(String key) {
        if (failed.size() > MOST_REMEMBERED) {
            failed.values().removeIf(this::isOver);
        }
        failed.merge(
                key,
                new Failed(1, nanos.getAsLong()),
                (before, first) ->
                        isOver(before)
                                ? first
                                : new Failed(before.times() + 1, first.sinceNanos()));
    }

    void succeed(String key) {
        failed.remove(key);
    }

    private boolean isOver(Failed before) {
        return nanos.getAsLong() - before.sinceNanos() > WHILE_NANOS;
    }
}
