package dighouse.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// The code in `docs/add-a-game.md` is the code of tic-tac-toe, and what else it names is there.
class AddAGameGuideTest {
    private static final Path ROOT = Path.of(System.getProperty("dighouse.root"));
    private static final Pattern EXCERPT =
            Pattern.compile("<!-- (\\S+) -->\n```java\n(.*?)```", Pattern.DOTALL);
    private static final Pattern PATH = Pattern.compile("`([a-zA-Z][\\w.-]*(?:/[\\w.-]+)+)`");
    private static final Pattern CLASS = Pattern.compile("`([A-Z][a-z]+[A-Z]\\w*)`");
    private static final Pattern HEADING = Pattern.compile("\"([^\"]+)\"\\s+in\\s+`(\\w+\\.md)`");
    private static final Pattern BLOCK = Pattern.compile("```.*?```", Pattern.DOTALL);
    private static final Pattern OWN = Pattern.compile("(?i).*mygame.*");
    private static final Set<String> LEFT_OUT = Set.of("target", "node_modules", ".git");
    private static final List<String> FOLDERS =
            List.of(
                    "examples/src/main/java/dighouse/examples/tictactoe",
                    "examples/src/test/java/dighouse/examples/tictactoe",
                    "catalogue/src/main/java/dighouse/catalogue");
    private static final String JAVA = ".java";
    private static final int MOST_LINES = 160;

    @Test
    void everyExcerptStandsInItsFile() throws IOException {
        String guide = guide();
        List<MatchResult> excerpts = EXCERPT.matcher(guide).results().toList();

        assertThat(excerpts).hasSizeGreaterThan(8);
        assertThat(guide.split("```java", -1)).as("blocks of code").hasSize(excerpts.size() + 1);
        for (MatchResult excerpt : excerpts) {
            assertThat(source(excerpt.group(1))).contains(excerpt.group(2));
        }
    }

    @Test
    void everyPathLeadsSomewhere() throws IOException {
        assertThat(names(PATH))
                .hasSizeGreaterThan(5)
                .allSatisfy(path -> assertThat(ROOT.resolve(path)).exists());
    }

    @Test
    void everyClassIsThere() throws IOException {
        Set<String> known = sources();
        known.add("AssertionError");
        known.add("TicTacToeViewJson"); // generated

        assertThat(names(CLASS))
                .hasSizeGreaterThan(20)
                .allSatisfy(it -> assertThat(known).contains(it));
    }

    @Test
    void everyChapterIsThere() throws IOException {
        List<MatchResult> chapters = HEADING.matcher(guide()).results().toList();

        assertThat(chapters).hasSizeGreaterThan(1);
        for (MatchResult chapter : chapters) {
            assertThat(Files.readAllLines(ROOT.resolve(chapter.group(2))))
                    .contains("## " + chapter.group(1));
        }
    }

    /// What stands between backquotes in the text, except for the names of the reader's own game.
    private static List<String> names(Pattern pattern) throws IOException {
        return pattern.matcher(BLOCK.matcher(guide()).replaceAll(""))
                .results()
                .map(name -> name.group(1))
                .filter(name -> !OWN.matcher(name).matches())
                .toList();
    }

    private static String guide() throws IOException {
        return Files.readString(ROOT.resolve("docs/add-a-game.md"));
    }

    /// The names of all Java sources of the project, without `.java`.
    private static Set<String> sources() throws IOException {
        Set<String> names = new HashSet<>();
        Files.walkFileTree(
                ROOT,
                new SimpleFileVisitor<>() {
                    @Override
                    public FileVisitResult preVisitDirectory(
                            Path folder, BasicFileAttributes attributes) {
                        return LEFT_OUT.contains(String.valueOf(folder.getFileName()))
                                ? FileVisitResult.SKIP_SUBTREE
                                : FileVisitResult.CONTINUE;
                    }

                    @Override
                    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                        String name = String.valueOf(file.getFileName());
                        if (name.endsWith(JAVA)) {
                            names.add(name.substring(0, name.length() - JAVA.length()));
                        }
                        return FileVisitResult.CONTINUE;
                    }
                });
        return names;
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
