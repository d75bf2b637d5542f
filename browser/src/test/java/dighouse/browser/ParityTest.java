package dighouse.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Compares the same seeded games on the JVM, in Node (JavaScript) and in Chromium (JavaScript and
/// WebAssembly): random games with a hash of everything the engine said, and games of bots that
/// think for a number of iterations. All answers must be equal.
class ParityTest {
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
        try (NodeEngine node = new NodeEngine();
                Chromium chromium = new Chromium(folder);
                ExecutorService side = Executors.newVirtualThreadPerTaskExecutor()) {
            Future<List<String>> inNode = side.submit(all(tasks, node));
            Future<List<String>> inJavaScript = side.submit(all(tasks, chromium.javascript()));
            Future<List<String>> inWebAssembly = side.submit(all(tasks, chromium.webassembly()));
            List<String> onTheJvm = tasks.stream().map(Task::onTheJvm).toList();
            assertSame("Node", tasks, inNode.get(), onTheJvm);
            assertSame("JavaScript in Chromium", tasks, inJavaScript.get(), onTheJvm);
            assertSame("WebAssembly in Chromium", tasks, inWebAssembly.get(), onTheJvm);
        }
    }

    private static Callable<List<String>> all(List<Task> tasks, RemoteEngine engine) {
        return () -> {
            List<String> answers = new ArrayList<>();
            for (Task task : tasks) {
                answers.add(engine.answer(task.request()).get("answer").string());
            }
            return answers;
        };
    }

    private static void assertSame(
            String where, List<Task> tasks, List<String> answers, List<String> onTheJvm) {
        assertThat(answers).hasSameSizeAs(tasks);
        for (int i = 0; i < tasks.size(); i++) {
            assertThat(answers.get(i)).as("%s: %s", where, tasks.get(i)).isEqualTo(onTheJvm.get(i));
        }
    }
}
