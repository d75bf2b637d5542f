package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.server.store.Database;
import dighouse.server.store.SqliteDatabase;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A server that is told to stop answers the requests it has accepted.
class ClosingTest {
    private static final long SLOW_MILLIS = 700;

    @TempDir Path folder;

    @Test
    void aCommandUnderWayIsAnsweredAndAStreamEnds() throws Exception {
        AtomicBoolean slow = new AtomicBoolean();
        CountDownLatch committing = new CountDownLatch(1);
        Database database =
                WrappedDatabase.troubled(
                        new SqliteDatabase(folder.resolve("house.db")),
                        () -> {
                            if (slow.get()) {
                                committing.countDown();
                                pause();
                            }
                        });
        try (Server server = new Server(ServerForTests.settings(folder).read(), database);
                Visitor ann = Visitor.named(server.port(), "Ann")) {
            String table = ann.open(CommandsTest.TWO_OF_MINE, "");
            List<String> moves = ScriptedChoices.lastMoves(ann, table);
            try (StreamReader streamReader = StreamReader.at(ann, table, 1)) {
                streamReader.next(1);
                slow.set(true);
                CompletableFuture<Visitor.Answer> answer =
                        CompletableFuture.supplyAsync(() -> ann.play(table, moves));
                assertThat(committing.await(5, TimeUnit.SECONDS)).isTrue();

                CompletableFuture.runAsync(server::close).get(8, TimeUnit.SECONDS);

                assertThat(answer.get(5, TimeUnit.SECONDS).status()).isEqualTo(200);
            }
        }
    }

    private static void pause() {
        try {
            Thread.sleep(SLOW_MILLIS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
