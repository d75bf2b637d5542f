package dighouse.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Compares the same seeded games on the JVM, in Node (JavaScript) and in Chromium (JavaScript and
/// WebAssembly): random games with a hash of everything the engine said, and games of bots that
/// think for a number of iterations. All answers must be equal.
class ParityTest {
    private static final int PLACES = 3; // beside the JVM
    private static final int SEEDS = 2; // at each table: one game at random, one by bots
    private static final int FULL_GAMES = Integer.getInteger("dighouse.parity", 1000);

    @TempDir Path folder;

    @Test
    void compiledEnginesPlayTheSameGames() throws Exception {
        compare(Task.everywhere(SEEDS, 6)); // iterations: JavaScript is slow
    }

    /// `./dighouse test full browser ParityTest`; `-Ddighouse.parity=50` plays fewer games.
    @Test
    @Tag("full")
    void compiledEnginesPlayAThousandGamesOfEachTitleTheSame() throws Exception {
        compare(Task.ofEachTitle(FULL_GAMES, 20));
    }

    private void compare(List<Task> tasks) throws Exception {
        List<FutureTask<String>> onTheJvm =
                tasks.stream().map(task -> new FutureTask<>(task::onTheJvm)).toList();
        ExecutorService side = Executors.newVirtualThreadPerTaskExecutor();
        try (NodeEngine node = new NodeEngine();
                Chromium chromium = new Chromium(folder)) {
            CompletionService<Void> places = new ExecutorCompletionService<>(side);
            places.submit(comparison("Node", node, tasks, onTheJvm));
            places.submit(
                    comparison("JavaScript in Chromium", chromium.javascript(), tasks, onTheJvm));
            places.submit(
                    comparison("WebAssembly in Chromium", chromium.webassembly(), tasks, onTheJvm));
            side.execute(() -> onTheJvm.forEach(FutureTask::run));
            for (int i = 0; i < PLACES; i++) {
                places.take().get(); // the first difference ends the test
            }
        } finally {
            side.shutdownNow();
        }
    }

    private static Callable<Void> comparison(
            String where,
            RemoteEngine engine,
            List<Task> tasks,
            List<FutureTask<String>> onTheJvm) {
        return () -> {
            for (int i = 0; i < tasks.size(); i++) {
                Task task = tasks.get(i);
                assertThat(engine.answer(task.request()).get("answer").string())
                        .as("%s: %s", where, task)
                        .isEqualTo(onTheJvm.get(i).get());
            }
            return null;
        };
    }
}
