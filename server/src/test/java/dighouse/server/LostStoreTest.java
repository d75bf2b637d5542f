package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dighouse.kernel.Json;
import dighouse.kernel.Malformed;
import dighouse.server.store.Database;
import dighouse.server.store.SqliteDatabase;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// How a house loses its store: with its process, or cut off from its database while another house
/// takes over.
class LostStoreTest {
    @TempDir Path folder;

    @AfterEach
    void useEmbeddedStore() {
        StoreForTests.SQLITE.use();
    }

    /// Two processes, one file: the second is refused, and has it once the first was killed.
    @Test
    void theLockOfAFileIsGoneWithTheProcessThatHadIt() throws Exception {
        ServerProcess first = ServerProcess.start(folder);
        try {
            assertThatThrownBy(() -> ServerForTests.open(folder)).isInstanceOf(Malformed.class);
        } finally {
            first.kill();
        }
        ServerForTests.open(folder).close();
    }

    @Test
    void aHouseThatLostItsLineToTheDatabaseGoesOnIfNobodyTookOver() throws Exception {
        StoreForTests.POSTGRES.use();
        try (Server house = ServerForTests.open(folder);
                Visitor ann = Visitor.named(house.port(), "Ann")) {
            String table = ann.open(CommandsTest.TWO_OF_MINE, "");
            StoreForTests.cutLines(folder);

            ann.play(table, ScriptedChoices.lastMoves(ann, table)).expect(200);
        }
    }

    /// The first house finds out by itself, also if nobody asks anything of it.
    @Test
    void aHouseClosesWhenAnotherHasTakenOver() throws Exception {
        StoreForTests.POSTGRES.use();
        try (Server first = ServerForTests.open(folder);
                Visitor ann = Visitor.named(first.port(), "Ann")) {
            String table = ann.open(CommandsTest.TWO_OF_MINE, "");
            Json before = ann.state(table);
            StoreForTests.cutLines(folder);
            try (Server second = ServerForTests.open(folder);
                    Visitor again = new Visitor(second.port(), ann.cookie())) {
                assertThat(first.awaitClosing()).as("of its own accord").isFalse();

                assertThatThrownBy(() -> ann.get("/health")).isInstanceOf(AssertionError.class);
                assertThat(again.state(table).compact()).isEqualTo(before.compact());
                again.play(table, ScriptedChoices.lastMoves(again, table)).expect(200);
            }
        }
    }

    /// Without the thread that writes, every command would wait for ever.
    @Test
    void aHouseClosesWhenItsWriterBreaksDown() throws Exception {
        AtomicBoolean broken = new AtomicBoolean();
        Database database =
                WrappedDatabase.troubled(
                        new SqliteDatabase(folder.resolve("house.db")),
                        () -> {
                            if (broken.get()) {
                                throw new LinkageError("a class is not what it was");
                            }
                        });
        try (Server house = new Server(ServerForTests.settings(folder).read(), database);
                Visitor ann = Visitor.named(house.port(), "Ann")) {
            String logged =
                    Logged.during(() -> {
                        broken.set(true);
                        Thread.ofVirtual().start(() -> ann.post("/api/me", "{\"name\":\"A\"}"));
                        assertThat(house.awaitClosing()).as("of its own accord").isFalse();
                    });

            assertThat(house.loss()).contains("Nothing more can be stored");
            assertThat(logged).contains("a class is not what it was");
        }
        ServerForTests.open(folder).close();
    }

    /// Even a command that comes before it has found out is not written.
    @Test
    void aHouseThatLostItsStoreRefusesCommands() throws Exception {
        StoreForTests.POSTGRES.use();
        try (Server first = ServerForTests.open(folder);
                Visitor ann = Visitor.named(first.port(), "Ann")) {
            String table = ann.open(CommandsTest.TWO_OF_MINE, "");
            StoreForTests.cutLines(folder);
            StoreForTests.change(folder, "UPDATE holder SET turn = turn + 1");

            Visitor.Answer answer =
                    ann.act(table, "say", "\"text\":\"Is anybody there?\"").expect(503);

            assertThat(answer.error()).isEqualTo("storeFails");
            assertThat(first.awaitClosing()).isFalse();
        }
    }
}
