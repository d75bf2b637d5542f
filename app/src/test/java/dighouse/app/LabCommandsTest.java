package dighouse.app;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.app.io.Exit;
import dighouse.app.option.ProgressBar;
import dighouse.kernel.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `duel`, `tournament`, `ladder`, `study`, `tune` and `analyse`.
class LabCommandsTest {
    @TempDir Path folder = Path.of("");

    @Test
    void duelTellsWhoTakesHowMuch() {
        Json duel =
                Json.parse(
                        Run.of("duel", "archaeology", "greedy", "random", "--games", "20", "--json")
                                .answers(Exit.OK)
                                .out());

        assertThat(duel.get("game").string()).isEqualTo("archaeology");
        assertThat(duel.get("seats").number(0, 9)).isEqualTo(2);
        List<Json> results = duel.get("results").array();
        assertThat(results)
                .extracting(row -> row.get("bot").string())
                .containsExactly("greedy", "random");
        assertThat(results.getFirst().get("games").number(0, 100)).isEqualTo(20);
        assertThat(duel.get("ladder").array()).hasSize(2);
    }

    @Test
    void duelIsTheSameOnAnyNumberOfThreads() {
        String[] one = {
            "duel",
            "thebes",
            "easy",
            "greedy",
            "--seats",
            "3",
            "--games",
            "6",
            "--think",
            "10",
            "--threads",
            "1"
        };
        String[] two = one.clone();
        two[two.length - 1] = "2";

        assertThat(Run.of(two).answers(Exit.OK).out()).isEqualTo(Run.of(one).out());
    }

    @Test
    void aTournamentGoesOnFromItsJournal() throws IOException {
        Path journal = folder.resolve("cup.txt");
        String[] line = {
            "tournament",
            "tictactoe",
            "--bots",
            "random,greedy,easy",
            "--think",
            "10",
            "--games",
            "4",
            "--csv",
            "--journal",
            journal.toString()
        };
        String whole = Run.of(line).answers(Exit.OK).out();
        String text = Files.readString(journal);
        Files.writeString(journal, text.substring(0, text.length() / 2));

        assertThat(Run.of(line).answers(Exit.OK).out()).isEqualTo(whole);
        assertThat(Files.readString(journal).lines().sorted().toList())
                .isEqualTo(text.lines().sorted().toList());
        Run.of("tournament", "tictactoe", "--bots", "random,hard", "--journal", journal.toString())
                .complains(Exit.BAD_INPUT, "is of another run");
    }

    @Test
    void ladderWritesItsPage() throws IOException {
        Run.of(
                        "ladder",
                        "pergamon",
                        "--scale",
                        "0.001",
                        "--games",
                        "2",
                        "--most",
                        "2",
                        "--docs",
                        folder.toString())
                .answers(Exit.OK);

        assertThat(Files.readString(folder.resolve("ladder-pergamon.md")))
                .contains("./dighouse ladder pergamon --scale 0.001")
                .contains("| expert | 3 × medium | 4 | 2 |", "PRG-SANITY-01");
    }

    @Test
    void studyWritesItsPageAndTables() throws IOException {
        Path page = folder.resolve("study.html");
        Run run =
                Run.of(
                        "study",
                        "pergamon",
                        "--games",
                        "10",
                        "--bots",
                        "random",
                        "--lang",
                        "fr",
                        "--html",
                        page.toString());

        assertThat(run.answers(Exit.OK).out()).contains("Qui gagne", "nouvelles expositions");
        assertThat(run.err()).contains("study.html");
        assertThat(Files.readString(page))
                .startsWith("<!DOCTYPE html>")
                .contains("lang=\"fr\"", "./dighouse study pergamon --games 10 --bots random");
    }

    private static final String GOLDEN =
            Path.of(
                            String.valueOf(System.getProperty("dighouse.root")),
                            "games/pergamon/src/test/resources/golden/the-raider-digs-too.txt")
                    .toString();

    @Test
    void analyseTellsLuckFromSkill() {
        Json found =
                Json.parse(
                        Run.of("analyse", GOLDEN, "--think", "10", "--iterations", "8", "--json")
                                .answers(Exit.OK)
                                .out());

        assertThat(found.get("totals").array()).hasSize(2);
        assertThat(found.get("decisions").array()).isNotEmpty();
        assertThat(found.get("chance").array()).isNotEmpty();
    }

    @Test
    void analyseWritesItsPage() throws IOException {
        Run.of("analyse", GOLDEN, "--think", "10", "--iterations", "8", "--docs", folder.toString())
                .answers(Exit.OK);

        assertThat(Files.readString(folder.resolve("analysis-pergamon.md")))
                .contains(
                        "# Analysis of a game of Pergamon",
                        "--iterations 8",
                        "(analysis-pergamon.svg)")
                .contains("## Decisions that cost most", "## All outcomes");
        assertThat(Files.readString(folder.resolve("analysis-pergamon.svg")))
                .startsWith("<svg xmlns=")
                .contains("<polyline", "A · ");
    }

    @Test
    void theBarTellsHowFarItIsAndHowLongItTakes() {
        assertThat(ProgressBar.line("duel", 30, 90, 11, 20))
                .isEqualTo("duel [##########....................] 30 of 90, 2:00 left   ");
        assertThat(ProgressBar.line("duel", 1, 7300, 1, 0)).contains(", ? left");
        assertThat(ProgressBar.line("duel", 2, 7202, 2, 1)).contains(", 2:00:00 left");
    }
}
