package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Thousands of connections announce large bodies and send one byte, against a server in its own
/// process with the launcher's heap.
class FloodTest {
    private static final int CONNECTIONS = 5_000;
    private static final int DESCRIPTORS = 1_200;
    private static final int OF_ONE_ADDRESS = 200; // fewer than one address may have
    private static final long MOST_MILLIS = 1_000;
    private static final long MOST_GROWTH_MB = 250; // announced are 1,250

    @TempDir Path folder;

    /// What each of them sends before it waits.
    enum Beginning {
        ONE_BYTE(ManyConnections.ONE_BYTE_OF_MANY),
        SMALL_BODY(ManyConnections.ONE_BYTE_OF_MANY + "x".repeat(8_000)),
        HALF_A_HEADER("GET /health HTTP/1.1\r\nHost: localhost\r\nCookie: " + "x".repeat(7_000));

        private final String text;

        Beginning(String text) {
            this.text = text;
        }
    }

    @ParameterizedTest
    @EnumSource
    @Tag("full")
    void memoryStaysFlatAndOthersAreServed(Beginning beginning) throws Exception {
        Assumptions.assumeTrue(Files.isDirectory(Path.of("/proc/self")));
        ServerProcess server = ServerProcess.startAsLaunched(folder);
        try (Visitor ann = Visitor.named(server.port(), "Ann")) {
            for (int i = 0; i < 200; i++) {
                ann.get("/health").expect(200); // so that this code is loaded and compiled
            }
            long before = megabytes(server);
            long during;
            long atOnce;
            try (ManyConnections manyConnections = new ManyConnections(server.port())) {
                long begun = System.nanoTime();
                for (int i = 0; i * OF_ONE_ADDRESS < CONNECTIONS; i++) {
                    String address = "127.0.1." + (1 + i);
                    manyConnections.come(OF_ONE_ADDRESS, address, beginning.text);
                    assertThat(healthMillis(server)).isLessThan(MOST_MILLIS);
                }
                long cameMillis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun);
                atOnce = healthMillis(server);
                ann.post("/api/me", "{\"name\":\"Anna\"}").expect(200);
                during = megabytes(server);
                System.out.println(
                        manyConnections.size()
                                + " connections with "
                                + beginning
                                + " came in "
                                + cameMillis
                                + " ms; "
                                + manyConnections.dismissed()
                                + " were sent away; /health after "
                                + atOnce
                                + " ms.");
            }
            long after = healthMillis(server);
            ann.post("/api/me", "{\"name\":\"Ann\"}").expect(200);
            Thread.sleep(2_000);
            System.out.println(
                    "Memory of the process: "
                            + before
                            + " MB before, "
                            + during
                            + " MB during, "
                            + megabytes(server)
                            + " MB after; /health after that "
                            + after
                            + " ms.");
            assertThat(server.isAlive()).isTrue();
            assertThat(atOnce).isLessThan(MOST_MILLIS);
            assertThat(after).isLessThan(MOST_MILLIS);
            assertThat(during - before).isLessThan(MOST_GROWTH_MB);
        } finally {
            server.kill();
        }
    }

    /// More connections than the process has file descriptors: the server keeps some for itself.
    @Test
    @Tag("full")
    void fewDescriptorsAreNotUsedUp() throws Exception {
        Assumptions.assumeTrue(Files.isExecutable(Path.of("/bin/bash")));
        ServerProcess server = ServerProcess.startAsLaunched(folder, DESCRIPTORS);
        try (Visitor ann = Visitor.named(server.port(), "Ann");
                ManyConnections manyConnections = new ManyConnections(server.port())) {
            manyConnections.come(2 * DESCRIPTORS, "127.0.0.1", ManyConnections.ONE_BYTE_OF_MANY);
            Thread.sleep(1_500); // until idle ones may be closed
            long millis = healthMillis(server);
            ann.post("/api/me", "{\"name\":\"Anna\"}").expect(200);
            System.out.println(
                    manyConnections.size()
                            + " connections and "
                            + DESCRIPTORS
                            + " file descriptors: /health after "
                            + millis
                            + " ms.");
            assertThat(millis).isLessThan(MOST_MILLIS);
        } finally {
            server.kill();
        }
    }

    /// From a new client, on a connection of its own.
    private static long healthMillis(ServerProcess server) {
        long begun = System.nanoTime();
        try (Visitor visitor = new Visitor(server.port())) {
            visitor.get("/health").expect(200);
        }
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun);
    }

    private static long megabytes(ServerProcess server) throws IOException {
        return Files.readAllLines(Path.of("/proc/" + server.pid() + "/status")).stream()
                .filter(line -> line.startsWith("VmRSS:"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("[^0-9]", "")) / 1024)
                .findFirst()
                .orElseThrow();
    }
}
