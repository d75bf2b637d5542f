package dighouse.server.http;

import java.io.IOException;
import java.util.List;

/// Handles every request that arrives at a port.
public interface RequestHandler {
    /// Answers a request, or opens a stream.
    ///
    /// @param head the request without its body
    /// @param body reads the body; if it is never called, the body is not read
    Answer answer(Request head, BodyReader body);

    /// Counts something that was not a request at all, and was refused with this status.
    void unreadable(int status);

    /// What to do with a request: send a reply, or fill a stream.
    sealed interface Answer {
        record Replied(Reply reply) implements Answer {}

        record Streamed(Body body) implements Answer {}

        /// A file of the pages.
        ///
        /// @param headers names and values in turn
        record Served(int status, String type, List<String> headers, Bytes body) implements Answer {
            public Served {
                headers = List.copyOf(headers);
            }
        }
    }

    /// Fills a stream until it ends.
    @FunctionalInterface
    interface Body {
        void fill(EventSink sink) throws IOException;
    }
}
