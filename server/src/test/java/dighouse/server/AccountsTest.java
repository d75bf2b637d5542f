package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Json;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Accounts, deleting people, and muting voices, over real HTTP.
class AccountsTest {
    private static final String NAME = "{\"name\":\"Ann.1\",\"password\":\"";

    @TempDir Path folder;
    private Server server;
    private Visitor ann;
    private Visitor elsewhere;

    @BeforeEach
    void open() {
        server = ServerForTests.open(folder);
        ann = Visitor.named(server.port(), "Ann");
        elsewhere = new Visitor(server.port());
    }

    @AfterEach
    void close() {
        ann.close();
        elsewhere.close();
        server.close();
    }

    private static String with(String password) {
        return NAME + password + "\"}";
    }

    @Test
    void anAccountOpensTheDoorOnAnotherDeviceUntilThePasswordChanges() {
        elsewhere.post("/api/account", with("a long password")).expect(401);
        assertThat(ann.post("/api/account", with("short")).expect(400).text())
                .contains("8 to 200 characters");
        Visitor.Answer opened = ann.post("/api/account", with("a long password")).expect(200);
        assertThat(opened.json().get("account").string()).isEqualTo("ann.1");
        assertThat(ann.post("/api/account", with("a long password")).expect(409).error())
                .isEqualTo("hasAccount");

        Visitor.Answer in = elsewhere.post("/api/account/sign-in", with("a long password"));
        assertThat(in.expect(200).json().get("name").string()).isEqualTo("Ann");

        String change = "{\"password\":\"a long password\",\"newPassword\":\"a longer password\"}";
        assertThat(ann.post("/api/account/password", change.replace("a long p", "no p")).error())
                .isEqualTo("wrongPassword");
        ann.post("/api/account/password", change).expect(200);
        assertThat(elsewhere.get("/api/me").expect(200).json().get("known").bool()).isFalse();
        elsewhere.post("/api/account/sign-in", with("a long password")).expect(403);
        elsewhere.post("/api/account/sign-in", with("a longer password")).expect(200);

        assertThat(ann.delete("/api/account").expect(200).json().get("account").string()).isEmpty();
        elsewhere.post("/api/account/sign-in", with("a longer password")).expect(403);
    }

    @Test
    void afterAFewWrongPasswordsNobodyMayTryForAWhile() {
        ann.post("/api/account", with("a long password")).expect(200);
        for (int i = 0; i < 5; i++) {
            elsewhere.post("/api/account/sign-in", with("a wrong password")).expect(403);
        }
        Visitor.Answer answer =
                elsewhere.post("/api/account/sign-in?lang=fr", with("a long password")).expect(429);
        assertThat(answer.error()).isEqualTo("tooManyTries");
        assertThat(answer.json().get("text").string()).contains("réessayez dans 3 min");
    }

    @Test
    void aNameIsTakenOnce() {
        ann.post("/api/account", with("a long password")).expect(200);
        try (Visitor ben = Visitor.named(server.port(), "Ben")) {
            assertThat(ben.post("/api/account", with("another password")).expect(409).error())
                    .isEqualTo("accountTaken");
        }
    }

    @Test
    void whoeverIsForgottenLeavesASeatAndNothingElse() {
        ann.post("/api/account", with("a long password")).expect(200);
        try (Visitor ben = Visitor.named(server.port(), "Ben")) {
            String table = ann.open("[" + Visitor.me() + ",{\"kind\":\"open\"}]", "");
            ben.sit(table).expect(200);
            ann.act(table, "say", "\"text\":\"Good luck\"").expect(200);
            ann.act(table, "concede", "").expect(200);

            ann.delete("/api/me").expect(200);

            String record = ben.get("/api/tables/" + table + "/record?lang=fr").expect(200).text();
            String log = ben.get("/api/tables/" + table + "/log").expect(200).text();
            assertThat(record).contains("player A une personne").doesNotContain("Ann");
            assertThat(log).doesNotContain("Ann").doesNotContain("Good luck");
            elsewhere.post("/api/account/sign-in", with("a long password")).expect(403);
        }
    }

    @Test
    void theWordsOfAMutedVoiceStayAwayInLogAndStream() throws Exception {
        try (Visitor ben = Visitor.named(server.port(), "Ben")) {
            String table = ann.open("[" + Visitor.me() + ",{\"kind\":\"open\"}]", "");
            ben.sit(table).expect(200);
            ben.act(table, "say", "\"text\":\"Noise\"").expect(200);
            Json said = last(ann, table);
            assertThat(said.get("said").string()).isEqualTo("Noise");

            String mute = "{\"voice\":\"" + said.get("voice").string() + "\",\"muted\":true}";
            assertThat(ann.post("/api/me/mute", mute).expect(200).json().get("muted").array())
                    .hasSize(1);
            elsewhere.post("/api/me/mute", mute).expect(401);

            assertThat(last(ann, table).get("said").string()).isEmpty();
            try (StreamReader streamReader = StreamReader.at(ann, table, 4)) {
                ben.act(table, "say", "\"text\":\"More noise\"").expect(200);
                assertThat(streamReader.next(2))
                        .allSatisfy(heard -> assertThat(heard.news()).doesNotContain("oise"));
            }
            ann.post("/api/me/mute", mute.replace("true", "false")).expect(200);
            assertThat(last(ann, table).get("said").string()).isEqualTo("More noise");
        }
    }

    @Test
    void whatCannotBeSeenIsNeitherSaidNorAName() {
        String table = ann.open(CommandsTest.TWO_OF_MINE, "");
        ann.act(table, "say", "\"text\":\"He\\u202Ello\\u200B \\uD83D\\uDC4D\"").expect(200);
        assertThat(last(ann, table).get("said").string()).isEqualTo("Hello \uD83D\uDC4D");
        ann.act(table, "say", "\"text\":\"\\u200B\\u2060\"").expect(400);
        for (String name : List.of("A\\u200Dnn", "A\\u3164nn", "\\u202Enn")) {
            assertThat(ann.post("/api/me", "{\"name\":\"" + name + "\"}").expect(400).error())
                    .isEqualTo("unfitName");
        }
        assertThat(
                        ann.post("/api/me", "{\"name\":\" Ann \\u3000 Lee \"}")
                                .expect(200)
                                .json()
                                .get("name")
                                .string())
                .isEqualTo("Ann Lee");
    }

    @Test
    void playersHearThoseWhoLookOnAfterTheEnd() {
        try (Visitor ben = Visitor.named(server.port(), "Ben");
                Visitor cleo = Visitor.named(server.port(), "Cleo")) {
            String table = ann.open("[" + Visitor.me() + ",{\"kind\":\"open\"}]", "");
            ben.sit(table).expect(200);
            cleo.act(table, "say", "\"text\":\"Sell the map\"").expect(200);

            assertThat(last(ann, table).get("said").string()).isEmpty();
            assertThat(last(cleo, table).get("said").string()).isEqualTo("Sell the map");
            ann.act(table, "concede", "").expect(200);
            assertThat(ann.get("/api/tables/" + table + "/log").text()).contains("Sell the map");
        }
    }

    private static Json last(Visitor visitor, String table) {
        return visitor.get("/api/tables/" + table + "/log")
                .expect(200)
                .json()
                .get("entries")
                .array()
                .getLast();
    }
}
