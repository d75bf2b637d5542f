package dighouse.server.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dighouse.kernel.Malformed;
import java.net.InetAddress;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Which settings are accepted, and the errors for others.
class SettingsReaderTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "trusted-proxies | proxy.example | \"proxy.example\" is none",
                "trusted-proxies | 10.0.0.0/33   | \"10.0.0.0/33\" is none",
                "metrics-port    | yes           | takes a port, 0, off or auto",
                "metrics-port    | 70000         | a number from 0 to 65535",
                "connections     | -1            | a number from 0",
                "body-seconds    | 0             | a number from 0.1"
            })
    void whatIsNotTakenGetsASentence(String name, String value, String sentence) {
        SettingsReader settings = new SettingsReader().set(name, value);

        assertThatThrownBy(settings::read)
                .isInstanceOf(Malformed.class)
                .hasMessageContaining("\"" + name + "\"")
                .hasMessageContaining(sentence);
    }

    @Test
    void variablesOfTheLauncherAreNoSettings() {
        new SettingsReader()
                .environment(
                        Map.of(
                                "DIGHOUSE_JDK", "x",
                                "DIGHOUSE_CACHE", "no",
                                "DIGHOUSE_HEAP", "2g"))
                .read();
    }

    @Test
    void anOlderWordForTrustedProxiesMeansThisMachine() {
        Settings.HttpSettings http =
                new SettingsReader()
                        .set("proxied", "yes")
                        .set("trusted-proxies", "10.0.0.0/8")
                        .read()
                        .http();

        assertThat(http.trustedProxies().contains(InetAddress.ofLiteral("127.0.0.1"))).isTrue();
        assertThat(http.trustedProxies().contains(InetAddress.ofLiteral("10.2.3.4"))).isTrue();
        assertThat(http.trustedProxies().contains(InetAddress.ofLiteral("192.168.0.1"))).isFalse();
    }

    @Test
    void metricsHaveAPortFarFromThatOfTheServer() {
        assertThat(metrics("4280").port()).isEqualTo(14_280);
        assertThat(metrics("4280").host()).isEqualTo("127.0.0.1");
        assertThat(metrics("0").on()).isFalse();
        assertThat(metrics("60000").on()).isFalse();
    }

    private static Settings.Metrics metrics(String port) {
        return new SettingsReader().set("port", port).read().http().metrics();
    }
}
