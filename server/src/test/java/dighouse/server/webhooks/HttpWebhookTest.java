package dighouse.server.webhooks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dighouse.server.WebhookReceiver;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLException;
import javax.net.ssl.TrustManagerFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Webhooks over real connections, with and without TLS.
class HttpWebhookTest {
    private static final int WAIT_MILLIS = 5_000;
    private static final char[] PASSWORD = "for tests only".toCharArray();
    private static final String NEWS = "{\"event\":\"yourDecision\"}";

    @TempDir static Path folder;
    private static SSLContext tls;

    /// A certificate for `localhost`, made for this run; this context also trusts it.
    @BeforeAll
    static void makeCertificate() throws Exception {
        Path file = folder.resolve("certificate.p12");
        String keytool = Path.of(System.getProperty("java.home"), "bin", "keytool").toString();
        Process made =
                new ProcessBuilder(
                                keytool,
                                "-genkeypair",
                                "-alias",
                                "webhook",
                                "-keyalg",
                                "EC",
                                "-dname",
                                "CN=localhost",
                                "-ext",
                                "san=dns:localhost",
                                "-keystore",
                                file.toString(),
                                "-storepass",
                                new String(PASSWORD))
                        .redirectErrorStream(true)
                        .redirectOutput(folder.resolve("keytool.txt").toFile())
                        .start();
        assertThat(made.waitFor()).as(Files.readString(folder.resolve("keytool.txt"))).isZero();
        tls = context(file);
    }

    private static SSLContext context(Path file) throws IOException, GeneralSecurityException {
        KeyStore store = KeyStore.getInstance("PKCS12");
        try (InputStream stream = Files.newInputStream(file)) {
            store.load(stream, PASSWORD);
        }
        KeyManagerFactory keys =
                KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        keys.init(store, PASSWORD);
        TrustManagerFactory trust =
                TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        trust.init(store);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(keys.getKeyManagers(), trust.getTrustManagers(), null);
        return context;
    }

    private static HttpWebhook believing() {
        return new HttpWebhook(OutboundPolicy.ANY, WAIT_MILLIS, tls.getSocketFactory());
    }

    @Test
    void ringsOverASecretLine() throws Exception {
        try (WebhookReceiver theirs = WebhookReceiver.secret(tls, () -> 204)) {
            believing().ring(URI.create(theirs.address("localhost")), NEWS);

            assertThat(theirs.next()).isEqualTo(NEWS);
        }
    }

    @Test
    void saysNothingToWhomNobodyVouchesFor() throws Exception {
        try (WebhookReceiver theirs = WebhookReceiver.secret(tls, () -> 204)) {
            URI address = URI.create(theirs.address("localhost"));
            HttpWebhook webhook = new HttpWebhook(OutboundPolicy.ANY, WAIT_MILLIS);

            assertThatThrownBy(() -> webhook.ring(address, NEWS)).isInstanceOf(SSLException.class);
            assertThat(theirs.isQuietFor(0)).isTrue();
        }
    }

    /// The certificate is for `localhost`, and another host shows it.
    @Test
    void saysNothingToWhomThePapersDoNotName() throws Exception {
        try (WebhookReceiver theirs = WebhookReceiver.secret(tls, () -> 204)) {
            URI address = URI.create(theirs.address("127.0.0.1"));

            assertThatThrownBy(() -> believing().ring(address, NEWS))
                    .isInstanceOf(SSLException.class);
            assertThat(theirs.isQuietFor(0)).isTrue();
        }
    }

    @Test
    void followsNobodyElsewhere() throws Exception {
        for (int status : new int[] {301, 302, 303, 307, 308}) {
            try (WebhookReceiver plain = WebhookReceiver.plain(() -> status);
                    WebhookReceiver secret = WebhookReceiver.secret(tls, () -> status)) {
                for (WebhookReceiver theirs : new WebhookReceiver[] {plain, secret}) {
                    URI address = URI.create(theirs.address("localhost"));

                    assertThatThrownBy(() -> believing().ring(address, NEWS))
                            .isInstanceOf(IOException.class)
                            .hasMessage("the call was not accepted");
                    assertThat(theirs.next()).isEqualTo(NEWS);
                    assertThat(theirs.isQuietFor(100)).isTrue();
                }
            }
        }
    }
}
