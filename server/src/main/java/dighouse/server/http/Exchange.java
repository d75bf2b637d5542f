package dighouse.server.http;

import java.io.IOException;

/// What a door hands every request to.
public interface Exchange {
    /// Answers, or says that a stream is to be opened.
    Answer answer(Request request);

    /// Answers a request whose body is longer than the door reads.
    Reply tooLarge(Request request);

    /// What a door does with a request: sends the reply, or fills a stream.
    sealed interface Answer {
        record Replied(Reply reply) implements Answer {}

        record Streamed(Body body) implements Answer {}
    }

    /// Fills a stream until it ends.
    @FunctionalInterface
    interface Body {
        void fill(Sink sink) throws IOException;
    }
}
