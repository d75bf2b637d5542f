package dighouse.server.log;

import java.time.Duration;
import org.slf4j.Logger;

/// Logs the first of many like faults at once, counts those that follow, and logs their number once
/// per interval. So an outage does not fill the disk, and the log still shows that it goes on.
public final class RateLimitedLog {
    private static final Duration INTERVAL = Duration.ofSeconds(10);

    private final Logger log;
    private final Duration interval;
    private boolean quiet; // a line was written in this interval
    private long held;
    private String last = "";

    public RateLimitedLog(Logger log) {
        this(log, INTERVAL);
    }

    /// @param interval how long further faults are only counted
    public RateLimitedLog(Logger log, Duration interval) {
        this.log = log;
        this.interval = interval;
    }

    public void warn(String message) {
        if (isFirst(message)) {
            log.warn("{}", message);
        }
    }

    /// Logs a fault, with its stack trace if it is the first.
    public void error(String message, Throwable fault) {
        if (isFirst(message)) {
            log.error(message, fault);
        }
    }

    private synchronized boolean isFirst(String message) {
        if (quiet) {
            held++;
            last = message;
            return false;
        }
        quiet = true;
        Thread.ofVirtual().name("log-summary").start(this::summarize);
        return true;
    }

    private void summarize() {
        try {
            do {
                Thread.sleep(interval);
            } while (isSummarized());
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    /// Whether there was anything to summarise; otherwise the next fault is logged at once again.
    private synchronized boolean isSummarized() {
        quiet = held > 0;
        if (quiet) {
            log.warn(
                    "{} more like this in the last {} s, the latest: {}",
                    held,
                    interval.toMillis() / 1000.0,
                    last);
            held = 0;
        }
        return quiet;
    }
}
