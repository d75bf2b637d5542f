package dighouse.browser;

import dighouse.catalogue.GameEntry;
import dighouse.catalogue.Games;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Measures how fast the engines search for the first move of a game with two seats, and prints it
/// as docs/speed.md has it: `./dighouse test full browser EngineSpeedTest`.
@Tag("full")
class EngineSpeedTest {
    private static final int ITERATIONS = 4000; // of one search
    private static final Duration WARM_UP = Duration.ofSeconds(2);
    private static final Duration MEASURED = Duration.ofSeconds(4);

    @TempDir Path folder;

    @Test
    void printIterationsPerSecond() throws Exception {
        ProcessHandle jvm = ProcessHandle.current();
        try (NodeEngine node = new NodeEngine();
                Chromium chromium = new Chromium(folder)) {
            System.out.println(
                    "| game | JVM | WebAssembly in Chromium | JavaScript in Chromium | JavaScript in Node |");
            System.out.println("|---|--:|--:|--:|--:|");
            for (GameEntry<?> entry : Games.all()) {
                Task table = table(entry);
                Callable<Integer> onTheJvm =
                        () -> table.engine().search(table.edition().json(), 2, 0, ITERATIONS);
                System.out.printf(
                        "| %s | %,d | %,d | %,d | %,d |%n",
                        entry.id(),
                        rate(onTheJvm, () -> jvm.info().totalCpuDuration().orElse(Duration.ZERO)),
                        rate(table, chromium.webassembly()),
                        rate(table, chromium.javascript()),
                        rate(table, node));
            }
        }
    }

    private static Task table(GameEntry<?> entry) {
        return Task.tables(entry).stream()
                .filter(each -> each.seats() == 2)
                .findFirst()
                .orElseThrow();
    }

    private static long rate(Task table, RemoteEngine engine) throws Exception {
        String request = table.searchRequest(ITERATIONS);
        return rate(
                () -> Integer.parseInt(engine.answer(request).get("answer").string()),
                engine::processorTime);
    }

    /// Iterations per second of processor time, after a warm-up.
    private static long rate(Callable<Integer> search, Supplier<Duration> processorTime)
            throws Exception {
        Duration start = processorTime.get();
        while (processorTime.get().minus(start).compareTo(WARM_UP) < 0) {
            search.call();
        }
        long iterations = 0;
        Duration begun = processorTime.get();
        Duration spent = Duration.ZERO;
        while (spent.compareTo(MEASURED) < 0) {
            iterations += search.call();
            spent = processorTime.get().minus(begun);
        }
        return 1000 * iterations / spent.toMillis();
    }
}
