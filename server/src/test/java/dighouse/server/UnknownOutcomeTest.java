package dighouse.server;

import static dighouse.server.StoreOutageTest.number;
import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Json;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A commit is done, and its answer is lost: whoever never left hears of it all the same.
class UnknownOutcomeTest extends OnEveryStore {
    @TempDir Path folder;
    private final Outage outage = new Outage();

    private Server open(String deadline) {
        return new Server(
                HouseForTests.settings(folder).set("store-seconds", deadline).read(),
                WrappedDatabase.unanswered(StoreForTests.current().database(folder), outage));
    }

    @Test
    void whatWasKeptIsAnsweredIfTheStoreCanBeAskedInTime() throws Exception {
        try (Server server = open("10");
                Visitor ann = Visitor.named(server.port(), "Ann")) {
            String table = ann.open(CommandsTest.TWO_OF_MINE, "");
            int number = number(ann.state(table));
            String moves = moves(ann, table, "once");
            try (Ear ear = Ear.at(ann, table, number)) {
                outage.beginAfter(0);
                Thread back = Thread.ofVirtual().start(this::endOnceMet);
                Json answer = ann.post("/api/tables/" + table + "/moves", moves).expect(200).json();
                back.join();

                assertThat(answer.get("before").bool()).isFalse();
                assertThat(ear.next(1)).hasSize(1);
                assertThat(number(ann.state(table))).isEqualTo(number + 1);
            }
        }
    }

    private void endOnceMet() {
        try {
            outage.awaitMet(1);
            outage.end();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    private static String moves(Visitor ann, String table, String id) {
        return "{\"id\":\""
                + id
                + "\",\"seen\":"
                + number(ann.state(table))
                + ",\"moves\":"
                + Visitor.quoted(Script.lastMoves(ann, table))
                + "}";
    }
}
