package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// Requests with characters that not every store can hold are refused, wherever these stand.
class BadTextTest extends WithServer {
    private static final String[] BAD = {"\\u0000", "\\ud800", "\\udc00\\ud800", "\\uDBFFx"};

    private void refused(String path, String body) {
        for (String bad : BAD) {
            String written = body.replace("#", bad);
            Visitor.Answer english = ann.post(path + "?lang=en", written).expect(400);
            assertThat(english.error()).as(path + " " + written).isEqualTo("badText");
            assertThat(english.json().get("text").string()).contains("U+0000");
            assertThat(ann.post(path + "?lang=fr", written).expect(400).text())
                    .contains("caractère");
        }
    }

    @Test
    void inEveryBody() {
        String table = ann.open(CommandsTest.TWO_OF_MINE, "");
        String at = "/api/tables/" + table;
        String logged =
                Logged.during(() -> {
                    refused(at + "/say", "{\"id\":\"1\",\"text\":\"a#b\"}");
                    refused(at + "/say", "{\"id\":\"#\",\"text\":\"a\"}");
                    refused(at + "/say", "{\"id\":\"1\",\"te#xt\":\"a\"}");
                    refused(at + "/moves", "{\"id\":\"1\",\"seen\":1,\"moves\":[\"x#\"]}");
                    refused("/api/tables", "{\"id\":\"#\",\"game\":\"thebes\",\"seats\":[]}");
                    refused("/api/me/mute", "{\"voice\":\"#\",\"muted\":true}");
                    refused("/api/me/settings", "{\"a\":{\"b\":[{\"c\":\"#\"}]}}");
                    refused("/api/me", "{\"name\":\"#\"}");
                    refused("/api/me/recover", "{\"secret\":\"#\"}");
                    refused("/api/account", "{\"name\":\"#\",\"password\":\"long enough\"}");
                    refused("/api/account/sign-in", "{\"name\":\"#\",\"password\":\"a\"}");
                    refused("/api/records", "{\"id\":\"1\",\"record\":\"#\"}");
                });
        assertThat(logged).isEmpty();
    }

    @Test
    void inEveryAddress() {
        String logged =
                Logged.during(() -> {
                    for (String path :
                            new String[] {
                                "/api/events?tables=%00:0",
                                "/api/tables?status=%00",
                                "/api/records?before=%00",
                                "/api/rules/thebes?x=%00",
                            }) {
                        assertThat(ann.get(path).expect(400).error()).isEqualTo("badText");
                    }
                    for (String path :
                            new String[] {
                                "/api/tables/%00",
                                "/api/tables/%00/log",
                                "/api/tables/a%00b/record",
                                "/api/events?tables=%ED%A0%80:0",
                                "/api/rules/%00",
                                "/api/editions/thebes/%00",
                            }) {
                        assertThat(ann.get(path).status()).isBetween(400, 404);
                    }
                    ann.post("/api/tables/%00/say", "{\"id\":\"1\",\"text\":\"a\"}");
                });
        assertThat(logged).isEmpty();
    }

    /// A character beyond the first plane is a valid pair of surrogates.
    @Test
    void whatBelongsTogetherIsKept() {
        String table = ann.open(CommandsTest.TWO_OF_MINE, "");

        ann.act(table, "say", "\"text\":\"\\ud83c\\udffa\"").expect(200);

        assertThat(ann.get("/api/tables/" + table + "/log").expect(200).text()).contains("🏺");
    }
}
