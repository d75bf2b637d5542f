package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/// A revoked key loses its open streams at once, and they deliver nothing more.
class RevokedKeysTest extends WithServer {
    private static final String ACCOUNT = "{\"name\":\"ann\",\"password\":\"a long password\"}";

    /// Ann has a stream open on a second device; what she does on the first ends it.
    private void expectEnd(Consumer<Visitor> lock) throws Exception {
        ann.post("/api/account", ACCOUNT).expect(200);
        try (Visitor phone = new Visitor(server.port())) {
            phone.post("/api/account/sign-in", ACCOUNT).expect(200);
            String table = ben.open("[" + Visitor.me() + ",{\"kind\":\"open\"}]", "");
            try (StreamReader streamReader = StreamReader.at(phone, table, 2);
                    StreamReader other = StreamReader.at(ben, table, 2)) {
                ben.act(table, "say", "\"text\":\"before\"").expect(200);
                assertThat(streamReader.next(1)).hasSize(1);

                lock.accept(phone);

                assertThat(streamReader.awaitEnd()).as("the stream has ended").isTrue();
                ben.act(table, "say", "\"text\":\"after\"").expect(200);
                assertThat(other.next(2)).as("others hear on").hasSize(2);
                assertThat(streamReader.soFar()).isEmpty();
            }
        }
    }

    @Test
    void afterANewPassword() throws Exception {
        expectEnd(phone ->
                ann.post(
                                "/api/account/password",
                                "{\"password\":\"a long password\","
                                        + "\"newPassword\":\"a longer password\"}")
                        .expect(200));
    }

    @Test
    void afterSigningOut() throws Exception {
        expectEnd(phone -> phone.post("/api/me/leave", "{}").expect(200));
    }

    @Test
    void afterBeingForgotten() throws Exception {
        expectEnd(phone -> ann.delete("/api/me").expect(200));
    }

    @Test
    void afterTheAccountWasClosed() throws Exception {
        expectEnd(phone -> ann.delete("/api/account").expect(200));
        assertThat(ann.get("/api/me").json().get("known").bool()).as("here she stays").isTrue();
    }
}
