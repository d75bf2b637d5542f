package dighouse.bots;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/// By which time a bot thinks.
public enum ThinkingClock {
    /// What people wait.
    WALL,

    /// What the thinking thread had of a processor. On a machine that has other things to do, it is
    /// the only time that is the same for everybody; where the platform does not tell, it is wall
    /// time.
    PROCESSOR;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /// So many nanoseconds since some moment, the same for one thread.
    public long nanos() {
        return this == PROCESSOR && THREADS.isCurrentThreadCpuTimeSupported()
                ? THREADS.getCurrentThreadCpuTime()
                : System.nanoTime();
    }
}
