package dighouse.server;

import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;
import javax.net.ssl.SSLContext;

/// A person's own address on this machine, which the server may call.
public final class WebhookReceiver implements AutoCloseable {
    private static final int PATIENCE_SECONDS = 8;

    private final HttpServer server;
    private final String scheme;
    private final BlockingQueue<String> rung = new LinkedBlockingQueue<>();

    private WebhookReceiver(HttpServer server, String scheme, IntSupplier status) {
        this.server = server;
        this.scheme = scheme;
        server.createContext(
                "/",
                exchange -> {
                    byte[] body = exchange.getRequestBody().readAllBytes();
                    rung.add(new String(body, StandardCharsets.UTF_8));
                    exchange.getResponseHeaders().add("Location", "/elsewhere");
                    exchange.sendResponseHeaders(status.getAsInt(), -1);
                    exchange.close();
                });
        server.start();
    }

    /// A receiver without encryption.
    ///
    /// @param status the status of each answer
    public static WebhookReceiver plain(IntSupplier status) throws IOException {
        return new WebhookReceiver(HttpServer.create(anyPort(), 0), "http", status);
    }

    /// A receiver behind https.
    ///
    /// @param tls holds its certificate
    public static WebhookReceiver secret(SSLContext tls, IntSupplier status) throws IOException {
        HttpsServer server = HttpsServer.create(anyPort(), 0);
        server.setHttpsConfigurator(new HttpsConfigurator(tls));
        return new WebhookReceiver(server, "https", status);
    }

    private static InetSocketAddress anyPort() {
        return new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
    }

    public String address(String host) {
        return scheme + "://" + host + ":" + server.getAddress().getPort() + "/dighouse?mine=1";
    }

    /// The next call.
    public String next() throws InterruptedException {
        String news = rung.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        if (news == null) {
            throw new AssertionError("it did not ring");
        }
        return news;
    }

    /// Whether nobody calls for this long.
    public boolean isQuietFor(long millis) throws InterruptedException {
        return rung.poll(millis, TimeUnit.MILLISECONDS) == null;
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
