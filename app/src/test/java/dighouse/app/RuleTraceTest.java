package dighouse.app;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.catalogue.GameEntry;
import dighouse.catalogue.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Every statement of a ledger is claimed by a test: the guarantee that games are played by the
/// book.
class RuleTraceTest {
    @TempDir Path folder = Path.of("");

    @Test
    void everyStatementOfEveryGameIsClaimedByATest() {
        Path root = Path.of(Objects.requireNonNull(System.getProperty("dighouse.root")));
        List<String> games = new ArrayList<>();
        for (GameEntry<?> entry : Games.all()) {
            games.add(entry.id());
        }

        assertThat(games).contains("archaeology");
        assertThat(new RuleTrace(root).faults(games)).isEmpty();
    }

    @Test
    void noticesWhatIsMissingUnknownCrowdedOrDisabled() throws IOException {
        String mark = "@" + "Rule(";
        write("docs/rules/told.txt", "# ARC-DIG-03\nARC-DIG-02\n");
        write(
                "docs/rules/archaeology.md",
                "- **ARC-DIG-01** a\n- **ARC-DIG-02** b\n- **ARC-DIG-03** c\n- **ARC-OVR-01** d\n");
        write("docs/rules/thebes.md", "- **THB-DIG-01** a\n");
        write("games/archaeology/src/test/java/DigTest.java", mark + "\"ARC-DIG-01\")\n");
        write("games/archaeology/src/main/java/Dig.java", mark + "\"ARC-DIG-03\")\n");

        assertThat(faults()).containsExactly("no test claims ARC-DIG-03");

        write("a/src/test/java/ATest.java", mark + "{\"ARC-DIG-03\",\n \"ARC-DIG-09\"})\n");
        assertThat(faults()).containsExactly("a test claims ARC-DIG-09, which no ledger has");

        write(
                "a/src/test/java/ATest.java",
                mark
                        + "{\"ARC-DIG-01\", \"ARC-DIG-02\", \"ARC-DIG-03\", \"ARC-OVR-01\",\n"
                        + "\"THB-DIG-01\", \"ARC-A-1\", \"ARC-A-2\"})\n");
        assertThat(faults()).contains("one test claims 7 statements in a/src/test/java/ATest.java");

        write("a/src/test/java/ATest.java", mark + "\"ARC-DIG-03\")\n@" + "Disabled");
        assertThat(faults()).containsExactly("a test is disabled in a/src/test/java/ATest.java");
    }

    private List<String> faults() {
        return new RuleTrace(folder).faults(List.of("archaeology"));
    }

    private void write(String path, String text) throws IOException {
        Path file = folder.resolve(path);
        Files.createDirectories(Objects.requireNonNull(file.getParent()));
        Files.writeString(file, text);
    }
}
