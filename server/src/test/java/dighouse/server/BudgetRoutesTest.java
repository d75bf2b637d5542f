package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Json;
import dighouse.kernel.JsonWriter;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Every budget over real HTTP: what is within it is granted, the next request is refused with the
/// time to wait, and other people go on.
class BudgetRoutesTest {
    private static final String TWO_SEATS = "[" + Visitor.me() + ",{\"kind\":\"open\"}]";

    @TempDir Path folder;

    private static Visitor.Answer open(Visitor visitor, String more) {
        return visitor.post(
                "/api/tables",
                "{\"id\":\""
                        + visitor.commandId()
                        + "\",\"game\":\"archaeology\",\"seats\":"
                        + TWO_SEATS
                        + more
                        + "}");
    }

    private static void expectRefusal(Visitor.Answer answer, String error) {
        assertThat(answer.expect(429).error()).isEqualTo(error);
        assertThat(answer.json().get("text").string()).isNotEmpty();
    }

    @Test
    void aPersonOpensSoManyTablesAnHour() throws Exception {
        try (Server server = ServerForTests.withLimits(folder, "tables-per-hour", "2");
                Visitor ann = Visitor.named(server.port(), "Ann");
                Visitor ben = Visitor.named(server.port(), "Ben")) {
            open(ann, "").expect(201);
            open(ann, "").expect(201);
            expectRefusal(open(ann, ""), "tooManyTables");
            open(ben, "").expect(201);

            HttpResponse<String> refused =
                    ann.http()
                            .send(
                                    ann.request("/api/tables?lang=fr")
                                            .header("Content-Type", "application/json")
                                            .POST(
                                                    HttpRequest.BodyPublishers.ofString(
                                                            "{\"id\":\"x\",\"game\":\"thebes\",\"seats\":"
                                                                    + TWO_SEATS
                                                                    + "}"))
                                            .build(),
                                    HttpResponse.BodyHandlers.ofString());
            assertThat(refused.body()).contains("au plus 2 par heure").contains("30 min");
            assertThat(Integer.parseInt(refused.headers().firstValue("Retry-After").orElse("0")))
                    .isBetween(1_700, 1_801);
        }
    }

    /// The same command sent again is not a new table.
    @Test
    void whatWasOpenedIsAnsweredAgainWhenNothingIsLeft() {
        try (Server server = ServerForTests.withLimits(folder, "tables-per-hour", "1");
                Visitor ann = Visitor.named(server.port(), "Ann")) {
            String wish = "{\"id\":\"one\",\"game\":\"archaeology\",\"seats\":" + TWO_SEATS + "}";
            Json first = ann.post("/api/tables", wish).expect(201).json();
            Json again = ann.post("/api/tables", wish).expect(201).json();
            assertThat(again.get("table").string()).isEqualTo(first.get("table").string());
        }
    }

    @Test
    void aTableThatHasEndedMakesRoomForAnother() {
        try (Server server = ServerForTests.withLimits(folder, "tables-open", "2");
                Visitor ann = Visitor.named(server.port(), "Ann")) {
            String table = ann.open("[" + Visitor.me() + "," + WithServer.BOT + "]", "");
            open(ann, "").expect(201);
            expectRefusal(open(ann, ""), "tooManyTablesOpen");
            ann.act(table, "concede", "").expect(200);
            open(ann, "").expect(201);
        }
    }

    @Test
    void freshGuestsOfOneAddressShareWhatItMayOpen() {
        try (Server server = ServerForTests.withLimits(folder, "address-tables-open", "2");
                Visitor elsewhere = Visitor.named(server.port(), "Eve", "192.0.2.7")) {
            for (int i = 0; i < 2; i++) {
                try (Visitor guest = Visitor.named(server.port(), "G" + i, "192.0.2.1")) {
                    open(guest, "").expect(201);
                }
            }
            try (Visitor guest = Visitor.named(server.port(), "G", "192.0.2.1")) {
                expectRefusal(open(guest, ""), "tooManyTablesOpen");
            }
            open(elsewhere, "").expect(201);
        }
    }

    @Test
    void anAddressBringsSoManyNewGuests() {
        try (Server server = ServerForTests.withLimits(folder, "address-guests-per-hour", "2");
                Visitor ann = Visitor.named(server.port(), "Ann", "192.0.2.1");
                Visitor ben = Visitor.named(server.port(), "Ben", "192.0.2.1");
                Visitor cat = new Visitor(server.port(), "", "192.0.2.1");
                Visitor dan = Visitor.named(server.port(), "Dan", "192.0.2.2")) {
            expectRefusal(cat.post("/api/me", "{\"name\":\"Cat\"}"), "tooManyGuests");
            ann.post("/api/me", "{\"name\":\"Anna\"}").expect(200);
            ben.get("/api/me").expect(200);
            dan.get("/api/me").expect(200);
        }
    }

    @Test
    void ownEditionsAreKeptUpToAnAmount() {
        try (Server server = ServerForTests.withLimits(folder, "edition-kilobytes-per-day", "200");
                Visitor ann = Visitor.named(server.port(), "Ann")) {
            String own = ann.get("/api/editions/pergamon/first2011").expect(200).text();
            String mine = own.replaceFirst("first2011", "mine");
            String more = ",\"own\":" + new JsonWriter().value(mine).text();
            int opened = 0;
            Visitor.Answer last;
            do {
                last =
                        ann.post(
                                "/api/tables",
                                "{\"id\":\""
                                        + ann.commandId()
                                        + "\",\"game\":\"pergamon\",\"seats\":"
                                        + TWO_SEATS
                                        + more
                                        + "}");
                opened += last.status() == 201 ? 1 : 0;
            } while (last.status() == 201 && opened < 100);
            expectRefusal(last, "tooManyEditions");
            assertThat(opened).isEqualTo(200_000 / mine.length());
            ann.open(TWO_SEATS, "");
        }
    }

    private void refusedAfter(int many, String error, IntFunction<Visitor.Answer> ask) {
        for (int i = 0; i < many; i++) {
            assertThat(ask.apply(i).status()).as("within the budget").isLessThan(400);
        }
        expectRefusal(ask.apply(many), error);
    }

    @Test
    void talkPreviewsHintsAndRecordsHaveBudgetsOfTheirOwn() {
        try (Server server =
                        ServerForTests.withLimits(
                                folder,
                                "remarks-per-minute",
                                "3",
                                "previews-per-minute",
                                "3",
                                "hints-per-minute",
                                "2",
                                "analyses-per-hour",
                                "2",
                                "imports-per-hour",
                                "2");
                Visitor ann = Visitor.named(server.port(), "Ann")) {
            String table = ann.open(CommandsTest.TWO_OF_MINE, ",\"hints\":true");
            refusedAfter(3, "tooManyRemarks", i -> ann.act(table, "say", "\"text\":\"Hello\""));
            refusedAfter(2, "tooManyHints", i -> ann.post("/api/tables/" + table + "/hint", "{}"));
            Supplier<Visitor.Answer> bring =
                    () -> ann.post("/api/records", "{\"id\":\"r\",\"record\":\"none\"}");
            bring.get().expect(400);
            bring.get().expect(400);
            expectRefusal(bring.get(), "tooManyImports");
            try (Visitor ben = Visitor.named(server.port(), "Ben")) {
                String bens = ben.open(CommandsTest.TWO_OF_MINE, "");
                String preview = "{\"moves\":[\"end\"]}";
                refusedAfter(
                        3,
                        "tooManyPreviews",
                        i -> ben.post("/api/tables/" + bens + "/preview", preview));
                ben.act(bens, "concede", "").expect(200);
            }
        }
    }

    @Test
    void hintsAndAnalysesHaveFewPlacesForEachPersonAndAddress() {
        String[] few = {"hints-at-once", "1", "address-analyses-at-once", "1", "bot-scale", "10"};
        try (Server server = ServerForTests.withLimits(folder, few);
                Visitor ann = Visitor.named(server.port(), "Ann");
                Visitor ben = Visitor.named(server.port(), "Ben");
                Visitor cat = Visitor.named(server.port(), "Cat", "192.0.2.9")) {
            String playing = ann.open(CommandsTest.TWO_OF_MINE, ",\"hints\":true");
            List<Integer> hints = ann.postAtOnce(4, "/api/tables/" + playing + "/hint", "{}");
            assertThat(hints).contains(200, 429).hasSize(4);

            String over = playOut(ann);
            ann.post("/api/tables/" + over + "/analysis", "{}").expect(200);
            String record = ann.get("/api/tables/" + over + "/record").expect(200).text();
            expectRefusal(analyse(ben, record), "analysesAtOnce");
            analyse(cat, record).expect(200);
        }
    }

    @Test
    void aPersonBeginsSoManyAnalysesAnHour() {
        try (Server server = ServerForTests.withLimits(folder, "analyses-per-hour", "1");
                Visitor ann = Visitor.named(server.port(), "Ann");
                Visitor ben = Visitor.named(server.port(), "Ben")) {
            String over = playOut(ann);
            String record = ann.get("/api/tables/" + over + "/record").expect(200).text();
            ann.post("/api/tables/" + over + "/analysis", "{}").expect(200);
            expectRefusal(analyse(ann, record), "tooManyAnalyses");
            analyse(ben, record).expect(200);
        }
    }

    private static Visitor.Answer analyse(Visitor visitor, String record) {
        String body = "{\"id\":\"r\",\"record\":" + new JsonWriter().value(record).text() + "}";
        String table = visitor.post("/api/records", body).expect(201).json().get("table").string();
        return visitor.post("/api/tables/" + table + "/analysis", "{}");
    }

    /// A game of two seats of this visitor, played to its end.
    private static String playOut(Visitor visitor) {
        String table = visitor.open(CommandsTest.TWO_OF_MINE, "");
        while (visitor.state(table).get("status").string().equals("playing")) {
            visitor.play(table, ScriptedChoices.lastMoves(visitor, table)).expect(200);
        }
        return table;
    }

    /// What strangers send to a table costs its players nothing.
    @ParameterizedTest
    @EnumSource(Scene.class)
    void strangersKeepNobodyFromPlaying(Scene scene) {
        try (Server server =
                        ServerForTests.withLimits(
                                folder,
                                "table-commands-per-minute",
                                "60",
                                "table-remarks-per-minute",
                                "5");
                Visitor ann = Visitor.named(server.port(), "Ann");
                Visitor eve = Visitor.named(server.port(), "Eve");
                Visitor nobody = new Visitor(server.port())) {
            String table = ann.open(CommandsTest.TWO_OF_MINE, scene.watching);
            for (int i = 0; i < 100; i++) {
                eve.act(table, scene.command, scene.members);
                nobody.act(table, scene.command, scene.members);
            }
            int refused = eve.act(table, scene.command, scene.members).status();
            assertThat(refused == 429).isEqualTo(scene == Scene.TALK);
            for (int i = 0; i < 10; i++) {
                ann.play(table, ScriptedChoices.lastMoves(ann, table)).expect(200);
                ann.act(table, "say", "\"text\":\"Hello\"").expect(200);
            }
        }
    }

    enum Scene {
        PRIVATE(",\"watching\":\"private\"", "moves", "\"seen\":1,\"moves\":[\"end\"]"),
        OPEN("", "concede", ""),
        TALK("", "say", "\"text\":\"Look at me\"");

        private final String watching;
        private final String command;
        private final String members;

        Scene(String watching, String command, String members) {
            this.watching = watching;
            this.command = command;
            this.members = members;
        }
    }

    @Test
    void theLobbyListsAFewTablesOfEachPersonAndAddress() {
        try (Server server =
                        ServerForTests.withLimits(
                                folder, "lobby-tables", "2", "address-lobby-tables", "3");
                Visitor ben = Visitor.named(server.port(), "Ben", "192.0.2.2");
                Visitor ann = Visitor.named(server.port(), "Ann", "192.0.2.1");
                Visitor eve = Visitor.named(server.port(), "Eve", "192.0.2.1")) {
            String open = ",\"visibility\":\"public\"";
            String bens = ben.open(TWO_SEATS, open);
            for (int i = 0; i < 110; i++) {
                open(i % 2 == 0 ? ann : eve, open).expect(i < 80 ? 201 : 429);
            }
            Visitor.Answer lobby = ben.get("/api/tables").expect(200);
            assertThat(lobby.json().get("tables").array()).hasSize(4);
            assertThat(lobby.text()).contains(bens).doesNotContain("opener");
        }
    }
}
