package dighouse.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import dighouse.catalogue.GameEntry;
import dighouse.catalogue.Games;
import dighouse.kernel.Edition;
import dighouse.kernel.Json;
import dighouse.kernel.JsonWriter;
import dighouse.kernel.SeatRange;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/// Compares the same seeded games on the JVM and, compiled to JavaScript, in Node: all records and
/// all hashes of what the engine said must be equal.
class ParityTest {
    private static final int GAMES = 2; // of each edition and seat count

    private static final Path ENGINE = Path.of("target", "js", "engine.js").toAbsolutePath();
    private static final Path SCRIPT = Path.of("src", "test", "js", "parity.mjs").toAbsolutePath();

    @Test
    void theCompiledEnginePlaysTheSameGames() throws IOException, InterruptedException {
        Process node = startNode();
        try (BufferedReader answers = node.inputReader(StandardCharsets.UTF_8);
                Writer requests = node.outputWriter(StandardCharsets.UTF_8)) {
            for (GameEntry<?> entry : Games.all()) {
                for (Edition edition : entry.editions()) {
                    compare(entry, edition, requests, answers);
                }
            }
        }
        assertThat(node.waitFor()).isZero();
    }

    private static void compare(
            GameEntry<?> entry, Edition edition, Writer requests, BufferedReader answers)
            throws IOException {
        SeatRange range = entry.game().seats(edition);
        for (int seats = range.least(); seats <= range.most(); seats++) {
            for (int seed = 1; seed <= GAMES; seed++) {
                requests.write(request(entry.id(), edition.json(), seats, seed) + "\n");
                requests.flush(); // Node plays at the same time
                String onTheJvm = Engine.playthrough(entry.id(), edition.json(), seats, seed);
                String answer = answers.readLine();
                assertThat(answer).as("Node ended; see its output above").isNotNull();
                assertThat(Json.parse(answer).string())
                        .as("%s with %d seats, seed %d", entry.id(), seats, seed)
                        .isEqualTo(onTheJvm);
            }
        }
    }

    private static String request(String game, String edition, int seats, int seed) {
        JsonWriter json = new JsonWriter();
        json.beginObject().name("game").value(game).name("edition").value(edition);
        json.name("seats").value(seats).name("seed").value(seed).endObject();
        return json.text();
    }

    private static Process startNode() {
        try {
            return new ProcessBuilder("node", SCRIPT.toString(), ENGINE.toString())
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
        } catch (IOException noNode) {
            String sentence =
                    "Node.js 20 or newer is not on the PATH: the compiled engine is not compared.";
            if (System.getenv("CI") != null) {
                throw new AssertionError(sentence, noNode);
            }
            return abort(sentence);
        }
    }
}
