package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.catalogue.GameEntry;
import dighouse.catalogue.Games;
import dighouse.catalogue.Records;
import dighouse.kernel.GameRecord;
import dighouse.kernel.Json;
import dighouse.kernel.JsonWriter;
import dighouse.kernel.Match;
import dighouse.kernel.Position;
import dighouse.kernel.Replay;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Finished games are played on from one of their moments, over real HTTP.
class PlayOnTest extends WithServer {
    private static final String ME = "{\"kind\":\"me\"}";
    private static final String GUEST = "{\"kind\":\"guest\",\"name\":\"Bo\"}";

    private static GameRecord kept(String game) throws IOException {
        return GameRecord.parse(
                Files.readString(Path.of("src/test/resources/records/" + game + ".txt")));
    }

    private String bring(GameRecord played) {
        String body =
                new JsonWriter()
                        .beginObject()
                        .name("record")
                        .value(played.text())
                        .endObject()
                        .text();
        return ann.post("/api/records", body).expect(201).json().get("table").string();
    }

    private Visitor.Answer branch(Visitor who, String table, int ply, String... seats) {
        return who.act(
                table, "branch", "\"ply\":" + ply + ",\"seats\":[" + String.join(",", seats) + "]");
    }

    private String branched(String table, int ply, String... seats) {
        return branch(ann, table, ply, seats).expect(201).json().get("table").string();
    }

    @ParameterizedTest
    @ValueSource(strings = {"archaeology", "thebes", "pergamon", "marajoara"})
    void whoeverDecidesAsBeforeComesToTheSameEnd(String game) throws IOException {
        GameRecord played = kept(game);
        String table = bring(played);
        int size = played.lines().size();
        for (int ply : new int[] {0, size / 2, size - size / 10}) {
            String again = branched(table, ply, ME, GUEST);

            Json start = ann.state(again);
            assertThat(start.get("status").string()).isEqualTo("playing");
            assertThat(start.get("origin").get("table").string()).isEqualTo(table);
            assertThat(start.get("origin").get("ply").number(0, size))
                    .isEqualTo(start.get("plies").number(0, size));
            follow(again, played, Games.find(game));

            GameRecord repeated =
                    GameRecord.parse(
                            ann.get("/api/tables/" + again + "/record").expect(200).text());
            assertThat(repeated.lines()).isEqualTo(played.lines());
            assertThat(repeated.hash()).isEqualTo(played.hash());
            assertThat(Records.verify(repeated).draws()).isPositive();
        }
    }

    /// Decides as the record does, choice by choice.
    private <P extends Position<P>> void follow(
            String table, GameRecord played, GameEntry<P> entry) {
        Match<P> whole = Replay.of(entry.game(), entry.edition(played.edition()), played);
        for (Json state = ann.state(table);
                state.get("status").string().equals("playing");
                state = ann.state(table)) {
            int seat = state.get("decider").number(0, 1);
            ann.play(table, choice(whole, state, seat)).expect(200);
        }
    }

    /// The next choice of a seat; forced moves are not sent.
    private static <P extends Position<P>> List<String> choice(
            Match<P> whole, Json state, int seat) {
        Match<P> match = new Match<>(whole.game(), whole.setup());
        while (match.size() < state.get("plies").number(0, MANY)) {
            match.apply(whole.ply(match.size()));
        }
        List<String> moves = new ArrayList<>();
        do {
            int ply = whole.ply(match.size());
            if (!match.game().automatic(match.position())) {
                moves.add(match.game().notation().ply(match.position(), ply));
            }
            match.apply(ply);
        } while (match.actor() == seat && match.draftStart() < match.size());
        return moves;
    }

    @Test
    void otherChoicesMeetBotsAndNothingCounts() throws IOException {
        String table = bring(kept("archaeology"));
        String again = branched(table, 200, ME, BOT);

        playOut(again);

        assertThat(ann.get("/api/statistics").expect(200).json().get("games").array()).isEmpty();
        Json card = ann.get("/api/records").expect(200).json().get("records").array().getFirst();
        assertThat(card.get("table").string()).isEqualTo(again);
        assertThat(card.get("playedOn").bool()).isTrue();
        GameRecord record =
                GameRecord.parse(ann.get("/api/tables/" + again + "/record").expect(200).text());
        assertThat(Records.verify(record).draws()).isPositive();
        Json entries = ann.get("/api/tables/" + again + "/log").expect(200).json().get("entries");
        assertThat(entries.array().stream().map(entry -> entry.get("event").string()))
                .as("the past is told choice by choice")
                .startsWith("sat", "started", "played", "played");
        String more = "\"contribution\":\"" + Visitor.CONTRIBUTION + "\"";
        String next = ann.act(again, "rematch", more).expect(200).json().get("table").string();
        assertThat(ann.state(next).get("origin").compact()).isEqualTo("null");
    }

    @Test
    void onlyAFinishedGameIsPlayedOnAndOnlyWhereSomebodyDecides() throws IOException {
        String running = ann.open("[" + Visitor.me() + "," + BOT + "]", "");
        assertThat(branch(ann, running, 0, ME, BOT).expect(409).error()).isEqualTo("notOver");
        GameRecord played = kept("archaeology");
        String table = bring(played);
        int size = played.lines().size();

        assertThat(branch(ann, table, size, ME, BOT).expect(409).error())
                .isEqualTo("nobodyDecides");
        branch(ann, table, size + 1, ME, BOT).expect(400);
        assertThat(branch(ann, table, 0, ME).expect(400).text()).contains("2 seats are expected");
        assertThat(branch(ann, table, 0, ME, "{\"kind\":\"open\"}").expect(400).text())
                .contains("me, guest or bot is expected here");
        branch(ann, table, 0, ME, BOT.replace("random", "godly")).expect(400);
        branch(ann, "none", 0, ME, BOT).expect(404);
        try (Visitor eve = new Visitor(server.port())) {
            branch(eve, table, 0, ME, BOT).expect(401);
        }
        assertThat(ann.get("/api/mine").text()).doesNotContain("\"playedOn\":true");
    }

    @Test
    void aPrivateTableIsNotPlayedOnByWhoeverMayNotLook() {
        String table = ann.open("[" + Visitor.me() + "," + BOT + "]", ",\"watching\":\"private\"");
        ann.act(table, "concede", "").expect(200);
        branch(ben, table, 0, ME, BOT).expect(404);
        assertThat(ann.state(branched(table, 0, ME, BOT)).get("watching").string())
                .isEqualTo("private");
    }

    @Test
    void theSameCommandOpensOneTable() throws IOException {
        String table = bring(kept("pergamon"));
        String body = "{\"id\":\"once\",\"ply\":150,\"seats\":[" + ME + "," + BOT + "]}";
        String path = "/api/tables/" + table + "/branch";

        String first = ann.post(path, body).expect(201).text();

        assertThat(ann.post(path, body).expect(201).text()).isEqualTo(first);
    }

    @Test
    void aRestartedServerFoldsTheSameTable() throws IOException {
        String again = branched(bring(kept("thebes")), 120, ME, GUEST);
        String before = ann.state(again).compact();

        reopen();

        assertThat(ann.state(again).compact()).isEqualTo(before);
    }
}
