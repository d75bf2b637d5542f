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

/// How a server loses its store: when its process dies, or when it is cut off from the database
/// while another server takes over.
class LostStoreTest {
    @TempDir Path folder;

    @AfterEach
    void useEmbeddedStore() {
        StoreForTests.SQLITE.use();
    }

    /// Two processes, one file: the second is refused until the first is killed.
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
    void aServerThatLostItsConnectionGoesOnIfNobodyTookOver() throws Exception {
        StoreForTests.POSTGRES.use();
        try (Server server = ServerForTests.open(folder);
                Visitor ann = Visitor.named(server.port(), "Ann")) {
            String table = ann.open(CommandsTest.TWO_OF_MINE, "");
            StoreForTests.cutLines(folder);

            ann.play(table, ScriptedChoices.lastMoves(ann, table)).expect(200);
        }
    }

    /// The first server finds out by itself, even if nobody asks anything of it.
    @Test
    void aServerStopsWhenAnotherHasTakenOver() throws Exception {
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

    /// Without the writing thread, every command would wait for ever.
    @Test
    void aServerStopsWhenItsWriterBreaksDown() throws Exception {
        AtomicBoolean broken = new AtomicBoolean();
        Database database =
                WrappedDatabase.troubled(
                        new SqliteDatabase(folder.resolve("house.db")),
                        () -> {
                            if (broken.get()) {
                                throw new LinkageError("a class is not what it was");
                            }
                        });
        try (Server server = new Server(ServerForTests.settings(folder).read(), database);
                Visitor ann = Visitor.named(server.port(), "Ann")) {
            String logged =
                    Logged.during(() -> {
                        broken.set(true);
                        Thread.ofVirtual().start(() -> ann.post("/api/me", "{\"name\":\"A\"}"));
                        assertThat(server.awaitClosing()).as("of its own accord").isFalse();
                    });

            assertThat(server.loss()).contains("Nothing more can be stored");
            assertThat(logged).contains("a class is not what it was");
        }
        ServerForTests.open(folder).close();
    }

    /// A command that comes before it has found out is not written either.
    @Test
    void aServerThatLostItsStoreRefusesCommands() throws Exception {
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
