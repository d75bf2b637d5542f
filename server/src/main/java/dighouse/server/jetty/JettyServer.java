package dighouse.server.jetty;

import dighouse.kernel.Malformed;
import dighouse.server.http.Networks;
import dighouse.server.http.Reply;
import dighouse.server.http.Request;
import dighouse.server.http.RequestHandler;
import dighouse.server.settings.Settings;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.GracefulHandler;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.VirtualThreads;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Serves requests through Jetty. Every request has its own virtual thread, and a stream keeps its
/// thread until it ends.
public final class JettyServer implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(JettyServer.class);
    private static final int BUFFER_BYTES = 8 * 1024;
    private static final int HEADER_BYTES = 8 * 1024;
    private static final Networks THIS_MACHINE = Networks.of("127.0.0.1, ::1"); // maybe a proxy
    private static final int ACCEPTORS = 1;
    private static final int SELECTORS = 1; // wakes virtual threads and does nothing else
    private static final int FEWEST_THREADS = 4;
    private static final int MOST_THREADS = 16;
    private static final int BACKLOG = 1_024; // connections that wait to be accepted
    private static final long CLOSING_MILLIS = 3_000; // for requests that are being answered
    private static final long IDLE_MILLIS = 60_000; // streams send a beat more often

    private final Server server = new Server(threads());
    private final ServerConnector connector;
    private final @Nullable ServerConnector metricsConnector; // none if metrics are switched off
    private final JettyBody.Limits bodies;
    private final ConnectionLimiter connections;

    /// Opens the ports.
    ///
    /// @param bodyBytes how large a body may be
    /// @param metrics serves metrics, at a port of their own
    public JettyServer(
            Settings settings,
            int bodyBytes,
            RequestHandler requestHandler,
            RequestHandler metrics) {
        Settings.HttpSettings http = settings.http();
        bodies =
                new JettyBody.Limits(
                        bodyBytes, http.bodySeconds(), new BodyMemory(Capacity.bodyBytes()));
        connector = connector(http.host(), http.port());
        connections =
                new ConnectionLimiter(
                        connector,
                        http.connections() > 0 ? http.connections() : Capacity.connections(),
                        http.connectionsPerAddress(),
                        http.trustedProxies().and(THIS_MACHINE));
        connector.addBean(connections);
        metricsConnector = metricsConnector(http.metrics());
        server.setErrorHandler(new JettyErrors(requestHandler));
        server.setStopTimeout(CLOSING_MILLIS);
        Networks trusted = http.trustedProxies();
        Service people =
                new Service(new RequestReader(settings.site().prefix(), trusted), requestHandler);
        Service hosts = new Service(new RequestReader("", Networks.NONE), metrics);
        server.setHandler(new GracefulHandler(handler(people, hosts)));
        start();
    }

    /// What answers the requests at a port.
    private record Service(RequestReader reader, RequestHandler requestHandler) {}

    private Handler handler(Service people, Service hosts) {
        return new Handler.Abstract() {
            @Override
            public boolean handle(
                    org.eclipse.jetty.server.Request request,
                    Response response,
                    Callback callback) {
                boolean host =
                        request.getConnectionMetaData().getConnector().equals(metricsConnector);
                serve(host ? hosts : people, request, response, callback);
                return true;
            }
        };
    }

    /// Opens the port of the metrics. One that nobody chose may be taken by another server.
    private @Nullable ServerConnector metricsConnector(Settings.Metrics metrics) {
        if (!metrics.on()) {
            return null;
        }
        ServerConnector made =
                new ServerConnector(
                        server, 0, SELECTORS, new HttpConnectionFactory(configuration()));
        made.setHost(metrics.host());
        made.setPort(metrics.port());
        made.setIdleTimeout(IDLE_MILLIS);
        try {
            made.open();
        } catch (IOException taken) {
            if (metrics.required()) {
                throw taken(made, taken);
            }
            LOG.warn(
                    "metrics are not served, see the setting metrics-port: {}",
                    taken(made, taken).getMessage());
            return null;
        }
        server.addConnector(made);
        return made;
    }

    private ServerConnector connector(String host, int port) {
        ServerConnector made =
                new ServerConnector(
                        server, ACCEPTORS, SELECTORS, new HttpConnectionFactory(configuration()));
        made.setHost(host);
        made.setPort(port);
        made.setAcceptQueueSize(BACKLOG);
        made.setIdleTimeout(IDLE_MILLIS);
        server.addConnector(made);
        return made;
    }

    /// A few threads wait for connections and bytes; everything that may block has a virtual
    /// thread.
    private static QueuedThreadPool threads() {
        QueuedThreadPool threads = new QueuedThreadPool(MOST_THREADS, FEWEST_THREADS);
        threads.setName("jetty");
        threads.setVirtualThreadsExecutor(
                VirtualThreads.getNamedVirtualThreadsExecutor("request-"));
        return threads;
    }

    private static HttpConfiguration configuration() {
        HttpConfiguration http = new HttpConfiguration();
        http.setOutputBufferSize(BUFFER_BYTES);
        http.setRequestHeaderSize(HEADER_BYTES);
        http.setHeaderCacheSize(0); // it would take a hundred kilobytes for each connection
        http.setSendServerVersion(false);
        http.setSendDateHeader(false);
        return http;
    }

    private void start() {
        try {
            server.start();
        } catch (Exception fault) {
            close();
            throw taken(connector, fault);
        }
    }

    private static Malformed taken(ServerConnector connector, Exception why) {
        return new Malformed(
                connector.getHost()
                        + ":"
                        + connector.getPort()
                        + " is taken, or is not an address of this machine ("
                        + (why.getCause() == null ? why : why.getCause()).getMessage()
                        + ").");
    }

    public int port() {
        return connector.getLocalPort();
    }

    /// The port at which metrics are served; 0 if there is none.
    public int metricsPort() {
        return metricsConnector == null ? 0 : metricsConnector.getLocalPort();
    }

    private void serve(
            Service service,
            org.eclipse.jetty.server.Request asked,
            Response response,
            Callback callback) {
        Request head = service.reader().read(asked);
        EndPoint connection = asked.getConnectionMetaData().getConnection().getEndPoint();
        JettyBody body =
                new JettyBody(asked, head.address(), bodies, () -> connections.begin(connection));
        try {
            RequestHandler.Answer answer = service.requestHandler().answer(head, body);
            if (!body.isWhole()) {
                response.getHeaders().put(HttpHeader.CONNECTION, "close"); // its body is not read
            }
            send(response, answer, callback);
        } finally {
            connections.end(connection);
        }
    }

    private static void send(Response response, RequestHandler.Answer answer, Callback callback) {
        switch (answer) {
            case RequestHandler.Answer.Replied replied -> send(response, replied.reply(), callback);
            case RequestHandler.Answer.Streamed streamed ->
                    stream(response, streamed.body(), callback);
            case RequestHandler.Answer.Served served ->
                    send(
                            response,
                            served.status(),
                            served.type(),
                            served.headers(),
                            served.body().array(),
                            callback);
        }
    }

    private static void send(Response response, Reply reply, Callback callback) {
        byte[] body = reply.body().getBytes(StandardCharsets.UTF_8);
        send(response, reply.status(), reply.type(), reply.headers(), body, callback);
    }

    private static void send(
            Response response,
            int status,
            String type,
            List<String> more,
            byte[] body,
            Callback callback) {
        response.setStatus(status);
        HttpFields.Mutable headers = response.getHeaders();
        headers.put(HttpHeader.CONTENT_TYPE, type);
        for (int i = 0; i < more.size(); i += 2) {
            headers.add(more.get(i), more.get(i + 1));
        }
        headers.put(HttpHeader.CONTENT_LENGTH, body.length);
        response.write(true, ByteBuffer.wrap(body), callback);
    }

    private static void stream(Response response, RequestHandler.Body body, Callback callback) {
        response.setStatus(200);
        HttpFields.Mutable headers = response.getHeaders();
        headers.put(HttpHeader.CONTENT_TYPE, "text/event-stream; charset=utf-8");
        headers.put(HttpHeader.CACHE_CONTROL, "no-store");
        headers.put("X-Accel-Buffering", "no"); // a proxy must not buffer events
        try {
            body.fill(new JettyEventSink(response));
            response.write(true, null, callback);
        } catch (IOException gone) {
            LOG.debug("a stream ended: {}", gone.getMessage());
            callback.failed(gone);
        }
    }

    @Override
    public void close() {
        try {
            server.stop();
        } catch (Exception fault) {
            LOG.warn("the ports did not close cleanly", fault);
        }
    }
}
