package dighouse.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Whom the server believes about where a request came from.
class SourceAddressTest {
    private static final Networks PROXIES = Networks.of("127.0.0.1, ::1, 10.0.0.0/8, fd00::/8");

    private static String source(String peer, String... forwarded) {
        InetAddress found =
                SourceAddress.of(InetAddress.ofLiteral(peer), List.of(forwarded), PROXIES);
        return SourceAddress.name(found);
    }

    @Test
    void nobodyIsBelievedButTrustedProxies() {
        assertThat(source("203.0.113.5", "192.0.2.1")).isEqualTo("203.0.113.5");
        assertThat(source("127.0.0.1", "192.0.2.1")).isEqualTo("192.0.2.1");
        assertThat(source("127.0.0.1")).isEqualTo("127.0.0.1");
    }

    /// What a client invented stands further left than what the proxies added, on whichever line.
    @Test
    void entriesArePeeledOffFromTheRight() {
        assertThat(source("127.0.0.1", "127.0.0.1, 192.0.2.1")).isEqualTo("192.0.2.1");
        assertThat(source("127.0.0.1", "127.0.0.1", "192.0.2.1")).isEqualTo("192.0.2.1");
        assertThat(source("127.0.0.1", "127.0.0.1", "192.0.2.1", "10.1.2.3"))
                .isEqualTo("192.0.2.1");
        assertThat(source("127.0.0.1", "8.8.8.8,192.0.2.1 , 10.1.2.3,10.9.9.9"))
                .isEqualTo("192.0.2.1");
        assertThat(source("10.0.0.1", "10.0.0.3, 10.0.0.2")).isEqualTo("10.0.0.3");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "unknown",
                "_hidden",
                "",
                ",,",
                "256.1.1.1",
                "1",
                "0x7f.1",
                "1.2.3",
                "01.2.3.4",
                "[::1",
                ":::",
                "a\u0000b",
                "localhost",
                "192.0.2.1 192.0.2.2",
                "fe80::1%eth0"
            })
    void whatCannotBeReadEndsAtTheNearestTrustedProxy(String entry) {
        assertThat(source("127.0.0.1", "192.0.2.1, " + entry)).isEqualTo("127.0.0.1");
        assertThat(source("127.0.0.1", "192.0.2.1, " + entry + ", 10.7.7.7")).isEqualTo("10.7.7.7");
    }

    @ParameterizedTest
    @CsvSource({
        "192.0.2.1:4711, 192.0.2.1",
        "[2001:db8:1:2:3::4]:443, 2001:db8:1:2:0:0:0:0/64",
        "[2001:db8:1:2::9], 2001:db8:1:2:0:0:0:0/64",
        "2001:db8:1:2:ffff::9, 2001:db8:1:2:0:0:0:0/64",
        "2001:db8:1:3::9, 2001:db8:1:3:0:0:0:0/64",
        "::ffff:192.0.2.1, 192.0.2.1",
        "::ffff:c000:201, 192.0.2.1"
    })
    void portsAndBothKindsOfAddressesAreRead(String entry, String name) {
        assertThat(source("::1", entry)).isEqualTo(name);
    }

    @Test
    void networksOfBothKinds() {
        assertThat(source("10.255.0.1", "192.0.2.1")).isEqualTo("192.0.2.1");
        assertThat(source("11.0.0.1", "192.0.2.1")).isEqualTo("11.0.0.1");
        assertThat(source("fd12::1", "192.0.2.1")).isEqualTo("192.0.2.1");
        assertThat(source("::ffff:10.0.0.1", "192.0.2.1")).isEqualTo("192.0.2.1");
        assertThat(Networks.of("0.0.0.0/0").contains(InetAddress.ofLiteral("9.9.9.9"))).isTrue();
        assertThat(Networks.of("192.0.2.8/29").contains(InetAddress.ofLiteral("192.0.2.15")))
                .isTrue();
        assertThat(Networks.of("192.0.2.8/29").contains(InetAddress.ofLiteral("192.0.2.16")))
                .isFalse();
        assertThat(Networks.of(" ").isEmpty()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"proxy.example", "10.0.0.0/33", "10.0.0.0/", "::/129", "a,", "10/8"})
    void whatIsNoNetworkIsNamed(String text) {
        assertThatThrownBy(() -> Networks.of(text)).isInstanceOf(IllegalArgumentException.class);
    }
}
