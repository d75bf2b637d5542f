package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.catalogue.FirstGame;
import dighouse.catalogue.Records;
import dighouse.kernel.GameRecord;
import dighouse.kernel.Json;
import org.junit.jupiter.api.Test;

/// Guided first games, and statistics over finished games, over real HTTP.
class AfterTheGameTest extends WithServer {
    private String guided(Visitor visitor) {
        String wish =
                "{\"id\":\"" + visitor.commandId() + "\",\"game\":\"archaeology\",\"guided\":true}";
        return visitor.post("/api/tables", wish).expect(201).json().get("table").string();
    }

    private Json statistics() {
        return ann.get("/api/statistics").expect(200).json().get("games");
    }

    @Test
    void everybodysFirstGameBeginsAlikeAndSaysSo() {
        Json mine = ann.state(guided(ann));
        Json theirs = ben.state(guided(ben));

        assertThat(mine.get("guided").bool()).isTrue();
        assertThat(mine.get("pace").get("kind").string()).isEqualTo("untimed");
        assertThat(mine.get("chairs").array().get(1).get("level").string()).isEqualTo("easy");
        assertThat(mine.get("view").compact()).isEqualTo(theirs.get("view").compact());
        assertThat(mine.get("commitment").string()).isEqualTo(theirs.get("commitment").string());
        String other = ann.open("[" + Visitor.me() + "," + BOT + "]", "");
        assertThat(ann.state(other).get("guided").bool()).isFalse();
        ann.post(
                        "/api/tables",
                        "{\"id\":\"x\",\"game\":\"archaeology\",\"guided\":true,\"seats\":[]}")
                .expect(400);
    }

    @Test
    void thePreparedChanceIsProvedLikeAnyOtherAndARematchIsOrdinary() {
        String table = guided(ann);
        playOut(table);

        GameRecord played =
                GameRecord.parse(ann.get("/api/tables/" + table + "/record").expect(200).text());
        assertThat(played.proof().secret()).isEqualTo(FirstGame.secret("archaeology"));
        assertThat(Records.verify(played).draws()).isPositive();
        String more = "\"contribution\":\"" + Visitor.CONTRIBUTION + "\"";
        String again = ann.act(table, "rematch", more).expect(200).json().get("table").string();
        assertThat(ann.state(again).get("guided").bool()).isFalse();
        assertThat(ann.state(again).get("commitment").string())
                .isNotEqualTo(ann.state(table).get("commitment").string());
        assertThat(statistics().array()).as("a guided game is not counted").isEmpty();
    }

    @Test
    void finishedGamesAddUp() {
        String table = ann.open("[" + Visitor.me() + "," + BOT + "]", "");
        playOut(table);
        Json result = ann.state(table).get("result").get("places");
        String lost = ann.open("[" + Visitor.me() + "," + BOT + "]", "");
        ann.act(lost, "concede", "").expect(200);

        Json sum = statistics().array().getFirst();

        boolean won = false;
        int points = -1;
        for (Json place : result.array()) {
            if (place.get("seat").number(0, 9) == 0) {
                won = place.get("place").number(1, 9) == 1;
                points = place.get("points").number(0, MANY);
            }
        }
        assertThat(sum.get("game").string()).isEqualTo("archaeology");
        assertThat(sum.get("games").number(0, MANY)).isEqualTo(2);
        assertThat(sum.get("givenUp").number(0, MANY)).isEqualTo(1);
        assertThat(sum.get("wins").number(0, MANY)).isEqualTo(won ? 1 : 0);
        assertThat(sum.get("scored").number(0, MANY)).isEqualTo(1);
        assertThat(sum.get("best").number(0, MANY)).isEqualTo(points);
        int parts = 0;
        for (Json part : sum.get("parts").array()) {
            parts += part.get("points").number(0, MANY);
            assertThat(part.get("what").get("key").string()).isEqualTo("set");
            assertThat(part.get("what").has("size")).isFalse();
        }
        assertThat(parts).isEqualTo(points);
        Json against = sum.get("against").array().getFirst();
        assertThat(against.get("who").string()).isEqualTo("random");
        assertThat(against.get("games").number(0, MANY)).isEqualTo(2);
        assertThat(ann.get("/api/records").text()).doesNotContain("\"parts\"");
    }

    @Test
    void whoeverLeavesTakesTheirStatisticsAlong() {
        ann.act(ann.open("[" + Visitor.me() + "," + BOT + "]", ""), "concede", "").expect(200);
        assertThat(statistics().array()).hasSize(1);

        ann.delete("/api/me").expect(200);

        try (Visitor eve = new Visitor(server.port())) {
            eve.get("/api/statistics").expect(401);
        }
        ann.post("/api/me", "{\"name\":\"Ann\"}").expect(200);
        assertThat(statistics().array()).isEmpty();
    }

    @Test
    void botsAmongThemselvesPlayOnlyWhileSomebodyLooks() throws Exception {
        String table = ann.open("[" + BOT + "," + BOT + "]", "");
        int before = ann.state(table).get("number").number(1, MANY);
        Thread.sleep(200);
        assertThat(ann.state(table).get("number").number(1, MANY)).isEqualTo(before);

        try (StreamReader streamReader = StreamReader.at(ann, table, before)) {
            assertThat(streamReader.next(3)).hasSize(3);
        }
        assertThat(ann.state(table).get("number").number(1, MANY)).isGreaterThan(before + 2);
        assertThat(ann.state(table).get("view").compact()).contains("\"hand\":null");
    }

    @Test
    void anEditionOfOnesOwnIsReadByTheGameItself() {
        String text = ann.get("/api/editions/marajoara/en").expect(200).text();
        String mine = text.replaceFirst("\"id\":\"en\"", "\"id\":\"mine\"");

        assertThat(check(text).get("text").string()).contains("id of its own");
        assertThat(check("{").get("ok").bool()).isFalse();
        Json broken = check("{\n\"game\": 7}");
        assertThat(broken.get("ok").bool()).isFalse();
        assertThat(broken.get("text").string()).isNotEmpty();
        ann.get("/api/editions/chess/x").expect(404);
        assertThat(check(mine).get("text").string()).isEmpty();
        assertThat(check(mine).get("id").string()).isEqualTo("mine");
    }

    private Json check(String own) {
        String quoted = "\"" + own.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n");
        return ann.post("/api/editions/marajoara", "{\"own\":" + quoted + "\"}").expect(200).json();
    }
}
