package dighouse.server.jetty;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicLong;

/// Bounds the memory that arriving bodies take together. One address may have a quarter of it, so
/// that nobody alone can keep others from sending large bodies. Small bodies are not counted: the
/// number of connections bounds them.
final class BodyMemory {
    /// Bodies up to this size are not counted.
    static final int SMALL_BYTES = 8 * 1024;

    private static final int SHARES = 4;

    private final long bytes;
    private final AtomicLong taken = new AtomicLong();
    private final ConcurrentMap<String, Long> takenByAddress = new ConcurrentHashMap<>();

    BodyMemory(long bytes) {
        this.bytes = bytes;
    }

    /// Takes that many bytes for an address, if they are left.
    boolean take(String address, long wanted) {
        if (taken.addAndGet(wanted) > bytes) {
            taken.addAndGet(-wanted);
            return false;
        }
        if (takenByAddress.merge(address, wanted, Long::sum) > bytes / SHARES) {
            give(address, wanted);
            return false;
        }
        return true;
    }

    void give(String address, long back) {
        taken.addAndGet(-back);
        takenByAddress.computeIfPresent(
                address, (absent, held) -> held > back ? Long.valueOf(held - back) : null);
    }
}
