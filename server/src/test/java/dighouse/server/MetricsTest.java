package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dighouse.kernel.Malformed;
import dighouse.server.settings.SettingsReader;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Metrics have a port of their own, which no proxy passes on by accident.
class MetricsTest {
    private static final int ABOVE = 10_000;
    private static final int MOST_PORT = 65_535;

    @TempDir Path folder;

    @Test
    void thePublicPortServesNoMetrics() {
        try (Server server = ServerForTests.open(folder);
                Visitor ann = new Visitor(server.port());
                Visitor host = new Visitor(server.metricsPort())) {
            assertThat(ann.get("/metrics").expect(404).text()).doesNotContain("dighouse_requests");
            assertThat(host.get("/metrics").expect(200).text()).contains("dighouse_requests");
            host.get("/api/me").expect(404);
        }
    }

    @Test
    void theyCanBeSwitchedOff() {
        try (Server server =
                new Server(ServerForTests.settings(folder).set("metrics-port", "off").read())) {
            assertThat(server.metricsPort()).isZero();
        }
    }

    /// A second server on one machine starts all the same; whoever names a port wants that one.
    @Test
    void aPortThatNobodyChoseMayBeTaken() throws IOException {
        try (ServerSocket taken = aboveAFreePort()) {
            int port = taken.getLocalPort() - ABOVE;
            SettingsReader settings =
                    ServerForTests.settings(folder).set("port", Integer.toString(port));
            try (Server server = new Server(settings.set("metrics-port", "auto").read())) {
                assertThat(server.metricsPort()).isZero();
            }
            settings.set("metrics-port", Integer.toString(port + ABOVE));
            assertThatThrownBy(() -> new Server(settings.read()))
                    .isInstanceOf(Malformed.class)
                    .hasMessageContaining("127.0.0.1:" + (port + ABOVE) + " is taken");
        }
    }

    private static ServerSocket aboveAFreePort() throws IOException {
        InetAddress here = InetAddress.ofLiteral("127.0.0.1");
        for (int tries = 0; tries < 1_000; tries++) {
            try (ServerSocket free = new ServerSocket(0, 1, here)) {
                int above = free.getLocalPort() + ABOVE;
                if (above <= MOST_PORT) {
                    return new ServerSocket(above, 1, here);
                }
            } catch (IOException occupied) {
                // by another process: try another pair
            }
        }
        throw new IOException("no two free ports");
    }

    @Test
    void theOldSettingNamesItsSuccessors() {
        assertThatThrownBy(() -> new SettingsReader().set("open-metrics", "yes"))
                .isInstanceOf(Malformed.class)
                .hasMessageContaining("metrics-port");
    }
}
