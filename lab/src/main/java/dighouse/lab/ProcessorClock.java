package dighouse.lab;

import dighouse.bots.BotSpeed;
import dighouse.bots.ThinkingClock;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/// Processor time of the thinking thread. On a busy machine it is the only time that is fair to
/// every bot. Falls back to wall-clock time on platforms that do not report it.
public enum ProcessorClock implements ThinkingClock {
    CLOCK;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /// A speed by processor time, which a busy machine does not shorten.
    public static BotSpeed speed(double scale) {
        return BotSpeed.by(CLOCK, scale);
    }

    @Override
    public long nanos() {
        return THREADS.isCurrentThreadCpuTimeSupported()
                ? THREADS.getCurrentThreadCpuTime()
                : WALL.nanos();
    }

    @Override
    public String id() {
        return "processor";
    }
}
