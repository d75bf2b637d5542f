package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Json;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// News over real streams, also over a closed and reopened house.
class StreamsTest extends OnEveryStore {
    @TempDir Path folder;

    @Test
    void whoComesBackHearsTheVeryBytesOfWhoeverNeverLeft() throws Exception {
        String table;
        List<String> heard = new ArrayList<>();
        String cookie;
        try (Server server = HouseForTests.open(folder);
                Visitor ann = Visitor.named(server.port(), "Ann");
                Visitor ben = Visitor.named(server.port(), "Ben")) {
            cookie = ann.cookie();
            table = ann.open("[" + Visitor.me() + ",{\"kind\":\"open\"}]", "");
            try (Ear ear = Ear.at(ann, table, 2)) {
                ben.sit(table).expect(200);
                ben.act(table, "say", "\"text\":\"Hello\"").expect(200);
                playSome(table, ann, ben, 6);
                ear.next(9)
                        .forEach(each -> heard.add(each.news())); // sat, started, said, six turns
            }
        }

        assertThat(heard).hasSize(9);
        try (Server server = HouseForTests.open(folder);
                Visitor ann = new Visitor(server.port(), cookie);
                Ear ear = Ear.resume(ann, table + ":4")) {
            List<String> again = ear.next(7).stream().map(Ear.Heard::news).toList();
            assertThat(again).isEqualTo(heard.subList(2, 9));
        }
    }

    @Test
    void eachSeatHearsOnlyWhatItMayKnow() throws Exception {
        try (Server server = HouseForTests.open(folder);
                Visitor ann = Visitor.named(server.port(), "Ann");
                Visitor ben = Visitor.named(server.port(), "Ben");
                Visitor eve = new Visitor(server.port())) {
            String table = ann.open("[" + Visitor.me() + ",{\"kind\":\"open\"}]", "");
            try (Ear annsEar = Ear.at(ann, table, 2);
                    Ear evesEar = Ear.at(eve, table, 2)) {
                ben.sit(table).expect(200);
                String toAnn = annsEar.next(2).getLast().news();
                String toEve = evesEar.next(2).getLast().news();

                assertThat(toAnn).contains("\"event\":\"dealt\",\"seat\":0,\"treasure\":");
                assertThat(toEve).contains("\"event\":\"dealtHidden\"");
                assertThat(toEve).doesNotContain("\"event\":\"dealt\"");
            }
        }
    }

    private static void playSome(String table, Visitor ann, Visitor ben, int turns)
            throws IOException {
        for (int i = 0; i < turns; i++) {
            Json state = ann.state(table);
            Visitor decider = state.get("decider").number(0, 1) == 0 ? ann : ben;
            decider.play(table, Script.lastMoves(decider, table)).expect(200);
        }
    }
}
