package dighouse.server.http;

import java.io.IOException;

/// An open stream of server-sent events to one browser.
public interface EventSink {
    /// Sends one event.
    ///
    /// @param id what the browser sends back to resume after it; empty for none
    /// @param event its kind
    /// @param data one line
    /// @throws IOException when the browser has gone
    void send(String id, String event, String data) throws IOException;

    /// Sends a line that browsers ignore, to notice whether the browser is still there.
    void beat() throws IOException;
}
