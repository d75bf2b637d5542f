package dighouse.server;

import static dighouse.server.TablesLeft.number;
import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Json;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A commit is done and its answer lost: whoever kept listening hears of it all the same.
class UnknownOutcomeTest extends OnEveryStore {
    private static final int TABLES = 5;

    @TempDir Path folder;
    private final Outage outage = new Outage();

    private Server open(String deadline) {
        return new Server(
                ServerForTests.settings(folder).set("store-seconds", deadline).read(),
                WrappedDatabase.unanswered(StoreForTests.current().database(folder), outage));
    }

    @Test
    void whatWasKeptIsAnsweredIfTheStoreCanBeAskedInTime() throws Exception {
        try (Server server = open("10");
                Visitor ann = Visitor.named(server.port(), "Ann")) {
            String table = ann.open(CommandsTest.TWO_OF_MINE, "");
            int number = number(ann.state(table));
            String moves = moves(ann, table, "once");
            try (StreamReader streamReader = StreamReader.at(ann, table, number)) {
                outage.beginAfter(0);
                Thread back = Thread.ofVirtual().start(this::endOnceMet);
                Json answer = ann.post("/api/tables/" + table + "/moves", moves).expect(200).json();
                back.join();

                assertThat(answer.get("before").bool()).isFalse();
                assertThat(streamReader.next(1)).hasSize(1);
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

    static String moves(Visitor ann, String table, String id) {
        return "{\"id\":\""
                + id
                + "\",\"seen\":"
                + number(ann.state(table))
                + ",\"moves\":"
                + Visitor.quoted(ScriptedChoices.lastMoves(ann, table))
                + "}";
    }

    @Test
    void whoNeverLeftHearsWhatWasKeptAndBotsGoOn() throws Exception {
        try (Server server = open("0.5");
                Visitor ann = Visitor.named(server.port(), "Ann")) {
            List<Waiter> waiters = new ArrayList<>();
            try {
                for (int i = 0; i < TABLES; i++) {
                    waiters.add(new Waiter(ann));
                }
                loseOneAnswerForAll(ann, waiters);
                assertThat(waiters.stream().map(each -> each.answer.status())).containsOnly(503);
                assertThat(waiters.stream().map(each -> each.answer.error()))
                        .contains("outcomeUnknown");

                outage.end();

                for (Waiter each : waiters) {
                    each.check();
                }
            } finally {
                for (Waiter each : waiters) {
                    each.close();
                }
            }
        }
    }

    /// Holds one commit until the commands of all tables wait behind it; they are then committed
    /// together, and the store is lost.
    private void loseOneAnswerForAll(Visitor ann, List<Waiter> waiters) throws Exception {
        String elsewhere = ann.open(CommandsTest.TWO_OF_MINE, "");
        outage.hold();
        List<Thread> sending = new ArrayList<>();
        sending.add(Thread.ofVirtual().start(() -> ann.act(elsewhere, "say", "\"text\":\"Hm.\"")));
        outage.awaitMet(1);
        waiters.forEach(each -> sending.add(Thread.ofVirtual().start(each::send)));
        Thread.sleep(200); // in the queue by now; one that comes later is certainly not stored
        outage.beginAfter(1); // the one that is held
        outage.letGo();
        for (Thread each : sending) {
            each.join();
        }
    }

    /// Somebody who ends their turn against a bot, and listens.
    private static final class Waiter implements AutoCloseable {
        private final Visitor ann;
        private final String table;
        private final int number;
        private final StreamReader streamReader;
        private final String body;
        private volatile Visitor.Answer answer = new Visitor.Answer(0, Json.parse("{}"), "");

        Waiter(Visitor ann) throws InterruptedException {
            this.ann = ann;
            table = ann.open(TablesLeft.AGAINST_A_BOT, "");
            number = TablesLeft.untilTurnEnds(ann, table);
            streamReader = StreamReader.at(ann, table, number);
            body = "{\"id\":\"mine\",\"seen\":" + number + ",\"moves\":[\"end\"]}";
        }

        void send() {
            answer = ann.post("/api/tables/" + table + "/moves", body);
        }

        /// Checks that what was stored is heard, and that the bot has answered it, though nobody
        /// touched the table.
        void check() throws InterruptedException, IOException {
            boolean unknown = answer.error().equals("outcomeUnknown");
            List<StreamReader.Heard> heard = new ArrayList<>(unknown ? turns() : List.of());
            Json again = ann.post("/api/tables/" + table + "/moves", body).expect(200).json();
            assertThat(again.get("before").bool()).isEqualTo(unknown);
            heard.addAll(unknown ? List.of() : turns());
            try (StreamReader fresh = StreamReader.at(ann, table, number)) {
                assertThat(heard).isNotEmpty().isEqualTo(fresh.next(heard.size()));
            }
        }

        /// The news of Ann's turn and the bot's, unless a card makes Ann choose first.
        private List<StreamReader.Heard> turns() throws InterruptedException {
            List<StreamReader.Heard> turns = new ArrayList<>(streamReader.next(1));
            if (turns.getFirst().news().contains("\"decider\":1,")) {
                turns.addAll(streamReader.next(1));
                assertThat(turns).as("the bot goes on").hasSize(2);
            }
            return turns;
        }

        @Override
        public void close() throws IOException {
            streamReader.close();
        }
    }
}
