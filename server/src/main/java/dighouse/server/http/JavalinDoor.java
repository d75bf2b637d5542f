package dighouse.server.http;

import dighouse.server.Settings;
import io.javalin.Javalin;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.VirtualThreads;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Serves the house's routes through Javalin. Every request has a virtual thread of its own, and a
/// stream keeps its thread until it ends.
public final class JavalinDoor implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(JavalinDoor.class);
    private static final List<HandlerType> METHODS =
            List.of(
                    HandlerType.GET,
                    HandlerType.POST,
                    HandlerType.PUT,
                    HandlerType.PATCH,
                    HandlerType.DELETE,
                    HandlerType.OPTIONS);
    private static final int BUFFER_BYTES = 8 * 1024; // one for each open stream
    private static final int HEADER_BYTES = 8 * 1024;
    private static final int ACCEPTORS = 1;
    private static final int SELECTORS = 1; // wakes virtual threads and does nothing else
    private static final int FEWEST_THREADS = 4;
    private static final int MOST_THREADS = 16;
    private static final int MOST_KNOCKING = 1_024; // connections that wait to be let in

    private final Javalin javalin;

    /// Opens the door.
    ///
    /// @param bodyBytes how large a body may be
    public JavalinDoor(Settings settings, int bodyBytes, Exchange exchange) {
        javalin =
                Javalin.create(config -> {
                    config.startup.showJavalinBanner = false;
                    config.jetty.threadPool = threads();
                    config.http.maxRequestSize = bodyBytes;
                    config.jetty.addConnector((server, http) -> connector(server, http, settings));
                    for (HandlerType method : METHODS) {
                        config.routes.addHttpHandler(
                                method,
                                "/*",
                                context -> serve(context, settings, bodyBytes, exchange));
                    }
                });
        javalin.start();
    }

    /// A few threads wait for connections and bytes; whatever may block has a virtual one.
    private static QueuedThreadPool threads() {
        QueuedThreadPool threads = new QueuedThreadPool(MOST_THREADS, FEWEST_THREADS);
        threads.setName("door");
        threads.setVirtualThreadsExecutor(
                VirtualThreads.getNamedVirtualThreadsExecutor("request-"));
        return threads;
    }

    private static ServerConnector connector(
            Server server, HttpConfiguration http, Settings settings) {
        http.setOutputBufferSize(BUFFER_BYTES);
        http.setRequestHeaderSize(HEADER_BYTES);
        http.setSendServerVersion(false);
        ServerConnector connector =
                new ServerConnector(server, ACCEPTORS, SELECTORS, new HttpConnectionFactory(http));
        connector.setHost(settings.host());
        connector.setPort(settings.port());
        connector.setAcceptQueueSize(MOST_KNOCKING);
        return connector;
    }

    public int port() {
        return javalin.port();
    }

    private static void serve(Context context, Settings settings, int bodyBytes, Exchange exchange)
            throws IOException {
        byte[] body = body(context.req(), bodyBytes);
        if (body.length > bodyBytes) {
            context.res().setHeader("Connection", "close"); // the rest of it is not read
            send(context.res(), Reply.json(413, "{\"error\":\"tooLarge\"}"));
            return;
        }
        switch (exchange.answer(request(context, settings, body))) {
            case Exchange.Answer.Replied replied -> send(context.res(), replied.reply());
            case Exchange.Answer.Streamed streamed -> stream(context.res(), streamed.body());
        }
    }

    /// The body, or more bytes than are allowed: then the rest is not read.
    private static byte[] body(HttpServletRequest request, int most) throws IOException {
        long length = request.getContentLengthLong();
        if (length == 0 || (length < 0 && request.getHeader("Transfer-Encoding") == null)) {
            return new byte[0];
        }
        try (InputStream stream = request.getInputStream()) {
            if (length < 0 || length > most) {
                return stream.readNBytes(most + 1);
            }
            byte[] body = new byte[(int) length];
            int read = stream.readNBytes(body, 0, body.length);
            return read == body.length ? body : Arrays.copyOf(body, read);
        }
    }

    private static Request request(Context context, Settings settings, byte[] body) {
        HttpServletRequest asked = context.req();
        Map<String, String> headers = new HashMap<>();
        for (Iterator<String> names = asked.getHeaderNames().asIterator(); names.hasNext(); ) {
            String name = names.next();
            headers.put(name.toLowerCase(Locale.ROOT), asked.getHeader(name));
        }
        Map<String, String> query = new HashMap<>();
        if (asked.getQueryString() != null) {
            context.queryParamMap()
                    .forEach((name, values) ->
                            query.put(name, values.isEmpty() ? "" : values.getFirst()));
        }
        return new Request(
                asked.getMethod(),
                path(context.path(), settings.prefix()),
                Map.of(),
                query,
                headers,
                headers.containsKey("cookie") ? context.cookieMap() : Map.of(),
                new String(body, StandardCharsets.UTF_8),
                settings.proxied() ? forwarded(headers, context.ip()) : context.ip());
    }

    /// The path below the prefix; what lies beside it is nowhere.
    private static String path(String path, String prefix) {
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

    private static void send(HttpServletResponse response, Reply reply) throws IOException {
        response.setStatus(reply.status());
        response.setContentType(reply.type());
        for (int i = 0; i < reply.headers().size(); i += 2) {
            response.addHeader(reply.headers().get(i), reply.headers().get(i + 1));
        }
        byte[] body = reply.body().getBytes(StandardCharsets.UTF_8);
        response.setContentLength(body.length);
        response.getOutputStream().write(body);
    }

    private static void stream(HttpServletResponse response, Exchange.Body body) {
        response.setStatus(200);
        response.setContentType("text/event-stream; charset=utf-8");
        response.setHeader("Cache-Control", "no-store");
        response.setHeader("X-Accel-Buffering", "no"); // a proxy must not hold events back
        try {
            body.fill(new ServletSink(response.getOutputStream()));
        } catch (IOException gone) {
            LOG.debug("a stream ended: {}", gone.getMessage());
        }
    }

    @Override
    public void close() {
        javalin.stop();
    }

    /// Writes events as the browser's EventSource reads them.
    private record ServletSink(OutputStream out) implements Sink {
        private static final byte[] END = "\n\n".getBytes(StandardCharsets.UTF_8);
        private static final byte[] BEAT = ":\n\n".getBytes(StandardCharsets.UTF_8);

        @Override
        public void send(String id, String event, String data) throws IOException {
            String first = id.isEmpty() ? "" : "id: " + id + "\n";
            out.write((first + "event: " + event + "\ndata: ").getBytes(StandardCharsets.UTF_8));
            out.write(data.getBytes(StandardCharsets.UTF_8));
            out.write(END);
            out.flush();
        }

        @Override
        public void beat() throws IOException {
            out.write(BEAT);
            out.flush();
        }
    }
}
