package dighouse.lab.ladder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dighouse.bots.BotSpeed;
import dighouse.catalogue.GameEntry;
import dighouse.catalogue.Games;
import dighouse.kernel.Malformed;
import dighouse.kernel.Position;
import dighouse.lab.RunJournal;
import dighouse.lab.RunProgress;
import dighouse.lab.WorkerPool;
import dighouse.lab.ladder.Ladder.Climbed;
import dighouse.lab.statistics.Interval;
import java.util.List;
import org.junit.jupiter.api.Test;

class LadderTest {
    private static Ladder<?> ladder(int least, int most) {
        return ladder(Games.find("tictactoe"), least, most);
    }

    private static <P extends Position<P>> Ladder<P> ladder(
            GameEntry<P> entry, int least, int most) {
        return new Ladder<>(
                entry.game(), entry.standardEdition(), new BotSpeed(0.001, 20), 3, least, most);
    }

    private static List<Climbed> climb(Ladder<?> ladder, RunJournal runJournal) {
        return ladder.climb(runJournal, new WorkerPool(2), RunProgress.SILENT);
    }

    /// Greedy is soon shown to beat random; no bot is ever shown to beat an equal.
    @Test
    void aRungEndsWhenItIsSure() {
        List<Climbed> climbed = climb(ladder(10, 70), RunJournal.inMemory());

        assertThat(climbed)
                .allSatisfy(each -> {
                    int games = each.standings().bouts().size();
                    boolean sure = each.taken().excludes(0.5);
                    assertThat(games).isIn(10, 30, 50, 70);
                    assertThat(sure || games == 70).isTrue();
                });
        assertThat(climbed).anyMatch(each -> each.standings().bouts().size() < 70);
    }

    @Test
    void goesOnFromItsJournalAndEndsAtTheSameGame() {
        RunJournal runJournal = RunJournal.inMemory();
        List<Climbed> once = climb(ladder(4, 24), runJournal);
        int found = runJournal.keys().size();

        assertThat(climb(ladder(4, 24), runJournal)).isEqualTo(once);
        assertThat(runJournal.keys()).hasSize(found);
    }

    @Test
    void twoSeatsAreAskedForPointsAndFourForVictories() {
        assertThat(Rung.all(4))
                .extracting(Rung::name)
                .containsExactly(
                        "medium-easy",
                        "hard-medium",
                        "expert-hard",
                        "expert-greedy",
                        "greedy-random",
                        "expert-medium-4");
        assertThat(Rung.all(2)).hasSize(5);
        assertThat(Rung.all(4).getLast().fair()).isEqualTo(0.25);
    }

    @Test
    void thePageTellsCommandDateAndVerdict() {
        LadderPage page =
                new LadderPage(
                        "archaeology",
                        "./dighouse ladder archaeology --scale 0.1",
                        "2026-11-16",
                        "2 cores, Linux, Java 25",
                        0.1,
                        climb(ladder(2, 2), RunJournal.inMemory()),
                        List.of(
                                new Skill.Step(10, 60, new Interval(0.55, 0.66, 0.76)),
                                new Skill.Step(20, 60, new Interval(0.45, 0.55, 0.65))));

        assertThat(page.markdown("plot.svg"))
                .contains(
                        "2026-11-16", "./dighouse ladder archaeology --scale 0.1", "scaled by 0.1")
                .contains("| medium | easy | 2 | 2 |", "not shown to be stronger", "winners 114")
                .contains(
                        "More time stops paying at 20 ms",
                        "![What twice the thinking time takes, step by step](plot.svg)");
        assertThat(page.plot()).startsWith("<svg xmlns=").contains("20 ms against 10 ms");
    }

    @Test
    void aLadderThatKeepsRisingSaysSo() {
        assertThat(Skill.flattening(List.of(new Skill.Step(80, 60, new Interval(0.55, 0.6, 0.7)))))
                .isEqualTo("More time pays up to 160 ms.");
    }

    @Test
    void refusesSizesThatMakeNoSense() {
        assertThatThrownBy(() -> ladder(10, 5)).isInstanceOf(Malformed.class);
        assertThatThrownBy(() -> ladder(0, 5)).isInstanceOf(Malformed.class);
    }
}
