package dighouse.server;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/// Sends arbitrary bytes to a port, HTTP or not, and reads the answer.
record RawConnection(int port) {
    private static final int PATIENCE_MILLIS = 20_000;

    /// An answer.
    ///
    /// @param status 0 if the connection was closed without one
    record Heard(int status, String text) {
        String body() {
            int end = text.indexOf("\r\n\r\n");
            return end < 0 ? "" : text.substring(end + 4);
        }
    }

    Heard send(byte[] bytes) {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.setSoTimeout(PATIENCE_MILLIS);
            write(socket, bytes);
            return heard(read(socket.getInputStream()));
        } catch (IOException cut) {
            return new Heard(0, "");
        }
    }

    /// The server may close the connection before it has read everything: then the rest need not be
    /// sent.
    private static void write(Socket socket, byte[] bytes) {
        try {
            socket.getOutputStream().write(bytes);
            socket.shutdownOutput();
        } catch (IOException closed) {
            return;
        }
    }

    private static byte[] read(InputStream stream) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        byte[] some = new byte[8192];
        try {
            for (int count = stream.read(some); count >= 0; count = stream.read(some)) {
                all.write(some, 0, count);
            }
        } catch (IOException cut) {
            return all.toByteArray(); // what came before the connection was cut
        }
        return all.toByteArray();
    }

    private static Heard heard(byte[] bytes) {
        String text = new String(bytes, StandardCharsets.UTF_8);
        boolean http = text.startsWith("HTTP/1.1 ") && text.length() > 12;
        return new Heard(http ? Integer.parseInt(text.substring(9, 12)) : 0, text);
    }
}
