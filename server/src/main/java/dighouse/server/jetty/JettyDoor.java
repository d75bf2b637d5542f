package dighouse.server.jetty;

import dighouse.server.Settings;
import dighouse.server.http.Exchange;
import dighouse.server.http.Reply;
import dighouse.server.http.Request;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jetty.http.HttpCookie;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.GracefulHandler;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.Fields;
import org.eclipse.jetty.util.VirtualThreads;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Serves the house's routes through Jetty. Every request has a virtual thread of its own, and a
/// stream keeps its thread until it ends.
public final class JettyDoor implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(JettyDoor.class);
    private static final int BUFFER_BYTES = 8 * 1024;
    private static final int HEADER_BYTES = 8 * 1024;
    private static final int ACCEPTORS = 1;
    private static final int SELECTORS = 1; // wakes virtual threads and does nothing else
    private static final int FEWEST_THREADS = 4;
    private static final int MOST_THREADS = 16;
    private static final int MOST_KNOCKING = 1_024; // connections that wait to be let in
    private static final long CLOSING_MILLIS = 3_000; // whatever is being answered may end
    private static final long IDLE_MILLIS = 60_000; // a stream shows more often that it lives

    private final Server server = new Server(threads());
    private final ServerConnector connector;
    private final Settings settings;
    private final int bodyBytes;
    private final Exchange exchange;

    /// Opens the door.
    ///
    /// @param bodyBytes how large a body may be
    public JettyDoor(Settings settings, int bodyBytes, Exchange exchange) {
        this.settings = settings;
        this.bodyBytes = bodyBytes;
        this.exchange = exchange;
        connector =
                new ServerConnector(
                        server, ACCEPTORS, SELECTORS, new HttpConnectionFactory(configuration()));
        connector.setHost(settings.host());
        connector.setPort(settings.port());
        connector.setAcceptQueueSize(MOST_KNOCKING);
        connector.setIdleTimeout(IDLE_MILLIS);
        server.addConnector(connector);
        server.setErrorHandler(new PlainFaults(exchange));
        server.setStopTimeout(CLOSING_MILLIS);
        server.setHandler(
                new GracefulHandler(
                        new Handler.Abstract() {
                            @Override
                            public boolean handle(
                                    org.eclipse.jetty.server.Request request,
                                    Response response,
                                    Callback callback)
                                    throws IOException {
                                serve(request, response, callback);
                                return true;
                            }
                        }));
        start();
    }

    /// A few threads wait for connections and bytes; whatever may block has a virtual one.
    private static QueuedThreadPool threads() {
        QueuedThreadPool threads = new QueuedThreadPool(MOST_THREADS, FEWEST_THREADS);
        threads.setName("door");
        threads.setVirtualThreadsExecutor(
                VirtualThreads.getNamedVirtualThreadsExecutor("request-"));
        return threads;
    }

    private static HttpConfiguration configuration() {
        HttpConfiguration http = new HttpConfiguration();
        http.setOutputBufferSize(BUFFER_BYTES);
        http.setRequestHeaderSize(HEADER_BYTES);
        http.setHeaderCacheSize(0); // would hold a hundred kilobytes for each connection
        http.setSendServerVersion(false);
        http.setSendDateHeader(false);
        return http;
    }

    private void start() {
        try {
            server.start();
        } catch (Exception fault) {
            close();
            throw new IllegalStateException(
                    "nobody can listen at " + settings.host() + ":" + settings.port(), fault);
        }
    }

    public int port() {
        return connector.getLocalPort();
    }

    private void serve(org.eclipse.jetty.server.Request asked, Response response, Callback callback)
            throws IOException {
        byte[] body = body(asked);
        if (body.length > bodyBytes) {
            response.getHeaders().put(HttpHeader.CONNECTION, "close"); // the rest is not read
            send(response, exchange.tooLarge(request(asked, new byte[0])), callback);
            return;
        }
        switch (exchange.answer(request(asked, body))) {
            case Exchange.Answer.Replied replied -> send(response, replied.reply(), callback);
            case Exchange.Answer.Streamed streamed -> stream(response, streamed.body(), callback);
            case Exchange.Answer.Served served ->
                    send(
                            response,
                            served.status(),
                            served.type(),
                            served.headers(),
                            served.body().array(),
                            callback);
        }
    }

    /// The body, or more bytes than are allowed: then the rest is not read.
    private byte[] body(org.eclipse.jetty.server.Request asked) throws IOException {
        long length = asked.getLength();
        if (length == 0
                || (length < 0 && !asked.getHeaders().contains(HttpHeader.TRANSFER_ENCODING))) {
            return new byte[0];
        }
        try (InputStream stream = org.eclipse.jetty.server.Request.asInputStream(asked)) {
            if (length < 0 || length > bodyBytes) {
                return stream.readNBytes(bodyBytes + 1);
            }
            byte[] body = new byte[(int) length];
            int read = stream.readNBytes(body, 0, body.length);
            return read == body.length ? body : Arrays.copyOf(body, read);
        }
    }

    private Request request(org.eclipse.jetty.server.Request asked, byte[] body) {
        Map<String, String> headers = new HashMap<>();
        for (HttpField field : asked.getHeaders()) {
            headers.putIfAbsent(
                    field.getLowerCaseName(), field.getValue() == null ? "" : field.getValue());
        }
        Map<String, String> cookies = new HashMap<>();
        if (headers.containsKey("cookie")) {
            for (HttpCookie cookie : org.eclipse.jetty.server.Request.getCookies(asked)) {
                cookies.putIfAbsent(cookie.getName(), cookie.getValue());
            }
        }
        String address = org.eclipse.jetty.server.Request.getRemoteAddr(asked);
        return new Request(
                asked.getMethod(),
                path(asked.getHttpURI().getPath()),
                Map.of(),
                query(asked),
                headers,
                cookies,
                new String(body, StandardCharsets.UTF_8),
                settings.proxied() ? forwarded(headers, address) : address);
    }

    private static Map<String, String> query(org.eclipse.jetty.server.Request asked) {
        if (asked.getHttpURI().getQuery() == null) {
            return Map.of();
        }
        Map<String, String> query = new HashMap<>();
        try {
            for (Fields.Field field :
                    org.eclipse.jetty.server.Request.extractQueryParameters(asked)) {
                query.putIfAbsent(field.getName(), field.getValue());
            }
        } catch (IllegalArgumentException unreadable) {
            throw new HttpException.RuntimeException(
                    400, "a query that cannot be read", unreadable);
        }
        return query;
    }

    /// The path below the prefix; what lies beside it is nowhere.
    private String path(String path) {
        String prefix = settings.prefix();
        if (prefix.isEmpty()) {
            return path;
        }
        return path.startsWith(prefix + "/") ? path.substring(prefix.length()) : "";
    }

    /// Where a request came from, as the nearest proxy saw it: the last entry is the one it wrote.
    private static String forwarded(Map<String, String> headers, String otherwise) {
        String told = headers.getOrDefault("x-forwarded-for", "");
        String last = told.substring(told.lastIndexOf(',') + 1).strip();
        return last.isEmpty() ? otherwise : last;
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

    private static void stream(Response response, Exchange.Body body, Callback callback) {
        response.setStatus(200);
        HttpFields.Mutable headers = response.getHeaders();
        headers.put(HttpHeader.CONTENT_TYPE, "text/event-stream; charset=utf-8");
        headers.put(HttpHeader.CACHE_CONTROL, "no-store");
        headers.put("X-Accel-Buffering", "no"); // a proxy must not hold events back
        try {
            body.fill(new EventSink(response));
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
            LOG.warn("the door did not close cleanly", fault);
        }
    }
}
