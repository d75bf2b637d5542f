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

/// Thousands of connections that announce large bodies and send one byte, against a house in a
/// process of its own with the memory that the launcher gives it.
class FloodTest {
    private static final int CONNECTIONS = 5_000;
    private static final int DESCRIPTORS = 1_200;
    private static final int OF_ONE_ADDRESS = 200; // fewer than the house lets one have
    private static final long MOST_MILLIS = 1_000;
    private static final long MOST_GROWTH_MB = 250; // announced are 1,250

    @TempDir Path folder;

    /// What all of them send before they wait.
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
        ServerProcess house = ServerProcess.startAsLaunched(folder);
        try (Visitor ann = Visitor.named(house.port(), "Ann")) {
            for (int i = 0; i < 200; i++) {
                ann.get("/health").expect(200); // what is used is compiled and in memory
            }
            long before = megabytes(house);
            long during;
            long atOnce;
            try (ManyConnections manyConnections = new ManyConnections(house.port())) {
                long begun = System.nanoTime();
                for (int i = 0; i * OF_ONE_ADDRESS < CONNECTIONS; i++) {
                    String address = "127.0.1." + (1 + i);
                    manyConnections.come(OF_ONE_ADDRESS, address, beginning.text);
                    assertThat(healthMillis(house)).isLessThan(MOST_MILLIS);
                }
                long cameMillis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun);
                atOnce = healthMillis(house);
                ann.post("/api/me", "{\"name\":\"Anna\"}").expect(200);
                during = megabytes(house);
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
            long after = healthMillis(house);
            ann.post("/api/me", "{\"name\":\"Ann\"}").expect(200);
            Thread.sleep(2_000);
            System.out.println(
                    "Memory of the process: "
                            + before
                            + " MB before, "
                            + during
                            + " MB during, "
                            + megabytes(house)
                            + " MB after; /health after that "
                            + after
                            + " ms.");
            assertThat(house.isAlive()).isTrue();
            assertThat(atOnce).isLessThan(MOST_MILLIS);
            assertThat(after).isLessThan(MOST_MILLIS);
            assertThat(during - before).isLessThan(MOST_GROWTH_MB);
        } finally {
            house.kill();
        }
    }

    /// More connections than the process has file descriptors: the house keeps some for itself.
    @Test
    @Tag("full")
    void fewDescriptorsAreNotUsedUp() throws Exception {
        Assumptions.assumeTrue(Files.isExecutable(Path.of("/bin/bash")));
        ServerProcess house = ServerProcess.startAsLaunched(folder, DESCRIPTORS);
        try (Visitor ann = Visitor.named(house.port(), "Ann");
                ManyConnections manyConnections = new ManyConnections(house.port())) {
            manyConnections.come(2 * DESCRIPTORS, "127.0.0.1", ManyConnections.ONE_BYTE_OF_MANY);
            Thread.sleep(1_500); // until those who do nothing may be sent away
            long millis = healthMillis(house);
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
            house.kill();
        }
    }

    /// From somebody new, on a connection of their own.
    private static long healthMillis(ServerProcess house) {
        long begun = System.nanoTime();
        try (Visitor visitor = new Visitor(house.port())) {
            visitor.get("/health").expect(200);
        }
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun);
    }

    private static long megabytes(ServerProcess house) throws IOException {
        return Files.readAllLines(Path.of("/proc/" + house.pid() + "/status")).stream()
                .filter(line -> line.startsWith("VmRSS:"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("[^0-9]", "")) / 1024)
                .findFirst()
                .orElseThrow();
    }
}
