package dighouse.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dighouse.kernel.Malformed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ContestRunTest {
    @TempDir Path folder = Path.of("");

    /// The same seeds and iterations give the same contest, game by game.
    @ParameterizedTest
    @CsvSource({
        "tictactoe, 2",
        "archaeology, 3",
        "thebes, 2",
        "pergamon, 2",
        "marajoara, 2",
    })
    void isTheSameOnOneThreadOrThree(String game, int seats) {
        Contest<?> contest = Contests.of(game, seats, "random", "greedy", "easy", "hard");

        assertThat(Contests.play(contest, 12, RunJournal.inMemory(), 3))
                .isEqualTo(Contests.play(contest, 12, RunJournal.inMemory(), 1));
    }

    @Test
    void gamesDiffer() {
        Contest<?> contest = Contests.of("archaeology", 2, "random", "greedy");

        assertThat(Contests.play(contest, 6, RunJournal.inMemory(), 1))
                .extracting(ContestGame::points)
                .doesNotHaveDuplicates();
    }

    /// After a kill in the middle of a line only that line is lost, and no other game is played
    /// twice.
    @Test
    void goesOnWhereItWasKilled() throws IOException {
        Contest<?> contest = Contests.of("pergamon", 2, "random", "greedy", "easy");
        List<ContestGame> whole = Contests.play(contest, 12, RunJournal.inMemory(), 1);
        Path file = folder.resolve("cup.txt");
        try (RunJournal runJournal = RunJournal.open(file, contest.heading())) {
            Contests.play(contest, 7, runJournal, 2);
        }
        String written = Files.readString(file);
        Files.writeString(file, written.substring(0, written.length() - 9));

        List<String> kept;
        try (RunJournal runJournal = RunJournal.open(file, contest.heading())) {
            kept = runJournal.keys();
            assertThat(kept).hasSize(6);
            assertThat(Contests.play(contest, 12, runJournal, 2)).isEqualTo(whole);
        }

        try (RunJournal runJournal = RunJournal.open(file, contest.heading())) {
            assertThat(runJournal.keys()).hasSize(12).doesNotHaveDuplicates();
            assertThat(runJournal.keys().subList(0, 6)).isEqualTo(kept);
        }
    }

    @Test
    void gamesInTheJournalAreNotPlayedAgain() {
        Contest<?> contest = Contests.of("tictactoe", 2, "random", "greedy");
        RunJournal runJournal = RunJournal.inMemory();
        runJournal.note("cup/0", "0,1 77,3 1,2 5");
        List<Integer> done = new ArrayList<>();

        List<ContestGame> bouts =
                new ContestRun<>(
                                contest,
                                runJournal,
                                new WorkerPool(1),
                                (what, number, all, fresh) -> done.add(fresh))
                        .upTo(3);

        assertThat(bouts.getFirst().points()).containsExactly(77, 3);
        assertThat(done).containsExactly(1, 2);
    }

    @Test
    void aJournalOfOtherLineupsIsRefused() {
        Contest<?> contest = Contests.of("tictactoe", 2, "random", "greedy");
        RunJournal runJournal = RunJournal.inMemory();
        runJournal.note("cup/0", "1,0 1,0 1,2 5");

        assertThatThrownBy(() -> Contests.play(contest, 1, runJournal, 1))
                .isInstanceOf(Malformed.class)
                .hasMessageContaining("Game 0 of the journal");
    }

    @Test
    void theHeadingTellsWhateverDecidesTheGames() {
        assertThat(Contests.of("archaeology", 2, "easy", "hard").heading())
                .contains("archaeology", "rules=2", "seats=2", "easy[easy:12i]", "hard[hard:12i]")
                .contains("scale=1.0", "iterationsPerMilli=20", "seed=7")
                .isNotEqualTo(Contests.of("archaeology", 3, "easy", "hard").heading());
    }

    @Test
    void saysWhatMakesNoContest() {
        assertThatThrownBy(() -> Contests.of("tictactoe", 2, "easy"))
                .isInstanceOf(Malformed.class)
                .hasMessage("A contest needs two bots or more.");
        assertThatThrownBy(() -> Contests.of("tictactoe", 2, "easy", "easy"))
                .isInstanceOf(Malformed.class)
                .hasMessage("A bot cannot take part in a contest twice.");
    }

    @Test
    void aFaultInAGameEndsTheRun() {
        assertThatThrownBy(() ->
                        new WorkerPool(2)
                                .work(
                                        List.of(0, 1, 2),
                                        () ->
                                                number -> {
                                                    throw new IllegalStateException("broken");
                                                },
                                        (number, done) -> {}))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("broken");
    }
}
