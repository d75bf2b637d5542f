package dighouse.lab.bench;

import java.lang.management.ManagementFactory;

/// Measures the current thread since its own creation: wall-clock time, processor time and
/// allocated bytes.
final class Stopwatch {
    private static final com.sun.management.ThreadMXBean THREADS =
            (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();

    private final long bytesAtStart = THREADS.getCurrentThreadAllocatedBytes();
    private final long cpuAtStart = THREADS.getCurrentThreadCpuTime();
    private final long wallAtStart = System.nanoTime();

    /// Processor time of the current thread so far. Time in which others had the processor does not
    /// count.
    static long cpuNanos() {
        return THREADS.getCurrentThreadCpuTime();
    }

    boolean hasRun(long nanos) {
        return System.nanoTime() - wallAtStart >= nanos;
    }

    /// How often something happened per second.
    Rate rate(long count) {
        long wall = System.nanoTime() - wallAtStart;
        long cpu = THREADS.getCurrentThreadCpuTime() - cpuAtStart;
        return new Rate(perSecond(count, cpu), perSecond(count, wall));
    }

    long bytes() {
        return THREADS.getCurrentThreadAllocatedBytes() - bytesAtStart;
    }

    private static double perSecond(long count, long nanos) {
        return count * 1e9 / Math.max(1, nanos);
    }

    /// Events per second of processor time and of wall-clock time.
    public record Rate(double cpu, double wall) {}
}
