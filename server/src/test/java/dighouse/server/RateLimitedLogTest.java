package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.server.log.RateLimitedLog;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

/// A fault that happens a thousand times is logged twice.
class RateLimitedLogTest {
    private static final int TIMES = 1_000;

    @Test
    void theFirstIsToldAtOnceAndTheOthersAreCounted() {
        String logged =
                Logged.during(() -> {
                    RateLimitedLog log =
                            new RateLimitedLog(
                                    LoggerFactory.getLogger(RateLimitedLogTest.class),
                                    Duration.ofSeconds(1));
                    for (int i = 0; i < TIMES; i++) {
                        log.warn("it happened for the " + i + "th time");
                    }
                    Thread.sleep(1_500);
                });

        assertThat(logged.lines())
                .hasSizeBetween(2, 3) // the machine may be slow
                .first()
                .asString()
                .contains("for the 0th time");
        assertThat(logged).contains("more like this").contains("for the 999th time");
    }
}
