package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Json;
import org.junit.jupiter.api.Test;

/// Analyses of finished tables by a bot, over real HTTP.
class AnalysisRoutesTest extends WithServer {
    private String table() {
        return ann.open("[" + Visitor.me() + "," + BOT + "]", ",\"watching\":\"private\"");
    }

    private String finished() {
        String table = table();
        playOut(table);
        return table;
    }

    private static String path(String table) {
        return "/api/tables/" + table + "/analysis";
    }

    /// Polls until the bot has finished.
    private Json wait(String table) throws InterruptedException {
        Json told = ann.get(path(table)).expect(200).json();
        while (told.get("state").string().equals("working")) {
            assertThat(told.get("done").number(0, MANY))
                    .isLessThanOrEqualTo(told.get("of").number(1, MANY));
            Thread.sleep(20);
            told = ann.get(path(table)).expect(200).json();
        }
        assertThat(told.get("state").string()).isEqualTo("ready");
        return told.get("analysis");
    }

    @Test
    void aFinishedTableIsThoughtAboutOnceAndItIsKept() throws InterruptedException {
        String table = finished();
        assertThat(ann.get(path(table)).expect(200).json().get("state").string()).isEqualTo("none");

        ann.post(path(table), "{}").expect(200);
        Json analysis = wait(table);

        int plies = analysis.get("plies").number(1, MANY);
        assertThat(analysis.get("seats").array()).hasSize(2);
        assertThat(analysis.get("seats").array().getFirst().get("decisions").number(0, MANY))
                .isPositive();
        Json last = analysis.get("curve").array().getLast();
        assertThat(last.get("ply").number(0, MANY)).isEqualTo(plies);
        assertThat(last.get("win").array()).hasSize(2);
        assertThat(last.compact()).contains("[1.0,0.0]");
        for (Json decision : analysis.get("decisions").array()) {
            assertThat(decision.get("ply").number(1, plies)).isPositive();
            assertThat(decision.get("best").has("verb")).isTrue();
        }
        assertThat(analysis.get("draws").array()).isNotEmpty();

        reopen();
        Json kept = ann.get(path(table)).expect(200).json();
        assertThat(kept.get("analysis").compact()).isEqualTo(analysis.compact());
    }

    @Test
    void onlyWhoMayLookAsksAndOnlyAfterTheEnd() {
        String table = table();
        assertThat(ann.post(path(table), "{}").expect(409).error()).isEqualTo("notOver");
        ann.act(table, "concede", "").expect(200);
        assertThat(ann.post(path(table), "{}").expect(409).error()).isEqualTo("givenUp");
        assertThat(ann.get(path(table)).expect(409).error()).isEqualTo("givenUp");
        ann.post(path(table), "{\"bot\":\"random\"}").expect(400);
        try (Visitor eve = new Visitor(server.port())) {
            eve.get(path(table)).expect(404);
            ben.post(path(table), "{}").expect(404);
            eve.post(path(table), "{}").expect(401);
        }
    }
}
