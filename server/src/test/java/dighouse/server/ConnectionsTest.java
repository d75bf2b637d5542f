package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// However many connections strangers open, others are served.
class ConnectionsTest {
    private static final long SILENT_MILLIS = 1_300; // longer than the house lets idle ones be

    @TempDir Path folder;

    @Test
    void oneAddressHasSoManyAndNoMore() throws Exception {
        try (Server server =
                        new Server(
                                HouseForTests.settings(folder)
                                        .set("connections-per-address", "20")
                                        .read());
                Crowd crowd = new Crowd(server.port())) {
            crowd.come(50, "127.0.0.2", Crowd.ONE_BYTE_OF_MANY);
            crowd.come(20, "127.0.0.3", Crowd.ONE_BYTE_OF_MANY);
            try (Visitor ann = Visitor.named(server.port(), "Ann")) {
                ann.get("/api/me").expect(200);
            }
            assertThat(crowd.awaitDismissed(30)).isEqualTo(30);
        }
    }

    @Test
    void aTrustedProxyIsNotBoundAsOneAddress() throws Exception {
        try (Server server =
                        new Server(
                                HouseForTests.settings(folder)
                                        .set("connections-per-address", "20")
                                        .set("trusted-proxies", "127.0.0.2")
                                        .read());
                Crowd crowd = new Crowd(server.port())) {
            crowd.come(50, "127.0.0.2", Crowd.ONE_BYTE_OF_MANY);
            try (Visitor ann = new Visitor(server.port())) {
                ann.get("/health").expect(200);
            }
            assertThat(crowd.dismissed()).isZero();
        }
    }

    /// Half-made requests take all connections there are; a listener keeps its stream.
    @Test
    void whoeverDoesNothingMakesRoomForNewcomers() throws Exception {
        try (Server server =
                        new Server(HouseForTests.settings(folder).set("connections", "40").read());
                Visitor ann = Visitor.named(server.port(), "Ann");
                Crowd crowd = new Crowd(server.port())) {
            String table = ann.open(CommandsTest.TWO_OF_MINE, "");
            try (Ear ear = Ear.at(ann, table, 1)) {
                ear.next(3);
                crowd.come(60, "127.0.0.1", Crowd.ONE_BYTE_OF_MANY);
                Thread.sleep(SILENT_MILLIS);

                try (Visitor ben = Visitor.named(server.port(), "Ben")) {
                    ben.get("/api/me").expect(200);
                }
                ann.act(table, "say", "\"text\":\"Still here\"").expect(200);
                assertThat(ear.next(1).getFirst().news()).contains("Still here");
            }
        }
    }
}
