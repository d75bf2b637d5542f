package dighouse.bots;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/// The clock that measures thinking time.
public enum ThinkingClock {
    /// Wall-clock time: how long people wait.
    WALL,

    /// Processor time of the thinking thread. On a busy machine it is the only time that is fair to
    /// every bot. Falls back to wall-clock time on platforms that do not report it.
    PROCESSOR;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /// Nanoseconds since some fixed moment of the calling thread.
    public long nanos() {
        return this == PROCESSOR && THREADS.isCurrentThreadCpuTimeSupported()
                ? THREADS.getCurrentThreadCpuTime()
                : System.nanoTime();
    }
}
