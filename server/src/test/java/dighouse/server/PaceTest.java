package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Json;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Changing the pace in the middle of a game, by consent.
class PaceTest extends WithServer {
    private static final String SLOW = "{\"kind\":\"days\",\"days\":3}";
    private static final String LIVE = "{\"kind\":\"live\",\"bankSeconds\":60,\"turnSeconds\":5}";
    private static final String TWO = "[" + Visitor.me() + ",{\"kind\":\"open\"}]";

    private String table(String pace) {
        String table =
                ann.open(
                        TWO, ",\"visibility\":\"public\",\"watching\":\"public\",\"pace\":" + pace);
        ben.sit(table).expect(200);
        return table;
    }

    private static Visitor.Answer offer(Visitor visitor, String table, String pace) {
        return visitor.act(table, "pace", "\"pace\":" + pace);
    }

    private static String pace(Json state) {
        return state.get("pace").compact();
    }

    @Test
    void anotherPaceHoldsOnceEverybodyHasAgreedAndOverARestart() {
        String table = table(LIVE);
        offer(ann, table, SLOW).expect(200);
        Json offered = ben.state(table);
        assertThat(pace(offered)).isEqualTo(LIVE);
        assertThat(offered.get("paceOffer").compact())
                .isEqualTo("{\"seat\":0,\"pace\":" + SLOW + ",\"agreed\":[0]}");

        offer(ben, table, SLOW).expect(200);

        Json agreed = ann.state(table);
        assertThat(pace(agreed)).isEqualTo(SLOW);
        assertThat(agreed.get("paceOffer")).isInstanceOf(Json.Null.class);
        assertThat(agreed.get("clock").get("banks").compact()).isEqualTo("[0,0]");
        assertThat(ann.get("/api/tables?status=playing&pace=days").expect(200).text())
                .contains(table);
        String log = ann.get("/api/tables/" + table + "/log").expect(200).text();
        assertThat(log).containsSubsequence("paceOffered", "paceAgreed", "paceChanged");

        reopen();
        assertThat(ann.state(table).compact()).isEqualTo(agreed.compact());
    }

    @Test
    void clocksFollowTheNewPaceAtOnce() {
        String table = table("{\"kind\":\"untimed\"}");
        String hasty = "{\"kind\":\"live\",\"bankSeconds\":30,\"turnSeconds\":0}";
        offer(ann, table, hasty).expect(200);
        offer(ben, table, hasty).expect(200);

        Json clock = ann.state(table).get("clock");

        assertThat(clock.get("banks").compact()).isEqualTo("[30000,30000]");
        Json told = ann.get("/api/tables/" + table).expect(200).json();
        long now = Long.parseLong(told.get("houseTime").compact());
        assertThat(now - Long.parseLong(clock.get("since").compact())).isBetween(0L, 30_000L);
    }

    @Test
    void anOfferIsDeclinedOrTakenBack() {
        String table = table(LIVE);
        for (Visitor no : List.of(ben, ann)) {
            offer(ann, table, SLOW).expect(200);
            no.act(table, "keep-pace", "").expect(200);

            Json state = ann.state(table);
            assertThat(pace(state)).isEqualTo(LIVE);
            assertThat(state.get("paceOffer")).isInstanceOf(Json.Null.class);
        }
        Visitor.Answer late = ben.act(table, "keep-pace?lang=fr", "").expect(409);
        assertThat(late.json().get("text").string()).startsWith("Personne ne propose");
    }

    /// Whoever agrees names the pace: another one is another offer.
    @Test
    void nobodyAgreesToWhatTheyHaveNotSeen() {
        String table = table(LIVE);
        offer(ann, table, SLOW).expect(200);

        offer(ben, table, "{\"kind\":\"untimed\"}").expect(200);

        Json state = ann.state(table);
        assertThat(pace(state)).isEqualTo(LIVE);
        assertThat(state.get("paceOffer").get("seat").number(0, 1)).isEqualTo(1);
    }

    /// A live game that has lost a player becomes a slow one.
    @Test
    void botsAgreeAlsoThoseThatStandInForSomebody() {
        String table = table(LIVE);
        offer(ann, table, SLOW).expect(200);
        ben.act(table, "stand-in", "\"seat\":1,\"level\":\"random\"").expect(200);
        assertThat(pace(ann.state(table))).isEqualTo(SLOW);

        String alone = ann.open("[" + Visitor.me() + "," + BOT + "]", "");
        offer(ann, alone, SLOW).expect(200);
        assertThat(pace(ann.state(alone))).isEqualTo(SLOW);
    }

    @Test
    void talkAboutThePaceMakesNobodysChoiceOutdated() {
        String table = table(LIVE);
        Visitor decider = ann.state(table).get("decider").number(0, 1) == 0 ? ann : ben;
        List<String> moves = ScriptedChoices.lastMoves(decider, table);
        int seen = ann.state(table).get("number").number(1, 99);
        offer(ann, table, SLOW).expect(200);
        offer(ben, table, SLOW).expect(200);

        decider.act(table, "moves", "\"seen\":" + seen + ",\"moves\":" + Visitor.quoted(moves))
                .expect(200);
    }

    @Test
    void whoeverDoesNotPlayHasNoSay() {
        String table = table(LIVE);
        try (Visitor eve = Visitor.named(server.port(), "Eve")) {
            offer(eve, table, SLOW).expect(403);
            eve.act(table, "keep-pace", "").expect(403);
        }
        offer(ann, table, LIVE).expect(409);
        offer(ann, table, "{\"kind\":\"days\",\"days\":99}").expect(400);
    }

    @Test
    void whoPlaysAgainPlaysAtThePaceOfTheEnd() {
        String table = table(LIVE);
        offer(ann, table, SLOW).expect(200);
        offer(ben, table, SLOW).expect(200);
        ann.act(table, "concede", "").expect(200);

        String again = ann.act(table, "rematch", "").expect(200).json().get("table").string();

        assertThat(pace(ann.state(again))).isEqualTo(SLOW);
    }
}
