package dighouse.server.load;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/// One connection to the house: requests one after the other, or a stream of events.
final class Wire implements AutoCloseable {
    private final Socket socket;
    private final InputStream in;
    private final OutputStream out;
    private final String host;

    Wire(String host, int port) throws IOException {
        this.host = host + ":" + port;
        socket = new Socket(host, port);
        socket.setTcpNoDelay(true);
        in = new BufferedInputStream(socket.getInputStream(), 16 * 1024);
        out = socket.getOutputStream();
    }

    /// An answer.
    ///
    /// @param cookie the secret that came with it; empty for none
    record Answer(int status, String body, String cookie) {}

    /// Asks, and reads the whole answer.
    synchronized Answer ask(String method, String path, String cookie, String body)
            throws IOException {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        String head =
                head(method, path, cookie)
                        + "Content-Type: application/json\r\nContent-Length: "
                        + bytes.length
                        + "\r\n\r\n";
        byte[] first = head.getBytes(StandardCharsets.US_ASCII);
        byte[] whole = new byte[first.length + bytes.length];
        System.arraycopy(first, 0, whole, 0, first.length);
        System.arraycopy(bytes, 0, whole, first.length, bytes.length);
        out.write(whole);
        out.flush();
        return answer();
    }

    private Answer answer() throws IOException {
        String line = line();
        int status = Integer.parseInt(line.substring(9, 12));
        int length = 0;
        String cookie = "";
        for (line = line(); !line.isEmpty(); line = line()) {
            if (line.regionMatches(true, 0, "content-length:", 0, 15)) {
                length = Integer.parseInt(line.substring(15).strip());
            } else if (line.regionMatches(true, 0, "set-cookie: dighouse=", 0, 21)) {
                cookie = line.substring(21, line.indexOf(';'));
            }
        }
        return new Answer(
                status, new String(in.readNBytes(length), StandardCharsets.UTF_8), cookie);
    }

    /// Opens a stream; from then on only [#data] is asked.
    void listen(String path, String cookie) throws IOException {
        String head = head("GET", path, cookie) + "Accept: text/event-stream\r\n\r\n";
        out.write(head.getBytes(StandardCharsets.US_ASCII));
        out.flush();
        String status = line();
        if (!status.startsWith("HTTP/1.1 200")) {
            throw new IOException("no stream: " + status);
        }
        for (String line = line(); !line.isEmpty(); line = line()) {
            // headers say nothing more
        }
    }

    /// The data of the next event; lengths of chunks and heartbeats are passed over.
    String data() throws IOException {
        while (true) {
            String line = line();
            if (line.startsWith("data: ")) {
                return line;
            }
        }
    }

    private String head(String method, String path, String cookie) {
        return method
                + " "
                + path
                + " HTTP/1.1\r\nHost: "
                + host
                + "\r\n"
                + (cookie.isEmpty() ? "" : "Cookie: dighouse=" + cookie + "\r\n");
    }

    private String line() throws IOException {
        StringBuilder line = new StringBuilder(128);
        int letter = in.read();
        while (letter != '\n') {
            if (letter < 0) {
                throw new IOException("the house has hung up");
            }
            if (letter != '\r') {
                line.append((char) letter); // what is looked at is plain ASCII
            }
            letter = in.read();
        }
        return line.toString();
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
