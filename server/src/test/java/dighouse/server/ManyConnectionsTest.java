package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A crowd of watchers is counted, not announced one by one, and has room only up to a number.
class ManyConnectionsTest {
    private static final int CROWD = 60;
    private static final long FRESH_NANOS = 2_000_000_000L;

    @TempDir Path folder;

    @Test
    void theCountIsFreshAndToldSeldom() throws Exception {
        List<StreamReader> crowd = new ArrayList<>();
        try (Server server = ServerForTests.withLimits(folder);
                Visitor ann = Visitor.named(server.port(), "Ann");
                Visitor nobody = new Visitor(server.port())) {
            String table = ann.open(CommandsTest.TWO_OF_MINE, "");
            try (StreamReader streamReader = StreamReader.at(ann, table, 4)) {
                long begun = System.nanoTime();
                for (int i = 0; i < CROWD; i++) {
                    crowd.add(StreamReader.at(nobody, table, 4));
                }
                long come = System.nanoTime();
                int told = 1;
                while (!streamReader.nextBeside().endsWith("\"watchers\":" + CROWD + "}")) {
                    told++;
                }
                long now = System.nanoTime();
                assertThat(now - come).as("fresh").isLessThan(2 * FRESH_NANOS);
                long halves = (now - begun) / 500_000_000;
                assertThat((long) told).as("told seldom").isLessThanOrEqualTo(halves + 3);

                long going = System.nanoTime();
                for (StreamReader each : crowd) {
                    each.close();
                }
                int left = CROWD;
                while (left > 0 && System.nanoTime() - going < 10 * FRESH_NANOS) {
                    String beside = streamReader.nextBeside();
                    left = Integer.parseInt(beside.replaceAll(".*:(\\d+)}", "$1"));
                }
                assertThat(left).isZero();
                System.out.printf(
                        "A crowd of %d: all counted after %d ms, gone after %d ms, told %d times.%n",
                        CROWD,
                        (now - come) / 1_000_000,
                        (System.nanoTime() - going) / 1_000_000,
                        told);
            }
        }
    }

    @Test
    void streamsHaveRoomUpToANumber() throws Exception {
        try (Server server =
                        ServerForTests.withLimits(folder, "streams", "2", "address-streams", "3");
                Visitor ann = Visitor.named(server.port(), "Ann", "192.0.2.1");
                Visitor amy = Visitor.named(server.port(), "Amy", "192.0.2.1");
                Visitor ben = Visitor.named(server.port(), "Ben", "192.0.2.2")) {
            String table = ann.open(CommandsTest.TWO_OF_MINE, "");
            String path = "/api/events?tables=" + table + ":4";
            StreamReader first = StreamReader.at(ann, table, 4);
            try (StreamReader _ = StreamReader.at(ann, table, 4)) {
                assertThat(ann.get(path).expect(429).error()).isEqualTo("tooManyStreams");
                try (StreamReader _ = StreamReader.at(amy, table, 4)) {
                    assertThat(amy.get(path).expect(429).error()).isEqualTo("tooManyStreams");
                    try (StreamReader others = StreamReader.at(ben, table, 4)) {
                        assertThat(others.nextBeside()).isNotEmpty();
                        first.close();
                        ann.act(table, "say", "\"text\":\"Hello\"").expect(200);
                        assertThat(others.next(1)).hasSize(1);
                        awaitRoom(ann, table);
                    }
                }
            }
        }
    }

    /// A closed stream frees its place as soon as the server notices.
    private static void awaitRoom(Visitor visitor, String table) throws Exception {
        long limit = System.nanoTime() + 20_000_000_000L;
        while (System.nanoTime() < limit) {
            visitor.act(table, "say", "\"text\":\"Is there room?\"");
            try (StreamReader streamReader = StreamReader.at(visitor, table, 4)) {
                assertThat(streamReader.next(1)).hasSize(1);
                return;
            } catch (AssertionError noStream) {
                Thread.sleep(100);
            }
        }
        throw new AssertionError("no room");
    }
}
