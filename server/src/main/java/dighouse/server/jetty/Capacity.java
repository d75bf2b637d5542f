package dighouse.server.jetty;

import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.ManagementFactory;

/// How many connections, and how much memory for bodies, this process can handle. Used where the
/// settings do not say.
final class Capacity {
    private static final long CONNECTION_BYTES = 32 * 1024; // at most, with a request on it
    private static final int FILES = 128; // the store, libraries, pages
    private static final int FILES_SHARE = 10; // and a tenth of all
    private static final int BODIES_SHARE = 8; // of the memory
    private static final int FEWEST = 16;

    private Capacity() {}

    /// As many connections as file descriptors and memory allow.
    static int connections() {
        return (int)
                Math.max(
                        FEWEST,
                        Math.min(byDescriptors(descriptors()), memory() / CONNECTION_BYTES));
    }

    static long byDescriptors(long descriptors) {
        return descriptors - descriptors / FILES_SHARE - FILES;
    }

    private static long descriptors() {
        return ManagementFactory.getOperatingSystemMXBean()
                        instanceof UnixOperatingSystemMXBean unix
                ? unix.getMaxFileDescriptorCount()
                : Long.MAX_VALUE;
    }

    private static long memory() {
        return Runtime.getRuntime().maxMemory();
    }

    /// How many bytes all arriving large bodies may take together.
    static long bodyBytes() {
        return memory() / BODIES_SHARE;
    }
}
