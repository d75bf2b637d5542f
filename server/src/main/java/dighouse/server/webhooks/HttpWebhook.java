package dighouse.server.webhooks;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;

/// Calls a webhook by one POST. It follows no redirects and reads only the first line of the
/// answer.
///
/// @param policy which addresses it may call
/// @param waitMillis for a connection, and for the answer
/// @param sockets makes TLS connections, and decides which certificates are trusted
public record HttpWebhook(OutboundPolicy policy, int waitMillis, SSLSocketFactory sockets)
        implements Webhook {
    private static final int LONGEST_LINE = 200;

    /// Trusts the certificates that this machine trusts.
    public HttpWebhook(OutboundPolicy policy, int waitMillis) {
        this(policy, waitMillis, (SSLSocketFactory) SSLSocketFactory.getDefault());
    }

    @Override
    public void ring(URI address, String news) throws IOException {
        boolean secret = address.getScheme().equals("https");
        int usual = secret ? 443 : 80;
        int port = address.getPort() < 0 ? usual : address.getPort();
        if (port > OutboundPolicy.MOST_PORT) {
            throw new IOException("there is no such port"); // stored before such ports were refused
        }
        String host = address.getHost().replace("[", "").replace("]", "");
        try (Socket plain = new Socket()) {
            plain.connect(new InetSocketAddress(policy.find(host), port), waitMillis);
            plain.setSoTimeout(waitMillis);
            if (secret) {
                try (Socket secure = secure(plain, host, port)) {
                    send(secure, address, news);
                }
            } else {
                send(plain, address, news);
            }
        }
    }

    private Socket secure(Socket plain, String host, int port) throws IOException {
        SSLSocket secure = (SSLSocket) sockets.createSocket(plain, host, port, true);
        SSLParameters parameters = secure.getSSLParameters();
        parameters.setEndpointIdentificationAlgorithm("HTTPS"); // the certificate names the host
        secure.setSSLParameters(parameters);
        return secure;
    }

    private void send(Socket socket, URI address, String news) throws IOException {
        byte[] body = news.getBytes(StandardCharsets.UTF_8);
        String path = address.getRawPath().isEmpty() ? "/" : address.getRawPath();
        String query = address.getRawQuery() == null ? "" : "?" + address.getRawQuery();
        String head =
                "POST "
                        + path
                        + query
                        + " HTTP/1.1\r\nHost: "
                        + address.getRawAuthority()
                        + "\r\nContent-Type: application/json\r\nUser-Agent: Dighouse\r\n"
                        + "Connection: close\r\nContent-Length: "
                        + body.length
                        + "\r\n\r\n";
        socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
        socket.getOutputStream().write(body);
        socket.getOutputStream().flush();
        String line = firstLine(socket);
        if (!line.matches("HTTP/1\\.[01] 2\\d\\d.*")) {
            throw new IOException("the call was not accepted");
        }
    }

    /// A server that sends one letter at a time runs into the same deadline.
    private String firstLine(Socket socket) throws IOException {
        BufferedReader reader =
                new BufferedReader(
                        new InputStreamReader(
                                socket.getInputStream(), StandardCharsets.ISO_8859_1));
        StringBuilder line = new StringBuilder();
        long begun = System.nanoTime();
        int letter = reader.read();
        while (letter >= 0 && letter != '\r' && letter != '\n' && line.length() < LONGEST_LINE) {
            if (System.nanoTime() - begun > waitMillis * 1_000_000L) {
                throw new IOException("the answer takes too long");
            }
            line.append((char) letter);
            letter = reader.read();
        }
        return line.toString();
    }
}
