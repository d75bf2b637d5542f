package dighouse.server.jetty;

import dighouse.server.http.Networks;
import dighouse.server.http.SourceAddress;
import dighouse.server.log.RateLimitedLog;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectableChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.io.IdleTimeout;
import org.eclipse.jetty.io.SelectableChannelEndPoint;
import org.eclipse.jetty.io.SelectorManager;
import org.eclipse.jetty.server.ServerConnector;
import org.slf4j.LoggerFactory;

/// Bounds how many connections are open, in total and from each address. When all are taken, it
/// closes those that have been idle for longest, so that newcomers are served.
final class ConnectionLimiter implements SelectorManager.AcceptListener {
    private static final RateLimitedLog LOG =
            new RateLimitedLog(LoggerFactory.getLogger(ConnectionLimiter.class));
    private static final long IDLE_MILLIS = 1_000; // one that was silent for so long may be closed
    private static final int PART = 16; // of the connections is closed at once
    private static final byte[] BUSY =
            "HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
                    .getBytes(StandardCharsets.US_ASCII);

    private final ServerConnector connector;
    private final int most;
    private final int mostPerAddress;
    private final Networks unlimited;
    private final Map<SelectableChannel, String> open = new ConcurrentHashMap<>();
    private final Map<String, Integer> byAddress = new ConcurrentHashMap<>();
    private final Set<EndPoint> answering = ConcurrentHashMap.newKeySet();

    /// @param unlimited addresses that stand for many people: only the total limits them
    ConnectionLimiter(ServerConnector connector, int most, int mostPerAddress, Networks unlimited) {
        this.connector = connector;
        this.most = most;
        this.mostPerAddress = mostPerAddress;
        this.unlimited = unlimited;
    }

    /// Notes that a connection has sent its whole request, so that it stays open until it is
    /// answered.
    void begin(EndPoint connection) {
        answering.add(connection);
    }

    void end(EndPoint connection) {
        answering.remove(connection);
    }

    /// Called by the one thread that accepts.
    @Override
    public void onAccepting(SelectableChannel channel) {
        if (open.size() >= most) {
            makeRoom();
        }
        InetAddress peer = peer(channel);
        String name = SourceAddress.name(peer);
        boolean alone =
                !unlimited.contains(peer) && byAddress.getOrDefault(name, 0) >= mostPerAddress;
        if (open.size() >= most || alone) {
            LOG.warn(
                    alone
                            ? "one address has " + mostPerAddress + " connections and gets no more"
                            : "all " + most + " connections are taken");
            refuse(channel);
            return;
        }
        byAddress.merge(name, 1, Integer::sum);
        open.put(channel, name);
    }

    @Override
    public void onAcceptFailed(SelectableChannel channel, Throwable cause) {
        onClosed(channel);
    }

    @Override
    public void onClosed(SelectableChannel channel) {
        String name = open.remove(channel);
        if (name != null) {
            byAddress.computeIfPresent(name, (absent, count) -> count > 1 ? count - 1 : null);
        }
    }

    private static InetAddress peer(SelectableChannel channel) {
        try {
            if (channel instanceof SocketChannel socket
                    && socket.getRemoteAddress() instanceof InetSocketAddress remote) {
                return remote.getAddress();
            }
        } catch (IOException gone) {
            // it is closed already and will not be accepted
        }
        return InetAddress.getLoopbackAddress();
    }

    /// Replies that there is no room, if that can be sent at once; then closes the channel.
    private static void refuse(SelectableChannel channel) {
        try (channel) {
            ((SocketChannel) channel).write(ByteBuffer.wrap(BUSY));
        } catch (IOException gone) {
            return;
        }
    }

    private void makeRoom() {
        List<SelectableChannelEndPoint> idle =
                connector.getConnectedEndPoints().stream()
                        .filter(SelectableChannelEndPoint.class::isInstance)
                        .map(SelectableChannelEndPoint.class::cast)
                        .filter(each -> each.getIdleFor() > IDLE_MILLIS)
                        .filter(each -> !answering.contains(each))
                        .sorted(Comparator.comparingLong(IdleTimeout::getIdleFor).reversed())
                        .limit(1 + most / PART)
                        .toList();
        for (SelectableChannelEndPoint each : idle) {
            each.close();
            onClosed(each.getChannel());
        }
        if (!idle.isEmpty()) {
            LOG.warn(
                    "all "
                            + most
                            + " connections were taken: "
                            + idle.size()
                            + " idle ones closed");
        }
    }
}
