package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.server.settings.SettingsReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Headers that say where somebody comes from, over real HTTP: nobody escapes the limits by
/// inventing one.
class ProxiesTest {
    private static final int REQUESTS = 40;
    private static final String TWO_LINES =
            """
            X-Forwarded-For: 192.0.2.#
            X-Forwarded-For: 203.0.113.2
            """;

    @TempDir Path folder;

    private SettingsReader settings() {
        return ServerForTests.settings(folder).set("burst", "10").set("per-second", "1");
    }

    /// How many of many requests are served with these header lines; `#` stands for the number of
    /// the request.
    private static int served(Server server, String lines) {
        int served = 0;
        for (int i = 0; i < REQUESTS; i++) {
            String request =
                    "GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                            + lines.replace("#", Integer.toString(i)).replace("\n", "\r\n")
                            + "\r\n";
            byte[] bytes = request.getBytes(StandardCharsets.US_ASCII);
            served += new RawConnection(server.port()).send(bytes).status() == 200 ? 1 : 0;
        }
        return served;
    }

    @Test
    void withoutATrustedProxyTheHeaderCountsForNothing() {
        try (Server server = new Server(settings().read())) {
            assertThat(served(server, "X-Forwarded-For: 192.0.2.#\n")).isLessThan(REQUESTS / 2);
        }
    }

    /// Some proxies extend the line, others add a line of their own.
    @Test
    void whatWasInventedBeforeTheProxyCountsForNothing() {
        try (Server server = new Server(settings().set("trusted-proxies", "127.0.0.1").read())) {
            assertThat(served(server, "X-Forwarded-For: 192.0.2.#, 203.0.113.1\n"))
                    .isLessThan(REQUESTS / 2);
            assertThat(served(server, TWO_LINES)).isLessThan(REQUESTS / 2);
            assertThat(served(server, "X-Forwarded-For: 2001:db8::#\n")).isLessThan(REQUESTS / 2);
        }
    }

    @Test
    void whoeverComesThroughATrustedProxyIsCountedApart() {
        try (Server server = new Server(settings().set("proxied", "yes").read())) {
            assertThat(served(server, "X-Forwarded-For: 192.0.2.#\n")).isEqualTo(REQUESTS);
        }
    }

    @Test
    void aProxyThatNobodyTrustsIsTold() {
        String logged =
                Logged.during(() -> {
                    try (Server server = new Server(settings().read())) {
                        served(server, "X-Forwarded-For: 192.0.2.#\n");
                    }
                });

        assertThat(logged).containsOnlyOnce("trusted-proxies");
    }
}
