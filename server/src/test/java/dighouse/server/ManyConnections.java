package dighouse.server;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Many connections of strangers, each of which sends something and waits. They come from different
/// addresses of this machine.
final class ManyConnections implements AutoCloseable {
    /// A request that announces a large body and sends one byte of it.
    static final String ONE_BYTE_OF_MANY =
            "POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                    + "Content-Length: 262144\r\n\r\n{";

    private final int port;
    private final List<SocketChannel> channels = new ArrayList<>();
    private final Set<SocketChannel> dismissed = new HashSet<>();

    ManyConnections(int port) {
        this.port = port;
    }

    /// Opens this many from one address.
    ManyConnections come(int count, String address, String say) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(say.getBytes(StandardCharsets.US_ASCII));
        for (int i = 0; i < count; i++) {
            SocketChannel channel = SocketChannel.open();
            channels.add(channel);
            channel.bind(new InetSocketAddress(InetAddress.ofLiteral(address), 0));
            channel.connect(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), port));
            write(channel, bytes.duplicate());
        }
        return this;
    }

    private static void write(SocketChannel channel, ByteBuffer bytes) {
        try {
            channel.write(bytes);
        } catch (IOException cut) {
            // closed before the end, which is seen when they are counted
        }
    }

    /// Waits until this many have been closed, or ten seconds.
    int awaitDismissed(int count) throws IOException, InterruptedException {
        long limit = System.nanoTime() + 10_000_000_000L;
        while (dismissed() < count && System.nanoTime() < limit) {
            Thread.sleep(10);
        }
        return dismissed();
    }

    /// How many of them the server has closed or answered by now.
    int dismissed() throws IOException {
        for (SocketChannel channel : channels) {
            channel.configureBlocking(false);
            if (!dismissed.contains(channel) && isDismissed(channel)) {
                dismissed.add(channel);
            }
        }
        return dismissed.size();
    }

    private static boolean isDismissed(SocketChannel channel) {
        try {
            return channel.read(ByteBuffer.allocate(1)) != 0;
        } catch (IOException reset) {
            return true;
        }
    }

    int size() {
        return channels.size();
    }

    @Override
    public void close() throws IOException {
        for (SocketChannel channel : channels) {
            channel.close();
        }
    }
}
