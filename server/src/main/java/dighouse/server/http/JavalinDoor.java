package dighouse.server.http;

import dighouse.server.Settings;
import io.javalin.Javalin;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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

    private final Javalin javalin;

    /// Opens the door.
    ///
    /// @param bodyBytes how large a body may be
    public JavalinDoor(Settings settings, int bodyBytes, Exchange exchange) {
        javalin =
                Javalin.create(config -> {
                    config.startup.showJavalinBanner = false;
                    config.concurrency.useVirtualThreads = true;
                    config.http.maxRequestSize = bodyBytes;
                    config.jetty.modifyServer(server -> server.setErrorHandler(new PlainFaults()));
                    config.jetty.modifyHttpConfiguration(http -> {
                        http.setOutputBufferSize(BUFFER_BYTES);
                        http.setRequestHeaderSize(HEADER_BYTES);
                        http.setSendServerVersion(false);
                    });
                    for (HandlerType method : METHODS) {
                        config.routes.addHttpHandler(
                                method,
                                "/*",
                                context -> serve(context, settings, bodyBytes, exchange));
                    }
                });
        javalin.start(settings.host(), settings.port());
    }

    public int port() {
        return javalin.port();
    }

    private static void serve(Context context, Settings settings, int bodyBytes, Exchange exchange)
            throws IOException {
        byte[] body;
        try (InputStream stream = context.req().getInputStream()) {
            body = stream.readNBytes(bodyBytes + 1);
        }
        if (body.length > bodyBytes) {
            context.res().setHeader("Connection", "close"); // the rest of it is not read
            send(context.res(), exchange.tooLarge(request(context, settings, new byte[0])));
            return;
        }
        switch (exchange.answer(request(context, settings, body))) {
            case Exchange.Answer.Replied replied -> send(context.res(), replied.reply());
            case Exchange.Answer.Streamed streamed -> stream(context.res(), streamed.body());
        }
    }

    private static Request request(Context context, Settings settings, byte[] body) {
        Map<String, String> headers = new LinkedHashMap<>();
        context.headerMap()
                .forEach((name, value) -> headers.put(name.toLowerCase(Locale.ROOT), value));
        Map<String, String> query = new LinkedHashMap<>();
        context.queryParamMap()
                .forEach((name, values) ->
                        query.put(name, values.isEmpty() ? "" : values.getFirst()));
        return new Request(
                context.method().name(),
                path(context.path(), settings.prefix()),
                Map.of(),
                query,
                headers,
                context.cookieMap(),
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
        @Override
        public void send(String id, String event, String data) throws IOException {
            StringBuilder text = new StringBuilder(data.length() + 64);
            if (!id.isEmpty()) {
                text.append("id: ").append(id).append('\n');
            }
            text.append("event: ").append(event).append("\ndata: ").append(data).append("\n\n");
            out.write(text.toString().getBytes(StandardCharsets.UTF_8));
            out.flush();
        }

        @Override
        public void beat() throws IOException {
            out.write(":\n\n".getBytes(StandardCharsets.UTF_8));
            out.flush();
        }
    }
}
