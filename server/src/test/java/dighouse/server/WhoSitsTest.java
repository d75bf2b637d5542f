package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Json;
import org.junit.jupiter.api.Test;

/// Who gets which seat: after a game, by invitation, and what people may do against each other.
class WhoSitsTest extends WithServer {
    private static final String MORE = "\"contribution\":\"" + Visitor.CONTRIBUTION + "\"";
    private static final String OPEN = "{\"kind\":\"open\"}";
    private static final String INVITED = "{\"kind\":\"invited\"}";

    /// A finished game of Ann and Ben.
    private String finished() {
        String table = ann.open("[" + Visitor.me() + "," + OPEN + "]", "");
        ben.sit(table).expect(200);
        ann.act(table, "concede", "").expect(200);
        return table;
    }

    private static String again(Visitor visitor, String table) {
        return visitor.act(table, "rematch", MORE).expect(200).json().get("table").string();
    }

    private static Json chair(Visitor visitor, String table, int seat) {
        return visitor.state(table).get("chairs").array().get(seat);
    }

    @Test
    void playAgainSeatsEverybodyWhoPressesIt() {
        String table = finished();

        String next = again(ann, table);
        assertThat(chair(ann, next, 0).get("name").string()).isEqualTo("Ann");
        assertThat(chair(ann, next, 1).get("keptFor").string()).isEqualTo("Ben");
        assertThat(ann.state(next).get("status").string()).isEqualTo("open");

        assertThat(again(ben, table)).isEqualTo(next);
        assertThat(chair(ben, next, 1).get("name").string()).isEqualTo("Ben");
        assertThat(ann.state(next).get("status").string()).isEqualTo("playing");
        assertThat(again(ben, table)).as("pressed once more").isEqualTo(next);
    }

    @Test
    void aSeatBesideSomebodyIsTakenWithTheirsWhenTheyPlayAgain() {
        String table = ann.open("[" + Visitor.me() + "," + guest("Bob") + "," + OPEN + "]", "");
        ben.sit(table).expect(200);
        ann.act(table, "concede", "\"seat\":0").expect(200);
        ann.act(table, "concede", "\"seat\":1").expect(200);

        String next = again(ben, table);
        assertThat(again(ann, table)).isEqualTo(next);

        assertThat(chair(ann, next, 0).get("name").string()).isEqualTo("Ann");
        assertThat(chair(ann, next, 1).get("name").string()).isEqualTo("Bob");
        assertThat(chair(ann, next, 0).get("contribution").string())
                .isNotEqualTo(chair(ann, next, 1).get("contribution").string());
        assertThat(ann.state(next).get("status").string()).isEqualTo("playing");
    }

    @Test
    void aReservedSeatIsOnlyOfferedToWhoeverMayTakeIt() {
        Visitor.Answer opened =
                ann.post(
                        "/api/tables",
                        "{\"id\":\"one\",\"game\":\"archaeology\",\"seats\":["
                                + Visitor.me()
                                + ","
                                + INVITED
                                + "]}");
        String table = opened.expect(201).json().get("table").string();
        String secret = opened.json().get("invitations").get("1").string();

        assertThat(kept(ben, table, "").array()).isEmpty();
        assertThat(kept(ben, table, "?invitation=" + secret).toString()).contains("1");
        assertThat(kept(ben, table, "?invitation=" + "0".repeat(32)).array()).isEmpty();
        assertThat(ben.get("/api/tables/" + table).json().get("opener").bool()).isFalse();
        assertThat(ann.get("/api/tables/" + table).json().get("opener").bool()).isTrue();
    }

    private static Json kept(Visitor visitor, String table, String query) {
        return visitor.get("/api/tables/" + table + query).expect(200).json().get("kept");
    }

    @Test
    void peopleAgainstEachOtherGetHintsOnlyIfTheOpenerAllowsThem() {
        String alone = ann.open("[" + Visitor.me() + "," + BOT + "]", "");
        String two = ann.open("[" + Visitor.me() + "," + guest("Bob") + "]", "");
        String allowed = ann.open("[" + Visitor.me() + "," + guest("Bob") + "]", ",\"hints\":true");
        String nobodyCame = ann.open("[" + Visitor.me() + "," + OPEN + "]", "");
        assertThat(hints(nobodyCame)).isFalse();
        ann.act(nobodyCame, "start", "\"level\":\"random\"").expect(200);

        assertThat(hints(alone)).isTrue();
        assertThat(hints(two)).isFalse();
        assertThat(hints(allowed)).isTrue();
        assertThat(hints(nobodyCame)).as("only Ann plays against bots").isTrue();
        int decider = ann.state(two).get("decider").number(0, 1);
        assertThat(ann.post("/api/tables/" + two + "/hint", "{\"seat\":" + decider + "}").error())
                .isEqualTo("noHints");
    }

    private boolean hints(String table) {
        return ann.state(table).get("hints").bool();
    }

    private static String guest(String name) {
        return "{\"kind\":\"guest\",\"name\":\""
                + name
                + "\",\"contribution\":\""
                + Visitor.CONTRIBUTION
                + "\"}";
    }
}
