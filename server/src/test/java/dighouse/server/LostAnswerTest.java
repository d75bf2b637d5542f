package dighouse.server;

import static dighouse.server.TablesLeft.number;
import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Json;
import dighouse.server.store.PostgresDatabase;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A PostgreSQL whose connections are cut, at the worst moment or all the time.
class LostAnswerTest {
    private static final int PLAYERS = 4;
    private static final long BETWEEN_CUTS_MILLIS = 250;

    @TempDir Path folder;

    @BeforeEach
    void usePostgres() {
        StoreForTests.POSTGRES.use();
    }

    @AfterEach
    void useEmbeddedStore() {
        StoreForTests.SQLITE.use();
    }

    private Server open(CommitProxy proxy, String deadline) {
        return new Server(
                ServerForTests.settings(folder).set("store-seconds", deadline).read(),
                new PostgresDatabase(
                        StoreForTests.postgresUrl(folder, proxy.port()), "postgres", "postgres"));
    }

    @Test
    void aCommitWhoseAnswerIsSwallowedIsFoundAgainAndAnswered() throws Exception {
        try (CommitProxy proxy = new CommitProxy(StoreForTests.postgresPort());
                Server server = open(proxy, "10");
                Visitor ann = Visitor.named(server.port(), "Ann")) {
            String table = ann.open(CommandsTest.TWO_OF_MINE, "");
            int number = number(ann.state(table));
            try (StreamReader streamReader = StreamReader.at(ann, table, number)) {
                List<String> moves = ScriptedChoices.lastMoves(ann, table);
                proxy.cutNextCommit(false);

                Json answer = ann.play(table, moves).expect(200).json();

                assertThat(proxy.hasCut()).isTrue();
                assertThat(answer.get("before").bool()).isFalse();
                assertThat(streamReader.next(1)).hasSize(1);
                assertThat(number(ann.state(table))).isEqualTo(number + 1);
            }
        }
    }

    @Test
    void whoNeverLeftHearsWhatWasKeptWithoutAnAnswer() throws Exception {
        try (CommitProxy proxy = new CommitProxy(StoreForTests.postgresPort());
                Server server = open(proxy, "1");
                Visitor ann = Visitor.named(server.port(), "Ann");
                Visitor eve = new Visitor(server.port())) {
            String table = ann.open(CommandsTest.TWO_OF_MINE, ",\"watching\":\"link\"");
            int number = number(ann.state(table));
            try (StreamReader streamReader = StreamReader.at(ann, table, number);
                    StreamReader evesEar = StreamReader.at(eve, table, number)) {
                String body = loseAnAnswer(proxy, ann, table);
                assertThat(streamReader.soFar()).isEmpty();

                proxy.letThrough();

                List<StreamReader.Heard> heard = streamReader.next(1);
                assertThat(heard).hasSize(1);
                assertThat(evesEar.next(1)).hasSize(1);
                try (StreamReader fresh = StreamReader.at(ann, table, number)) {
                    assertThat(fresh.next(1)).isEqualTo(heard);
                }
                Json again = ann.post("/api/tables/" + table + "/moves", body).expect(200).json();
                assertThat(again.get("before").bool()).isTrue();
                assertThat(number(ann.state(table))).isEqualTo(number + 1);
            }
        }
    }

    /// Sends a move of which the server cannot say whether it was stored. Sometimes the proxy meets
    /// another commit first, such as that of the server clock; then it is tried again.
    private static String loseAnAnswer(CommitProxy proxy, Visitor ann, String table)
            throws InterruptedException {
        while (true) {
            String body = UnknownOutcomeTest.moves(ann, table, ann.commandId());
            proxy.cutNextCommit(true);
            Visitor.Answer answer = ann.post("/api/tables/" + table + "/moves", body).expect(503);
            if (answer.error().equals("outcomeUnknown")) {
                return body;
            }
            proxy.letThrough();
            while (ann.get("/ready").status() != 200) {
                Thread.sleep(50);
            }
        }
    }

    @Test
    void nothingIsLostAndNoNewsAreMissingAfterThreeEndedConnections() throws Exception {
        endConnections(3);
    }

    @Test
    @Tag("full")
    void nothingIsLostAndNoNewsAreMissingAfterFiftyEndedConnections() throws Exception {
        endConnections(50);
    }

    private void endConnections(int times) throws Exception {
        try (Server server = ServerForTests.open(folder)) {
            List<TestPlayer> players = new ArrayList<>();
            for (int i = 0; i < PLAYERS; i++) {
                players.add(new TestPlayer(server.port()));
            }
            for (int i = 0; i < times; i++) {
                Thread.sleep(BETWEEN_CUTS_MILLIS);
                StoreForTests.cutLines(folder);
            }
            Thread.sleep(BETWEEN_CUTS_MILLIS);
            for (TestPlayer player : players) {
                player.stop();
            }
            for (TestPlayer player : players) {
                player.check();
            }
            System.out.printf(
                    "%d ended connections: %d moves answered on %d streams, %d asked again:"
                            + " 0 lost, 0 gaps%n",
                    times,
                    players.stream().mapToInt(TestPlayer::answered).sum(),
                    players.stream().mapToInt(TestPlayer::streams).sum(),
                    players.stream().mapToInt(TestPlayer::again).sum());
        }
    }
}
