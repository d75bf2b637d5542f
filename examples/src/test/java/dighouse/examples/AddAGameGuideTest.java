package dighouse.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// The code in `docs/add-a-game.md` is the code of tic-tac-toe.
class AddAGameGuideTest {
    private static final Path ROOT = Path.of(System.getProperty("dighouse.root"));
    private static final Pattern EXCERPT =
            Pattern.compile("<!-- (\\S+) -->\n```java\n(.*?)```", Pattern.DOTALL);
    private static final List<String> FOLDERS =
            List.of(
                    "examples/src/main/java/dighouse/examples/tictactoe",
                    "examples/src/test/java/dighouse/examples/tictactoe",
                    "catalogue/src/main/java/dighouse/catalogue");
    private static final int MOST_LINES = 160;

    @Test
    void everyExcerptStandsInItsFile() throws IOException {
        String guide = Files.readString(ROOT.resolve("docs/add-a-game.md"));
        List<MatchResult> excerpts = EXCERPT.matcher(guide).results().toList();

        assertThat(excerpts).hasSizeGreaterThan(8);
        assertThat(guide.split("```java", -1)).as("blocks of code").hasSize(excerpts.size() + 1);
        for (MatchResult excerpt : excerpts) {
            assertThat(source(excerpt.group(1))).contains(excerpt.group(2));
        }
    }

    private static String source(String name) throws IOException {
        for (String folder : FOLDERS) {
            Path file = ROOT.resolve(folder).resolve(name);
            if (Files.exists(file)) {
                return Files.readString(file);
            }
        }
        throw new AssertionError("there is no file " + name);
    }

    @Test
    void ticTacToeStaysShort() throws IOException {
        int lines = 0;
        try (var files = Files.list(ROOT.resolve(FOLDERS.getFirst()))) {
            for (Path file : files.toList()) {
                lines += Files.readAllLines(file).size();
            }
        }
        assertThat(lines).isLessThanOrEqualTo(MOST_LINES);
    }
}
