package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// However many connections strangers open, others are served.
class ConnectionsTest {
    private static final long SILENT_MILLIS = 1_300; // longer than the server tolerates idle ones

    @TempDir Path folder;

    @Test
    void oneAddressHasSoManyAndNoMore() throws Exception {
        try (Server server =
                        new Server(
                                ServerForTests.settings(folder)
                                        .set("connections-per-address", "20")
                                        .read());
                ManyConnections manyConnections = new ManyConnections(server.port())) {
            manyConnections.come(50, "127.0.0.2", ManyConnections.ONE_BYTE_OF_MANY);
            manyConnections.come(20, "127.0.0.3", ManyConnections.ONE_BYTE_OF_MANY);
            try (Visitor ann = Visitor.named(server.port(), "Ann")) {
                ann.get("/api/me").expect(200);
            }
            assertThat(manyConnections.awaitDismissed(30)).isEqualTo(30);
        }
    }

    @Test
    void aTrustedProxyIsNotBoundAsOneAddress() throws Exception {
        try (Server server =
                        new Server(
                                ServerForTests.settings(folder)
                                        .set("connections-per-address", "20")
                                        .set("trusted-proxies", "127.0.0.2")
                                        .read());
                ManyConnections manyConnections = new ManyConnections(server.port())) {
            manyConnections.come(50, "127.0.0.2", ManyConnections.ONE_BYTE_OF_MANY);
            try (Visitor ann = new Visitor(server.port())) {
                ann.get("/health").expect(200);
            }
            assertThat(manyConnections.dismissed()).isZero();
        }
    }

    /// Unfinished requests take all connections there are; a listener keeps its stream.
    @Test
    void whoeverDoesNothingMakesRoomForNewcomers() throws Exception {
        try (Server server =
                        new Server(
                                ServerForTests.settings(folder).set("connections", "40").read());
                Visitor ann = Visitor.named(server.port(), "Ann");
                ManyConnections manyConnections = new ManyConnections(server.port())) {
            String table = ann.open(CommandsTest.TWO_OF_MINE, "");
            try (StreamReader streamReader = StreamReader.at(ann, table, 1)) {
                streamReader.next(3);
                manyConnections.come(60, "127.0.0.1", ManyConnections.ONE_BYTE_OF_MANY);
                Thread.sleep(SILENT_MILLIS);

                try (Visitor ben = Visitor.named(server.port(), "Ben")) {
                    ben.get("/api/me").expect(200);
                }
                ann.act(table, "say", "\"text\":\"Still here\"").expect(200);
                assertThat(streamReader.next(1).getFirst().news()).contains("Still here");
            }
        }
    }
}
