package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Json;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// News over real streams, also across a restart of the server.
class StreamsTest extends OnEveryStore {
    @TempDir Path folder;

    @Test
    void whoComesBackHearsTheVeryBytesOfWhoeverNeverLeft() throws Exception {
        String table;
        List<String> heard = new ArrayList<>();
        String cookie;
        try (Server server = ServerForTests.open(folder);
                Visitor ann = Visitor.named(server.port(), "Ann");
                Visitor ben = Visitor.named(server.port(), "Ben")) {
            cookie = ann.cookie();
            table = ann.open("[" + Visitor.me() + ",{\"kind\":\"open\"}]", "");
            try (StreamReader streamReader = StreamReader.at(ann, table, 2)) {
                ben.sit(table).expect(200);
                ben.act(table, "say", "\"text\":\"Hello\"").expect(200);
                playSome(table, ann, ben, 6);
                streamReader
                        .next(9)
                        .forEach(each -> heard.add(each.news())); // sat, started, said, six turns
            }
        }

        assertThat(heard).hasSize(9);
        try (Server server = ServerForTests.open(folder);
                Visitor ann = new Visitor(server.port(), cookie);
                StreamReader streamReader = StreamReader.resume(ann, table + ":4")) {
            List<String> again =
                    streamReader.next(7).stream().map(StreamReader.Heard::news).toList();
            assertThat(again).isEqualTo(heard.subList(2, 9));
        }
    }

    @Test
    void eachSeatHearsOnlyWhatItMayKnow() throws Exception {
        try (Server server = ServerForTests.open(folder);
                Visitor ann = Visitor.named(server.port(), "Ann");
                Visitor ben = Visitor.named(server.port(), "Ben");
                Visitor eve = new Visitor(server.port())) {
            String table = ann.open("[" + Visitor.me() + ",{\"kind\":\"open\"}]", "");
            try (StreamReader annsEar = StreamReader.at(ann, table, 2);
                    StreamReader evesEar = StreamReader.at(eve, table, 2)) {
                ben.sit(table).expect(200);
                String toAnn = annsEar.next(2).getLast().news();
                String toEve = evesEar.next(2).getLast().news();

                assertThat(toAnn).contains("\"event\":\"dealt\",\"seat\":0,\"treasure\":");
                assertThat(toEve).contains("\"event\":\"dealtHidden\"");
                assertThat(toEve).doesNotContain("\"event\":\"dealt\"");
            }
        }
    }

    @Test
    void everybodyIsToldHowManyPeopleLookOn() throws Exception {
        try (Server server = ServerForTests.open(folder);
                Visitor ann = Visitor.named(server.port(), "Ann");
                Visitor ben = Visitor.named(server.port(), "Ben");
                Visitor eve = new Visitor(server.port())) {
            String table = ann.open(CommandsTest.TWO_OF_MINE, "");
            try (StreamReader annsEar = StreamReader.at(ann, table, 4)) {
                assertThat(annsEar.nextBeside()).isEqualTo(watchers(table, 0));
                try (StreamReader evesEar = StreamReader.at(eve, table, 4)) {
                    assertThat(evesEar.nextBeside()).isEqualTo(watchers(table, 1));
                    assertThat(annsEar.nextBeside()).isEqualTo(watchers(table, 1));
                    try (StreamReader first = StreamReader.at(ben, table, 4);
                            StreamReader second = StreamReader.at(ben, table, 4)) {
                        assertThat(first.nextBeside()).isEqualTo(watchers(table, 2));
                        assertThat(second.nextBeside())
                                .as("one person, two windows")
                                .isEqualTo(watchers(table, 2));
                        Json seen = ann.get("/api/tables/" + table).expect(200).json();
                        assertThat(seen.get("watchers").number(0, 9)).isEqualTo(2);
                        assertThat(annsEar.nextBeside()).isEqualTo(watchers(table, 2));
                    }
                }
                while (!annsEar.nextBeside().equals(watchers(table, 0))) {
                    assertThat(ann.get("/health").status()).as("somebody has gone").isEqualTo(200);
                }
                ann.play(table, ScriptedChoices.lastMoves(ann, table)).expect(200);
                assertThat(annsEar.next(1)).as("news come beside them").hasSize(1);
            }
        }
    }

    private static String watchers(String table, int number) {
        return "{\"table\":\"" + table + "\",\"watchers\":" + number + "}";
    }

    private static void playSome(String table, Visitor ann, Visitor ben, int turns)
            throws IOException {
        for (int i = 0; i < turns; i++) {
            Json state = ann.state(table);
            Visitor decider = state.get("decider").number(0, 1) == 0 ? ann : ben;
            decider.play(table, ScriptedChoices.lastMoves(decider, table)).expect(200);
        }
    }
}
