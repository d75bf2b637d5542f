package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Whoever comes late to a long table is told everything, in pieces: a client that does not read
/// holds little memory, and nobody waits for the table meanwhile.
class LongTablesTest {
    private static final int FEW_BYTES = 4_096;
    private static final long MEGABYTE = 1 << 20;

    @TempDir Path folder;
    private Server server;
    private Visitor ann;
    private String table;

    @BeforeEach
    void open() {
        server = ServerForTests.open(folder);
        ann = Visitor.named(server.port(), "Ann");
        table = ann.open(CommandsTest.TWO_OF_MINE, "");
    }

    @AfterEach
    void close() {
        ann.close();
        server.close();
    }

    private void talk(int remarks) {
        for (int i = 0; i < remarks; i++) {
            ann.act(table, "say", "\"text\":\"remark " + i + "\"").expect(200);
        }
    }

    private Socket listen() throws IOException {
        Socket socket = new Socket();
        socket.setReceiveBufferSize(FEW_BYTES);
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), server.port()));
        String request =
                "GET /api/events?tables=" + table + ":0 HTTP/1.1\r\nHost: localhost\r\n\r\n";
        socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
        socket.getOutputStream().flush();
        return socket;
    }

    /// Others keep talking, so that the last piece is told under the table's lock.
    @Test
    void whoComesLateHearsTheVeryBytesInTheirOrder() throws Exception {
        List<StreamReader.Heard> all = new ArrayList<>();
        try (StreamReader streamReader = StreamReader.at(ann, table, 4)) {
            talk(150);
            all.addAll(streamReader.next(150));
            try (StreamReader late = StreamReader.at(ann, table, 4);
                    StreamReader middle = StreamReader.at(ann, table, 101)) {
                talk(50);
                all.addAll(streamReader.next(50));
                assertThat(late.next(200)).isEqualTo(all);
                assertThat(middle.next(103)).isEqualTo(all.subList(97, 200));
            }
        }
        try (StreamReader first = StreamReader.at(ann, table, 0)) {
            assertThat(first.next(203))
                    .hasSize(203)
                    .endsWith(all.toArray(StreamReader.Heard[]::new));
        }
    }

    @Test
    void thoseWhoDoNotReadHoldLittle() throws Exception {
        long grown = grownBy(10, 400);
        assertThat(grown).isLessThan(12 * MEGABYTE);
    }

    @Test
    @Tag("full")
    void fortyWhoDoNotReadHoldLittleAtATableOfThousandsOfRemarks() throws Exception {
        assertThat(grownBy(40, 4_000)).isLessThan(48 * MEGABYTE);
    }

    /// How much memory grows by this many streams from the beginning that nobody reads.
    private long grownBy(int readers, int remarks) throws Exception {
        talk(remarks);
        long whole = bytes();
        long before = usedBytes();
        List<Socket> sockets = new ArrayList<>();
        try {
            for (int i = 0; i < readers; i++) {
                sockets.add(listen());
            }
            for (Socket socket : sockets) {
                assertThat(socket.getInputStream().read()).as("it has begun").isEqualTo('H');
            }
            Thread.sleep(300); // until all of them wait for their readers
            long begun = System.nanoTime();
            ann.act(table, "say", "\"text\":\"nobody waits\"").expect(200);
            double millis = (System.nanoTime() - begun) * 1e-6;
            long grown = usedBytes() - before;
            System.out.printf(
                    "%d streams of a table with %d remarks (%d kB of news each) that nobody reads:"
                            + " memory grew by %d kB; a remark took %.0f ms meanwhile.%n",
                    readers, remarks, whole / 1024, grown / 1024, millis);
            return grown;
        } finally {
            for (Socket socket : sockets) {
                socket.close();
            }
        }
    }

    /// The size of all news of the table.
    private long bytes() throws Exception {
        int last = ann.state(table).get("number").number(1, Integer.MAX_VALUE);
        try (StreamReader streamReader = StreamReader.at(ann, table, 0)) {
            return streamReader.next(last - 1).stream()
                    .mapToLong(heard -> heard.news().length())
                    .sum();
        }
    }

    private static long usedBytes() {
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }
}
