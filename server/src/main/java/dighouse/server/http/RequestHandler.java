package dighouse.server.http;

import java.io.IOException;
import java.util.List;

/// What a door hands every request to.
public interface RequestHandler {
    /// Answers, or says that a stream is to be opened.
    ///
    /// @param head the request without its body
    /// @param body reads that; what nobody asks for is not read
    Answer answer(Request head, BodyReader body);

    /// Hears of something that was no request at all, and was refused with this status.
    void unreadable(int status);

    /// What a door does with a request: sends the reply, or fills a stream.
    sealed interface Answer {
        record Replied(Reply reply) implements Answer {}

        record Streamed(Body body) implements Answer {}

        /// A file of the pages, as it is.
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
