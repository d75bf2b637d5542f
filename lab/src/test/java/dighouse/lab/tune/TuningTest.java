package dighouse.lab.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dighouse.bots.Advisor;
import dighouse.bots.Style;
import dighouse.bots.search.GreedyBot;
import dighouse.catalogue.GameEntry;
import dighouse.catalogue.Games;
import dighouse.kernel.Malformed;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import dighouse.kernel.Xoshiro;
import dighouse.lab.RunJournal;
import dighouse.lab.RunProgress;
import dighouse.lab.WorkerPool;
import dighouse.lab.tune.Tuning.Found;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TuningTest {
    @TempDir Path folder = Path.of("");

    private static Tuning<?> tuning(int games) {
        return tuning(Games.find("gofish"), games); // short games
    }

    private static <P extends Position<P>> Tuning<P> tuning(GameEntry<P> entry, int games) {
        return new Tuning<>(
                entry.game(),
                Setup.of(entry.game(), entry.standardEdition(), 2),
                new Fortune<P>(),
                "greedy",
                (name, advisory) -> new GreedyBot(name, Style.STANDARD.worth(), advisory),
                new Tuning.Size(2, games, 30),
                5);
    }

    private static Found find(Tuning<?> tuning, RunJournal runJournal, int threads) {
        return tuning.find(runJournal, new WorkerPool(threads), RunProgress.SILENT);
    }

    /// Tuning finds out, and proves, that standard values which throw points away are bad.
    @Test
    void findsBetterNumbersAndProvesThem() {
        Found found = find(tuning(60), RunJournal.inMemory(), 2);

        assertThat(found.best().values().getFirst()).isGreaterThan(0);
        assertThat(found.best().share().low()).isGreaterThan(0.5);
        assertThat(new TuneReport(found).verdict()).startsWith("The tuned parameters are better");
        assertThat(new TuneReport(found).sheets())
                .extracting(sheet -> sheet.rows().size())
                .containsExactly(3, 3);
    }

    @Test
    void goesOnWhereItWasKilledOnAnyNumberOfThreads() throws IOException {
        Tuning<?> tuning = tuning(20);
        Found whole = find(tuning, RunJournal.inMemory(), 1);
        Path file = folder.resolve("tune.txt");
        try (RunJournal runJournal = RunJournal.open(file, tuning.heading())) {
            find(tuning, runJournal, 2);
        }
        String text = Files.readString(file);
        Files.writeString(file, text.substring(0, text.length() / 3));

        try (RunJournal runJournal = RunJournal.open(file, tuning.heading())) {
            assertThat(find(tuning, runJournal, 3)).isEqualTo(whole);
        }
    }

    @Test
    void refusesAJournalThatTriedOtherNumbers() {
        RunJournal runJournal = RunJournal.inMemory();
        runJournal.note("run0/0", "[4,4,4] 1.0");

        assertThatThrownBy(() -> find(tuning(8), runJournal, 1))
                .isInstanceOf(Malformed.class)
                .hasMessageContaining("Try 0 of run0");
    }

    @Test
    void saysIfThereIsNothingToTune() {
        assertThatThrownBy(() -> untunable(Games.find("tictactoe")))
                .isInstanceOf(Malformed.class)
                .hasMessage("The advice on tictactoe has no parameters to tune.");
    }

    private static <P extends Position<P>> Tuning<P> untunable(GameEntry<P> entry) {
        return new Tuning<>(
                entry.game(),
                Setup.of(entry.game(), entry.standardEdition(), 2),
                Advisor.plain(1),
                "greedy",
                (name, advisory) -> new GreedyBot(name, Style.STANDARD.worth(), advisory),
                new Tuning.Size(1, 1, 1),
                5);
    }

    @Test
    void theStandardIsAPointOfTheGrid() {
        Grid grid =
                Grid.of(List.of(new Advisor.Knob("a", 0.3, 0, 1), new Advisor.Knob("b", 7, 7, 7)));

        assertThat(grid.at(grid.standard())).containsExactly(0.3, 7);
        assertThat(grid.values().getFirst()).containsExactly(0.0, 0.3, 0.5, 0.75, 1.0);
    }

    /// A grid of 625 points, of which the best wins 70 of 100 games and its neighbours less.
    @Test
    void theBanditFindsAHillInTheNoise() {
        Advisor.Knob knob = new Advisor.Knob("any", 0, 0, 4);
        Grid grid = Grid.of(List.of(knob, knob, knob, knob));
        double sum = 0;
        for (int seed = 0; seed < 10; seed++) {
            Xoshiro random = new Xoshiro(seed);
            TupleBandit bandit = new TupleBandit(grid, random);
            for (int game = 0; game < 600; game++) {
                List<Integer> point = bandit.next(1).getFirst();
                bandit.add(point, random.below(1000) < 1000 * height(point) ? 1 : 0);
            }
            sum += height(bandit.best());
        }

        assertThat(sum / 10).as("the top is 0.7, the mean of all points 0.46").isGreaterThan(0.58);
    }

    private static double height(List<Integer> point) {
        double height = 0.7;
        int[] top = {3, 1, 2, 4};
        for (int knob = 0; knob < top.length; knob++) {
            height -= 0.04 * Math.abs(point.get(knob) - top[knob]);
        }
        return height;
    }
}
