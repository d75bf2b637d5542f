package dighouse.lab.load;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.util.Comparator;
import java.util.PriorityQueue;

/// The one thread of the load driver: waits for bytes on all connections and for the times at which
/// something is due. One thread for thousands of connections leaves the processor to the measured
/// server.
final class EventLoop implements AutoCloseable {
    private final InetSocketAddress address;
    private final Selector selector;
    private final PriorityQueue<Due> due =
            new PriorityQueue<>(Comparator.comparingLong(Due::nanos));

    /// A task that is due at a time of [System#nanoTime].
    private record Due(long nanos, Runnable what) {}

    EventLoop(InetSocketAddress address) throws IOException {
        this.address = address;
        selector = Selector.open();
    }

    String host() {
        return address.getHostString() + ":" + address.getPort();
    }

    /// Opens a connection that this loop serves.
    SelectionKey connect(LoadConnection loadConnection) throws IOException {
        SocketChannel channel = SocketChannel.open();
        channel.configureBlocking(false);
        channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
        boolean connected = channel.connect(address);
        int interest = connected ? SelectionKey.OP_READ : SelectionKey.OP_CONNECT;
        return channel.register(selector, interest, loadConnection);
    }

    /// Runs a task at a time or as soon as possible after it.
    void at(long nanos, Runnable what) {
        due.add(new Due(nanos, what));
    }

    /// Runs the loop until this time.
    void run(long until) throws IOException {
        long now = System.nanoTime();
        while (now - until < 0) {
            Due next = due.peek();
            long wake = next == null || next.nanos - until > 0 ? until : next.nanos;
            long millis = (wake - now) / 1_000_000;
            if (wake - now <= 0) {
                selector.selectNow(EventLoop::serve);
            } else {
                selector.select(EventLoop::serve, millis + 1);
            }
            now = System.nanoTime();
            while (!due.isEmpty() && due.peek().nanos - now <= 0) {
                due.poll().what().run();
            }
        }
    }

    private static void serve(SelectionKey key) {
        ((LoadConnection) key.attachment()).serve(key);
    }

    @Override
    public void close() throws IOException {
        for (SelectionKey key : selector.keys()) {
            key.channel().close();
        }
        selector.close();
    }
}
