package dighouse.server;

import static dighouse.server.TablesLeft.number;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A store that does not answer at all: callers are told so in time, and everything goes on
/// afterwards.
class StoreHangTest extends OnEveryStore {
    private static final String DEADLINE = "1"; // in seconds
    private static final long IN_TIME = 5_000_000_000L; // with room for a busy machine
    private static final int MANY = 40; // more than there are connections

    @TempDir Path folder;

    @Test
    void whoAsksASlowStoreHearsInTimeThatItIsSlow() throws Exception {
        Outage slow = new Outage();
        try (Server server =
                        new Server(
                                ServerForTests.settings(folder)
                                        .set("store-seconds", DEADLINE)
                                        .read(),
                                WrappedDatabase.away(
                                        StoreForTests.current().database(folder),
                                        slow::waitWhileHeld));
                Visitor ann = Visitor.named(server.port(), "Ann")) {
            hang(ann, slow::hold, slow::letGo);
        }
    }

    /// The processes of the database are stopped, as by a machine that swaps or a disk that hangs.
    @Test
    void aStoppedPostgresIsNotWaitedForLongerThanTheDeadline() throws Exception {
        StoreForTests.POSTGRES.use();
        try (Server server =
                        new Server(
                                ServerForTests.settings(folder)
                                        .set("store-seconds", DEADLINE)
                                        .read(),
                                StoreForTests.current().database(folder));
                Visitor ann = Visitor.named(server.port(), "Ann")) {
            ann.get("/api/tables").expect(200); // so that there are readers to stop
            List<Long> stopped = new ArrayList<>();
            hang(
                    ann,
                    () -> {
                        stopped.addAll(StoreForTests.postgresProcesses());
                        signal("STOP", stopped);
                    },
                    () -> signal("CONT", stopped));
        }
    }

    @FunctionalInterface
    private interface Step {
        void run() throws Exception;
    }

    private static void hang(Visitor ann, Step hang, Step goOn) throws Exception {
        String table = ann.open(CommandsTest.TWO_OF_MINE, "");
        String body = UnknownOutcomeTest.moves(ann, table, "slow");
        int number = number(ann.state(table));
        try (StreamReader streamReader = StreamReader.at(ann, table, number)) {
            hang.run();
            try {
                assertThat(inTime(() -> ann.post("/api/tables/" + table + "/moves", body)).status())
                        .isEqualTo(503);
                assertThat(inTime(() -> ann.get("/health")).status()).isEqualTo(200);
                assertThat(inTime(() -> ann.get("/ready")).status()).isEqualTo(503);
                askManyTimes(ann);
            } finally {
                goOn.run();
            }
            awaitReady(ann);

            Visitor.Answer again = ann.post("/api/tables/" + table + "/moves", body).expect(200);

            assertThat(number(again.json())).isEqualTo(number + 1);
            assertThat(streamReader.next(1)).hasSize(1);
            ann.get("/api/tables").expect(200);
        }
    }

    private static Visitor.Answer inTime(Callable<Visitor.Answer> question) throws Exception {
        long begun = System.nanoTime();
        Visitor.Answer answer = question.call();
        assertThat(System.nanoTime() - begun).as(answer.text()).isLessThan(IN_TIME);
        return answer;
    }

    /// Callers do not wait behind each other while it hangs.
    private static void askManyTimes(Visitor ann) throws Exception {
        try (ExecutorService many = Executors.newFixedThreadPool(MANY)) {
            Callable<Visitor.Answer> lobby = () -> inTime(() -> ann.get("/api/tables"));
            List<Callable<Visitor.Answer>> calls = new ArrayList<>();
            for (int i = 0; i < MANY; i++) {
                calls.add(lobby);
            }
            for (Future<Visitor.Answer> answer : many.invokeAll(calls)) {
                assertThat(answer.get().status()).isIn(200, 503);
            }
        }
    }

    static void awaitReady(Visitor visitor) throws InterruptedException {
        for (int i = 0; i < 200 && visitor.get("/ready").status() != 200; i++) {
            Thread.sleep(50);
        }
        visitor.get("/ready").expect(200);
    }

    private static void signal(String name, List<Long> processes)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("kill", "-" + name));
        processes.forEach(process -> command.add(Long.toString(process)));
        new ProcessBuilder(command).start().waitFor();
    }
}
