package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.catalogue.Records;
import dighouse.kernel.GameRecord;
import dighouse.kernel.Json;
import dighouse.kernel.Seats;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Looking back at games, over real HTTP: the log, the moments, fairness, rematches and records.
class ReviewTest extends WithServer {
    private Visitor eve;

    @BeforeEach
    void look() {
        eve = new Visitor(server.port());
    }

    @AfterEach
    void lookAway() {
        eve.close();
    }

    private String table() {
        String table = ann.open("[" + Visitor.me() + ",{\"kind\":\"open\"}]", ",\"hints\":true");
        ben.sit(table).expect(200);
        return table;
    }

    private void play(String table, int turns) {
        for (int i = 0; i < turns; i++) {
            Json state = ann.state(table);
            if (state.get("status").string().equals("over")) {
                return;
            }
            Visitor decider = state.get("decider").number(0, 1) == 0 ? ann : ben;
            decider.play(table, ScriptedChoices.lastMoves(decider, table)).expect(200);
        }
    }

    private String finished() {
        String table = table();
        play(table, MANY);
        return table;
    }

    @Test
    void aStateSaysWhoIsAskedWhatAndHowFarTheGameHasCome() {
        String table = table();
        Json state = ann.state(table);

        // a thief or a sandstorm may come with the first card
        assertThat(state.get("question").get("ask").string()).isIn("act", "rob", "lose");
        assertThat(state.get("question").get("seat").number(0, 1))
                .isEqualTo(state.get("decider").number(0, 1));
        assertThat(state.get("progress").array()).hasSize(2);
        assertThat(state.get("scores").array()).hasSize(2);
    }

    @Test
    void theLogHoldsWhatThisViewerHeardAndNothingElse() {
        String table = table();
        play(table, 4);

        Json mine = ann.get("/api/tables/" + table + "/log").expect(200).json();
        String others = eve.get("/api/tables/" + table + "/log").expect(200).text();

        List<String> events = new ArrayList<>();
        int standing = 0;
        for (Json entry : mine.get("entries").array()) {
            events.add(entry.get("event").string());
            assertThat(entry.get("plies").array().getFirst().number(0, MANY)).isEqualTo(standing);
            standing = entry.get("plies").array().getLast().number(0, MANY);
        }
        assertThat(events).startsWith("sat", "sat", "started", "played").hasSize(7);
        assertThat(mine.compact()).contains("\"event\":\"dealt\"").contains("\"by\":\"person\"");
        assertThat(others).contains("\"dealtHidden\"").doesNotContain("\"event\":\"dealt\"");
        eve.get("/api/tables/nowhere/log").expect(404);
    }

    @Test
    void momentsShowARunningGameAsTheirViewerSawItAndAFinishedOneOpenly() {
        String table = table();
        play(table, 3);
        String path = "/api/tables/" + table + "/moments";

        Json moments = ann.get(path + "?from=0&to=5").expect(200).json();
        assertThat(moments.get("moments").array()).hasSize(6);
        assertThat(moments.get("moments").array().get(1).get("actor").number(-1, -1)).isEqualTo(-1);
        assertThat(ann.get(path + "?as=open").expect(403).error()).isEqualTo("notOverToSee");
        assertThat(eve.get(path + "?as=0").expect(403).error()).isEqualTo("notOverToSee");
        assertThat(ann.get(path + "?from=0&to=80").expect(400).text()).contains("At most 60");
        ann.get(path + "?from=x").expect(400);
        String seen = eve.get(path).expect(200).text();
        assertThat(seen).doesNotContain("\"event\":\"dealt\"");

        ann.act(table, "concede", "").expect(200);
        assertThat(eve.get(path + "?as=open&from=0&to=10").expect(200).text())
                .contains("\"event\":\"dealt\"");
        eve.get(path + "?as=7").expect(400);
        int plies = ann.get(path + "?from=0&to=0").json().get("plies").number(1, MANY);
        Json last =
                ann.get(path + "?as=0&from=" + plies + "&to=" + plies)
                        .expect(200)
                        .json()
                        .get("moments")
                        .array()
                        .getFirst();
        assertThat(last.get("view").compact()).isEqualTo(ann.state(table).get("view").compact());
    }

    @Test
    void fairnessGivesTheRangeOfEveryOutcomeThatStandsInTheRecord() {
        String table = table();
        assertThat(ann.get("/api/tables/" + table + "/fairness").expect(409).error())
                .isEqualTo("notOver");
        play(table, 8);
        ben.act(table, "concede", "").expect(200);

        Json fairness = eve.get("/api/tables/" + table + "/fairness").expect(200).json();
        String text = eve.get("/api/tables/" + table + "/record").expect(200).text();
        GameRecord played = GameRecord.parse(text);

        assertThat(fairness.get("secret").string()).isEqualTo(played.proof().secret());
        List<Json> draws = fairness.get("draws").array();
        assertThat(draws).hasSize(Records.verify(played).draws());
        for (Json draw : draws) {
            int low = draw.get("low").number(0, MANY);
            int high = draw.get("high").number(low + 1, draw.get("sum").number(1, MANY));
            assertThat(high).isGreaterThan(low);
            int ply = draw.get("ply").number(1, played.lines().size());
            assertThat(played.lines().get(ply - 1).actor()).isEqualTo(Seats.letter(-1));
        }
    }

    @Test
    void aRematchIsOneTableWhoeverAsksAndSeatsTheSamePeople() {
        String table = table();
        ben.act(table, "concede", "").expect(200);
        assertThat(ann.act(table(), "rematch", "").expect(409).error()).isEqualTo("notEnded");
        eve.act(table, "rematch", "").expect(401);

        String more = "\"contribution\":\"" + Visitor.CONTRIBUTION + "\"";
        String first = ann.act(table, "rematch", more).expect(200).json().get("table").string();
        String second = ben.act(table, "rematch", "").expect(200).json().get("table").string();

        assertThat(second).isEqualTo(first);
        assertThat(ann.state(table).get("rematch").string()).isEqualTo(first);
        Json waiting = ben.get("/api/tables/" + first).expect(200).json();
        assertThat(waiting.get("kept").array().getFirst().number(0, 1)).isEqualTo(1);
        assertThat(waiting.get("state").get("chairs").array().get(1).get("keptFor").string())
                .isEqualTo("Ben");
        try (Visitor cleo = Visitor.named(server.port(), "Cleo")) {
            assertThat(cleo.sit(first).expect(409).error()).isEqualTo("noFreeSeat");
        }
        ben.sit(first).expect(200);
        assertThat(ben.state(first).get("status").string()).isEqualTo("playing");
    }

    @Test
    void finishedGamesAreListedWithTheirResultAndComeBackAsRecords() {
        String table = finished();
        Json mine = ann.get("/api/records").expect(200).json().get("records").array().getFirst();
        assertThat(mine.get("table").string()).isEqualTo(table);
        assertThat(mine.get("result").get("places").array()).hasSize(2);
        eve.get("/api/records").expect(401);

        String text = ann.get("/api/tables/" + table + "/record").expect(200).text();
        String body = "{\"id\":\"i\",\"record\":" + quoted(text) + "}";
        String brought = ben.post("/api/records", body).expect(201).json().get("table").string();
        assertThat(ben.post("/api/records", body).expect(201).json().get("table").string())
                .isEqualTo(brought);
        assertThat(eve.get("/api/tables/" + brought + "/record").expect(200).text())
                .isEqualTo(text);
        assertThat(ben.state(brought).get("imported").bool()).isTrue();
        assertThat(ben.act(brought, "rematch", "").expect(409).error())
                .isEqualTo("playedElsewhere");

        String forged = text.replaceFirst("sell", "cell");
        assertThat(
                        ben.post("/api/records", "{\"record\":" + quoted(forged) + "}")
                                .expect(400)
                                .json()
                                .get("text")
                                .string())
                .startsWith("Line ");
        eve.post("/api/records", body).expect(401);
    }

    private static String quoted(String text) {
        return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + "\"";
    }

    /// The preview of a hint that is followed to its last small choice.
    private static Json drafted(Visitor visitor, String table, Json hint) {
        List<String> moves = new ArrayList<>(List.of(hint.get("move").string()));
        hint.get("rest").array().forEach(each -> moves.add(each.get("move").string()));
        String draft = "{\"moves\":" + Visitor.quoted(moves) + "}";
        return visitor.post("/api/tables/" + table + "/preview", draft).expect(200).json();
    }

    @Test
    void aHintNamesALegalMoveOfTheSeatThatDecides() {
        String table = table();
        Json state = ann.state(table);
        Visitor decider = state.get("decider").number(0, 1) == 0 ? ann : ben;
        Visitor other = decider == ann ? ben : ann;

        Json hint =
                decider.post("/api/tables/" + table + "/hint?lang=fr", "{}")
                        .expect(200)
                        .json()
                        .get("hints")
                        .array()
                        .getFirst();

        List<String> legal = new ArrayList<>();
        decider.state(table)
                .get("moves")
                .array()
                .forEach(move -> legal.add(move.get("move").string()));
        assertThat(legal).contains(hint.get("move").string());
        assertThat(drafted(decider, table, hint).get("complete").bool()).isTrue();
        assertThat(other.post("/api/tables/" + table + "/hint", "{}").expect(409).error())
                .isEqualTo("nothingToDecide");
        eve.post("/api/tables/" + table + "/hint", "{}").expect(401);

        String without = ann.open(CommandsTest.TWO_OF_MINE, ",\"hints\":false");
        assertThat(ann.post("/api/tables/" + without + "/hint", "{}").expect(403).error())
                .isEqualTo("noHints");
    }

    @Test
    void theLobbyShowsWhatIsAskedFor() {
        String seats = "[" + Visitor.me() + ",{\"kind\":\"open\"}]";
        String slow =
                ann.open(
                        seats,
                        ",\"visibility\":\"public\",\"pace\":{\"kind\":\"days\",\"days\":2}");
        String quick = ann.open(seats, ",\"visibility\":\"public\"");
        ann.open(seats, "");

        assertThat(tables("?status=open")).containsExactlyInAnyOrder(slow, quick);
        assertThat(tables("?pace=days")).containsExactly(slow);
        assertThat(tables("?game=thebes")).isEmpty();
        assertThat(eve.get("/api/tables?status=lost").expect(400).text()).contains("open, playing");
        ben.sit(quick).expect(200);
        assertThat(tables("?status=playing")).as("not open to watch").isEmpty();
    }

    private List<String> tables(String query) {
        List<String> tables = new ArrayList<>();
        eve.get("/api/tables" + query)
                .expect(200)
                .json()
                .get("tables")
                .array()
                .forEach(card -> tables.add(card.get("table").string()));
        return tables;
    }

    @Test
    void gamesTellTheirMissionsOptionsAndWhatWasReconstructed() {
        String french = eve.get("/api/games?lang=fr").expect(200).text();
        Json games = eve.get("/api/games?lang=en").expect(200).json();

        assertThat(french).contains("Un vase entier").contains("restaurer les six fragments");
        Json marajoara = games.get("games").array().getLast();
        Json edition = marajoara.get("editions").array().getFirst();
        assertThat(edition.get("missionList").array()).hasSize(8);
        assertThat(edition.get("provenance").compact()).contains("reconstructed");
        assertThat(edition.get("options").compact()).contains("\"rule\":\"MRJ-");
    }
}
