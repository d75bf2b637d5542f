package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.server.stream.StreamRoutes;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Browsers that read slowly, or that have vanished, hold nobody up and cost nothing for long.
class SlowStreamsTest {
    private static final Duration LONG = Duration.ofMinutes(5);
    private static final int FEW_BYTES = 4_096; // that the slow browser's machine buffers
    private static final int REMARKS = 1_500; // more than all buffers on the way hold
    private static final Pattern NEWS =
            Pattern.compile("id: (\\S+)\nevent: news\ndata: ([^\n]*)\n\n");

    @TempDir Path folder;

    private Server open(Duration beat, Duration oldest, int letters) {
        return new Server(
                ServerForTests.settings(folder).read(),
                StoreForTests.SQLITE.database(folder),
                new StreamRoutes.Patience(beat, oldest, letters));
    }

    /// Opens a stream and reads nothing of it yet.
    private static Socket listen(Server server, String table, String cookie) throws IOException {
        Socket socket = new Socket();
        socket.setReceiveBufferSize(FEW_BYTES);
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), server.port()));
        String request =
                "GET /api/events?tables="
                        + table
                        + ":4 HTTP/1.0\r\nHost: localhost\r\nCookie: dighouse="
                        + cookie
                        + "\r\n\r\n";
        socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
        socket.getOutputStream().flush();
        return socket;
    }

    private static String readToTheEnd(Socket socket) throws IOException {
        return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    @Test
    void whoDoesNotReadLosesTheStreamHoldsNobodyUpAndResumesWhereTheyWere() throws Exception {
        try (Server server = open(LONG, LONG, 8);
                Visitor ann = Visitor.named(server.port(), "Ann")) {
            String table = ann.open(CommandsTest.TWO_OF_MINE, "");
            List<String> slow = new ArrayList<>();
            List<String> all = new ArrayList<>();
            try (StreamReader streamReader = StreamReader.at(ann, table, 4);
                    Socket sleepy = listen(server, table, ann.cookie())) {
                for (int i = 0; i < REMARKS; i++) {
                    ann.act(table, "say", "\"text\":\"remark " + i + "\"").expect(200);
                }
                streamReader.next(REMARKS).forEach(heard -> all.add(heard.news()));
                String last = "";
                Matcher news = NEWS.matcher(readToTheEnd(sleepy));
                while (news.find()) {
                    last = news.group(1);
                    slow.add(news.group(2));
                }
                assertThat(slow).as("the stream ended before").hasSizeLessThan(REMARKS);
                try (StreamReader again = StreamReader.resume(ann, last)) {
                    again.next(REMARKS - slow.size()).forEach(heard -> slow.add(heard.news()));
                }
            }
            assertThat(slow).isEqualTo(all);
        }
    }

    /// A half-open connection accepts what is written to it: its age ends it.
    @Test
    void aStreamEndsWhenItIsOld() throws Exception {
        try (Server server = open(LONG, Duration.ofMillis(300), 8);
                Visitor ann = Visitor.named(server.port(), "Ann")) {
            String table = ann.open(CommandsTest.TWO_OF_MINE, "");
            try (Socket socket = listen(server, table, ann.cookie())) {
                assertThat(readToTheEnd(socket)).startsWith("HTTP/1.1 200");
            }
        }
    }

    /// A beat that nobody takes shows that the browser has gone.
    @Test
    void whoIsGoneIsNoLongerCounted() throws Exception {
        try (Server server = open(Duration.ofMillis(100), LONG, 8);
                Visitor ann = Visitor.named(server.port(), "Ann")) {
            String table = ann.open(CommandsTest.TWO_OF_MINE, "");
            try (StreamReader streamReader = StreamReader.at(ann, table, 4)) {
                assertThat(streamReader.nextBeside()).endsWith("\"watchers\":0}");
                Socket gone = listen(server, table, "");
                assertThat(streamReader.nextBeside()).endsWith("\"watchers\":1}");
                gone.close();
                assertThat(streamReader.nextBeside()).endsWith("\"watchers\":0}");
            }
        }
    }
}
