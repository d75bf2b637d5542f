package dighouse.server.jetty;

import dighouse.server.http.EventSink;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Response;

/// Writes events as a browser's EventSource reads them, each in one piece. It waits while the
/// browser does not read.
record JettyEventSink(Response response) implements EventSink {
    private static final byte[] BEAT = ":\n\n".getBytes(StandardCharsets.UTF_8);

    @Override
    public void send(String id, String event, String data) throws IOException {
        String first = id.isEmpty() ? "event: " : "id: " + id + "\nevent: ";
        String text = first + event + "\ndata: " + data + "\n\n";
        write(text.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public void beat() throws IOException {
        write(BEAT);
    }

    private void write(byte[] bytes) throws IOException {
        Content.Sink.write(response, false, ByteBuffer.wrap(bytes));
    }
}
