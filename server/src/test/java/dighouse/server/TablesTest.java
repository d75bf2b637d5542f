package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.catalogue.Records;
import dighouse.kernel.GameRecord;
import dighouse.kernel.Json;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// A table from opening to its record, over real HTTP and a real store.
class TablesTest extends WithServer {
    @Test
    void twoPeoplePlayToTheEndAndTheRecordProvesItself() {
        String table = ann.open("[" + Visitor.me() + ",{\"kind\":\"open\"}]", "");
        ben.sit(table).expect(200);

        int turns = 0;
        while (!ann.state(table).get("status").string().equals("over")) {
            Json state = ann.state(table);
            Visitor decider = state.get("decider").number(0, 1) == 0 ? ann : ben;
            decider.play(table, ScriptedChoices.lastMoves(decider, table)).expect(200);
            turns++;
        }

        assertThat(turns).isGreaterThan(20);
        String text = ben.get("/api/tables/" + table + "/record").expect(200).text();
        Records.Verdict verdict = Records.verify(GameRecord.parse(text));
        assertThat(verdict.draws()).isPositive();
        assertThat(text).contains("player A Ann").contains("player B Ben");
    }

    @Test
    void botsPlayAtMoreThanOneTable() throws Exception {
        for (int opened = 0; opened < 2; opened++) {
            String table = ann.open("[" + Visitor.me() + "," + BOT + "]", "");
            ann.act(table, "stand-in", "\"seat\":0,\"level\":\"random\"").expect(200);

            try (StreamReader streamReader = StreamReader.at(ann, table, 4)) {
                assertThat(streamReader.next(10)).as("news of table %d", opened).hasSize(10);
            }
        }
    }

    @Test
    void whoeverMayLookMayReadWhatIsPrintedOnThePieces() {
        String seats = "[" + Visitor.me() + ",{\"kind\":\"invited\"}]";
        String table = ann.open(seats, ",\"visibility\":\"private\"");
        String path = "/api/tables/" + table + "/edition";

        Json treasures = ann.get(path).expect(200).json().get("treasures").get("items");

        assertThat(treasures.array()).hasSize(7);
        assertThat(treasures.array().getFirst().get("tradeValue").number(1, 9)).isEqualTo(1);
        ben.get(path).expect(404);
    }

    @Test
    void aCommandThatIsSentTwiceIsDoneOnce() {
        String table = ann.open("[" + Visitor.me() + ",{\"kind\":\"open\"}]", "");
        String body = "{\"id\":\"once\",\"contribution\":\"" + Visitor.CONTRIBUTION + "\"}";

        int first = number(ben.post("/api/tables/" + table + "/sit", body).expect(200));
        Visitor.Answer again = ben.post("/api/tables/" + table + "/sit", body).expect(200);

        assertThat(number(again)).isEqualTo(first);
        assertThat(again.json().get("before").bool()).isTrue();
        assertThat(number(ann.get("/api/tables/" + table).expect(200).json().get("state")))
                .isEqualTo(first);
    }

    @Test
    void aRefusedMoveNamesItsRuleInTheReadersLanguage() {
        String table = ann.open("[" + Visitor.me() + ",{\"kind\":\"open\"}]", "");
        ben.sit(table).expect(200);
        int decider = ann.state(table).get("decider").number(0, 1);
        Visitor other = decider == 0 ? ben : ann;

        Visitor.Answer answer = other.play(table, List.of("end")).expect(422);

        assertThat(answer.json().get("rule").string()).isEqualTo("HOUSE-NOT-YOUR-DECISION");
        assertThat(answer.json().get("text").string()).startsWith("It is not for you");
    }

    @Test
    void whoIsBehindIsToldHowFarTheTableHasCome() {
        String table = ann.open("[" + Visitor.me() + ",{\"kind\":\"open\"}]", "");
        ben.sit(table).expect(200);
        int decider = ann.state(table).get("decider").number(0, 1);
        Visitor actor = decider == 0 ? ann : ben;

        Visitor.Answer answer =
                actor.act(table, "moves", "\"seen\":1,\"moves\":[\"end\"]").expect(409);

        assertThat(answer.error()).isEqualTo("movedOn");
        assertThat(number(answer)).isEqualTo(number(actor.state(table)));
    }

    @Test
    void aWishThatMakesNoGameIsRefusedInASentence() {
        String wish =
                "{\"id\":\"odd\",\"game\":\"archaeology\",\"options\":{\"dragons\":\"yes\"},\"seats\":["
                        + Visitor.me()
                        + ",{\"kind\":\"open\"}]}";

        Visitor.Answer answer = ann.post("/api/tables", wish).expect(400);

        assertThat(answer.json().get("text").string()).contains("no option \"dragons\"");
    }

    @Test
    void aPrivateTableIsHiddenFromStrangers() {
        String table =
                ann.open(
                        "[" + Visitor.me() + ",{\"kind\":\"invited\"}]",
                        ",\"visibility\":\"private\",\"watching\":\"private\"");

        ben.get("/api/tables/" + table).expect(404);
        ben.sit(table).expect(404);

        Json mine = ann.get("/api/tables/" + table).expect(200).json();
        String invitation = mine.get("invitations").get("1").string();
        ben.sit(table, invitation).expect(200);
        ben.get("/api/tables/" + table).expect(200);
    }

    @Test
    void aBotAnswersAndThePersonMayConcede() throws InterruptedException {
        String table = ann.open("[" + Visitor.me() + "," + BOT + "]", "");
        for (int i = 0; i < 200 && ann.state(table).get("decider").number(0, 1) != 0; i++) {
            Thread.sleep(20);
        }

        ann.act(table, "concede", "").expect(200);

        assertThat(ann.state(table).get("status").string()).isEqualTo("over");
    }

    /// A bot's move at one table is not taken for another bot's elsewhere: whoever begins, a person
    /// must decide in the end.
    @Test
    void botsAnswerAtEveryTable() throws InterruptedException {
        List<String> tables = new ArrayList<>();
        for (int i = 0; i < 16; i++) {
            tables.add(ann.open("[" + Visitor.me() + "," + BOT + "]", ""));
        }
        for (String table : tables) {
            for (int i = 0; i < 200 && ann.state(table).get("decider").number(0, 1) != 0; i++) {
                Thread.sleep(20);
            }
        }

        assertThat(tables)
                .allSatisfy(
                        table -> assertThat(ann.state(table).get("decider").number(0, 1)).isZero());
    }

    private static int number(Visitor.Answer answer) {
        return number(answer.json());
    }

    private static int number(Json json) {
        return json.get("number").number(1, Integer.MAX_VALUE);
    }
}
