package dighouse.server.http;

import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// One call of the HTTP API.
///
/// @param template path with places in braces: `/api/tables/{table}`
/// @param says what it does, in a sentence for the page that lists all routes
/// @param query names of the parameters it reads
/// @param streams fills a stream instead of answering; `null` for routes that answer
public record Route(
        String method,
        String template,
        String says,
        List<String> query,
        Handler handler,
        @Nullable Streamer streams) {

    /// Answers a request.
    @FunctionalInterface
    public interface Handler {
        Reply answer(Request request);
    }

    /// Fills a stream, and returns when it is over.
    @FunctionalInterface
    public interface Streamer {
        void fill(Request request, EventSink sink) throws IOException;
    }

    public static Route get(String template, String says, Handler handler) {
        return new Route("GET", template, says, List.of(), handler, null);
    }

    public static Route post(String template, String says, Handler handler) {
        return new Route("POST", template, says, List.of(), handler, null);
    }

    public static Route delete(String template, String says, Handler handler) {
        return new Route("DELETE", template, says, List.of(), handler, null);
    }

    /// A stream. The gate sees the request first; if it answers with another status than 200, that
    /// answer is sent instead of a stream.
    public static Route stream(String template, String says, Handler gate, Streamer streams) {
        return new Route("GET", template, says, List.of(), gate, streams);
    }

    public Route asking(String... names) {
        return new Route(method, template, says, List.of(names), handler, streams);
    }
}
