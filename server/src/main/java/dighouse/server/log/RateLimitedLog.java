package dighouse.server.log;

import java.time.Duration;
import org.slf4j.Logger;

/// Logs the first of many like warnings at once; those that follow are counted, and told in one
/// line at the end of each interval. An outage then fills no disk, and is still seen to go on.
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

    /// @param interval how long further warnings are only counted
    public RateLimitedLog(Logger log, Duration interval) {
        this.log = log;
        this.interval = interval;
    }

    public void warn(String message) {
        if (isFirst(message)) {
            log.warn("{}", message);
        }
    }

    /// A fault, with the place where it arose if it is the first.
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

    /// Whether there was anything to tell; otherwise the next warning is told at once again.
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
