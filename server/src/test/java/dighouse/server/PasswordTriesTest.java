package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.server.settings.Settings;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Nobody guesses passwords, however many tries come at once, and nobody is locked out by those who
/// try.
class PasswordTriesTest {
    private static final String RIGHT = "{\"name\":\"ann\",\"password\":\"a long password\"}";
    private static final String WRONG = "{\"name\":\"ann\",\"password\":\"a wrong password\"}";
    private static final String UNKNOWN = "{\"name\":\"nobody\",\"password\":\"a wrong password\"}";
    private static final String SIGN_IN = "/api/account/sign-in";

    @TempDir Path folder;
    private Server server;
    private Visitor ann;

    @BeforeEach
    void open() {
        Settings settings = ServerForTests.settings(folder).set("proxied", "yes").read();
        server = new Server(settings, StoreForTests.SQLITE.database(folder));
        ann = Visitor.named(server.port(), "Ann", "192.0.2.1");
        ann.post("/api/account", RIGHT).expect(200);
    }

    @AfterEach
    void close() {
        ann.close();
        server.close();
    }

    private Visitor from(String address) {
        return new Visitor(server.port(), "", address);
    }

    private static List<Integer> atOnce(Visitor visitor, int tries, String body) {
        return visitor.postAtOnce(tries, SIGN_IN, body);
    }

    @Test
    void ofManyTriesAtOnceFewAreLookedAt() {
        try (Visitor eve = from("192.0.2.9")) {
            List<Integer> known = atOnce(eve, 150, WRONG);
            List<Integer> unknown = atOnce(eve, 150, UNKNOWN);

            assertThat(known.stream().filter(status -> status == 403)).hasSizeBetween(1, 5);
            assertThat(known.stream().filter(status -> status == 429)).hasSizeBetween(145, 149);
            assertThat(unknown.stream().filter(status -> status == 403)).hasSizeBetween(1, 5);
        }
    }

    @Test
    void strangersDoNotLockTheOwnerOut() {
        try (Visitor eve = from("192.0.2.9");
                Visitor elsewhere = from("192.0.2.2")) {
            atOnce(eve, 20, WRONG);
            assertThat(eve.post(SIGN_IN, RIGHT).expect(429).error()).isEqualTo("tooManyTries");
            elsewhere.post(SIGN_IN, RIGHT).expect(200);
        }
    }

    /// Also on a device that they signed out of, and at an address from which strangers try.
    @Test
    void aKnownDeviceIsLetInWhateverOthersTry() {
        ann.post("/api/me/leave", "{}").expect(200);
        for (int i = 1; i <= 12; i++) {
            try (Visitor eve = from("192.0.2." + i)) {
                atOnce(eve, 5, WRONG);
            }
        }
        try (Visitor newcomer = from("198.51.100.1")) {
            newcomer.post(SIGN_IN, RIGHT).expect(429);
        }
        ann.post(SIGN_IN, WRONG).expect(403);
        ann.post(SIGN_IN, RIGHT).expect(200);
    }

    @Test
    void aKnownDeviceMayNotGuessEitherAndOthersStayFree() {
        ann.post("/api/me/leave", "{}").expect(200);
        for (int i = 0; i < 5; i++) {
            ann.post(SIGN_IN, WRONG).expect(403);
        }
        ann.post(SIGN_IN, RIGHT).expect(429);
        try (Visitor elsewhere = from("192.0.2.2")) {
            elsewhere.post(SIGN_IN, RIGHT).expect(200);
        }
    }

    @Test
    void whoeverIsRightUsesNothingUp() {
        try (Visitor elsewhere = from("192.0.2.2")) {
            for (int i = 0; i < 8; i++) {
                elsewhere.post(SIGN_IN, RIGHT).expect(200);
            }
        }
    }
}
