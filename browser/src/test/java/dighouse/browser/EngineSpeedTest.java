package dighouse.browser;

import dighouse.catalogue.GameEntry;
import dighouse.catalogue.Games;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Measures how fast the engines search for the first move of a game with two seats, and prints it:
/// `./dighouse test full browser EngineSpeedTest`. Run it on a quiet machine.
@Tag("full")
class EngineSpeedTest {
    private static final int WARM_UPS = 3;
    private static final int ITERATIONS = Integer.getInteger("dighouse.iterations", 3000);

    @TempDir Path folder;

    @Test
    void printIterationsPerSecond() throws Exception {
        try (NodeEngine node = new NodeEngine();
                Chromium chromium = new Chromium(folder)) {
            System.out.println(
                    "| iterations/s | JVM | Chromium, WebAssembly | Chromium, JavaScript | Node |");
            System.out.println("|---|--:|--:|--:|--:|");
            for (GameEntry<?> entry : Games.all()) {
                Task table =
                        Task.tables(entry).stream()
                                .filter(each -> each.seats() == 2)
                                .findFirst()
                                .orElseThrow();
                System.out.printf(
                        "| %s | %s | %s | %s | %s |%n",
                        entry.id(),
                        onTheJvm(table),
                        measured(table, chromium.webassembly()),
                        measured(table, chromium.javascript()),
                        measured(table, node));
            }
        }
    }

    private static String onTheJvm(Task table) {
        long nanos = 0;
        int imagined = 0;
        for (int i = 0; i <= WARM_UPS; i++) {
            long start = System.nanoTime();
            imagined = table.engine().search(table.edition().json(), 2, 0, ITERATIONS);
            nanos = System.nanoTime() - start;
        }
        return rate(imagined, nanos / 1e6);
    }

    private static String measured(Task table, RemoteEngine engine) throws Exception {
        String answer = "0";
        double millis = 0;
        for (int i = 0; i <= WARM_UPS; i++) {
            var reply = engine.answer(table.searchRequest(ITERATIONS));
            answer = reply.get("answer").string();
            millis = reply.get("millis").number(0, Integer.MAX_VALUE);
        }
        return rate(Integer.parseInt(answer), millis);
    }

    private static String rate(int imagined, double millis) {
        return "%,.0f".formatted(1000 * imagined / millis);
    }
}
