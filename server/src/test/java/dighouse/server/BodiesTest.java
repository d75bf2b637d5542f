package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A body takes memory and time only for the bytes that have arrived.
class BodiesTest {
    private static final int CONNECTIONS = 300;

    @TempDir Path folder;

    @Test
    void whatIsOnlyAnnouncedTakesNoMemory() throws Exception {
        try (Server server = ServerForTests.open(folder);
                Visitor ann = Visitor.named(server.port(), "Ann");
                ManyConnections manyConnections = new ManyConnections(server.port())) {
            long before = usedBytes();

            manyConnections.come(CONNECTIONS, "127.0.0.1", ManyConnections.ONE_BYTE_OF_MANY);
            ann.post("/api/me", "{\"name\":\"Anna\"}").expect(200);

            long grown = usedBytes() - before;
            assertThat(manyConnections.dismissed()).as("they still wait").isZero();
            assertThat(grown).isLessThan(CONNECTIONS * 256L * 1024 / 3);
            System.out.println(
                    CONNECTIONS + " begun bodies; memory grew by " + grown / 1024 + " kB.");
        }
    }

    private static long usedBytes() {
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }

    @Test
    void aBodyThatComesTooSlowlyIsGivenUp() throws Exception {
        try (Server server =
                new Server(ServerForTests.settings(folder).set("body-seconds", "0.3").read())) {
            String answer = sent(server.port(), ManyConnections.ONE_BYTE_OF_MANY);

            assertThat(answer).startsWith("HTTP/1.1 408 ").contains("\"tooSlow\"");
        }
    }

    @Test
    void aBodyThatTricklesIsGivenUp() throws Exception {
        try (Server server =
                        new Server(
                                ServerForTests.settings(folder).set("body-seconds", "0.3").read());
                Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            byte[] begun = ManyConnections.ONE_BYTE_OF_MANY.getBytes(StandardCharsets.US_ASCII);
            socket.getOutputStream().write(begun);
            for (int i = 0; i < 1_000 && socket.getInputStream().available() == 0; i++) {
                socket.getOutputStream().write(' ');
                Thread.sleep(10);
            }
            assertThat(firstLine(socket)).isEqualTo("HTTP/1.1 408 ");
        }
    }

    /// Some clients wait for `100 Continue` before they send a large body.
    @Test
    void whoeverWaitsIsToldToGoOn() throws Exception {
        try (Server server = ServerForTests.open(folder);
                Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            socket.setSoTimeout(10_000);
            String head =
                    ManyConnections.ONE_BYTE_OF_MANY
                            .replace("262144", "14")
                            .replace("\r\n\r\n{", "\r\nExpect: 100-continue\r\n\r\n");
            socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
            assertThat(firstLine(socket)).isEqualTo("HTTP/1.1 100 ");
            socket.getInputStream().skipNBytes("Continue\r\n\r\n".length());

            socket.getOutputStream()
                    .write("{\"name\":\"Ann\"}".getBytes(StandardCharsets.US_ASCII));
            assertThat(firstLine(socket)).isEqualTo("HTTP/1.1 200 ");
        }
    }

    private static String firstLine(Socket socket) throws IOException {
        byte[] answer = socket.getInputStream().readNBytes("HTTP/1.1 200 ".length());
        return new String(answer, StandardCharsets.US_ASCII);
    }

    @Test
    void whoeverAsksTooOftenIsRefusedBeforeTheirBodyIsRead() throws Exception {
        try (Server server =
                new Server(
                        ServerForTests.settings(folder)
                                .set("burst", "1")
                                .set("per-second", "1")
                                .read())) {
            try (ManyConnections manyConnections = new ManyConnections(server.port())) {
                manyConnections.come(20, "127.0.0.1", ManyConnections.ONE_BYTE_OF_MANY);
                assertThat(manyConnections.awaitDismissed(10))
                        .as("answered, and no body has come")
                        .isBetween(10, 19);
            }
        }
    }

    @Test
    void moreThanABodyMayHaveIsRefusedAnnouncedOrNot() throws Exception {
        try (Server server = ServerForTests.open(folder)) {
            String head = "POST /api/me HTTP/1.1\r\nHost: localhost\r\n";
            String much = "x".repeat(300 * 1024);
            String announced = head + "Content-Length: " + much.length() + "\r\n\r\n" + much;
            String chunked =
                    head
                            + "Transfer-Encoding: chunked\r\n\r\n"
                            + Integer.toHexString(much.length())
                            + "\r\n"
                            + much
                            + "\r\n0\r\n\r\n";

            for (String request : new String[] {announced, chunked}) {
                RawConnection.Heard heard =
                        new RawConnection(server.port())
                                .send(request.getBytes(StandardCharsets.US_ASCII));
                assertThat(heard.status()).isIn(413, 0); // closed: the rest is not read
            }
        }
    }

    /// Together, large bodies may take a part of the memory; one address a part of that, which is
    /// less than 80 bodies for a server with the launcher's heap.
    @Test
    void largeBodiesOfOneAddressLeaveRoomForOthers() throws Exception {
        ServerProcess server = ServerProcess.startAsLaunched(folder);
        try (ManyConnections manyConnections = new ManyConnections(server.port());
                Visitor ann = new Visitor(server.port())) {
            manyConnections.come(
                    120, "127.0.0.2", ManyConnections.ONE_BYTE_OF_MANY + "x".repeat(260_000));

            String name = "{\"name\":\"" + "a".repeat(200_000) + "\"}";
            assertThat(ann.post("/api/me", name).expect(400).error()).isEqualTo("unfitName");
            assertThat(manyConnections.awaitDismissed(40)).isBetween(40, 60);
        } finally {
            server.kill();
        }
    }

    private static String sent(int port, String request) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.setSoTimeout(10_000);
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            InputStream answer = socket.getInputStream();
            return new String(answer.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
