package dighouse.lab.ladder;

import dighouse.bots.Bot;
import dighouse.bots.BotSpeed;
import dighouse.bots.ThinkingBudget;
import dighouse.bots.levels.Bots;
import dighouse.kernel.Edition;
import dighouse.kernel.Game;
import dighouse.kernel.Hash64;
import dighouse.kernel.Malformed;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import dighouse.lab.Contest;
import dighouse.lab.ContestRun;
import dighouse.lab.Entrant;
import dighouse.lab.Lineups;
import dighouse.lab.RunJournal;
import dighouse.lab.RunProgress;
import dighouse.lab.Standings;
import dighouse.lab.WorkerPool;
import dighouse.lab.statistics.Interval;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// Measures what twice the thinking time is worth, step by step, with two seats.
///
/// @param speed by the clock or counted; its scale is not used
/// @param games of each step
/// @param <P> the game's position
public record Skill<P extends Position<P>>(
        Game<P> game, Edition edition, BotSpeed speed, long seed, int games) {
    private static final List<Integer> MILLIS = List.of(10, 20, 40, 80);

    public Skill {
        if (games < 1) {
            throw new Malformed("--skill takes a whole number of games of at least 1.");
        }
    }

    /// What a thinking time took from half of it.
    ///
    /// @param millis the shorter time
    public record Step(int millis, int games, Interval share) {
        public String name() {
            return 2 * millis + " ms against " + millis + " ms";
        }

        /// Tells whether more time is shown to be worth something.
        public boolean pays() {
            return share.low() > 0.5;
        }
    }

    /// Describes the run in one line.
    public String heading() {
        String contests =
                MILLIS.stream()
                        .map(millis -> contest(millis).heading())
                        .collect(Collectors.joining("; "));
        return "skill=" + Hash64.hex(Hash64.of(contests));
    }

    private Contest<P> contest(int millis) {
        return new Contest<>(
                "skill-" + millis,
                game,
                Setup.of(game, edition, 2),
                List.of(entrant(2 * millis), entrant(millis)),
                Lineups.duel(2),
                speed.scaled(1),
                seed);
    }

    private static Entrant entrant(int millis) {
        Bot bot = Bots.named("expert").within(ThinkingBudget.millis(millis));
        return new Entrant(millis + "ms", bot);
    }

    /// Plays all steps, or continues where the journal ends.
    public List<Step> climb(RunJournal runJournal, WorkerPool workers, RunProgress runProgress) {
        List<Step> steps = new ArrayList<>();
        for (int millis : MILLIS) {
            ContestRun<P> run = new ContestRun<>(contest(millis), runJournal, workers, runProgress);
            Standings standings = new Standings(List.of("twice", "once"), 2, run.upTo(games));
            steps.add(new Step(millis, games, standings.share(0)));
        }
        return steps;
    }

    /// Says from which step on more time is not shown to be worth anything.
    static String flattening(List<Step> steps) {
        for (Step step : steps) {
            if (!step.pays()) {
                return "More time stops paying at "
                        + step.millis()
                        + " ms: "
                        + step.games()
                        + " games do not show that "
                        + step.name()
                        + " is an advantage.";
            }
        }
        return "More time pays up to " + 2 * steps.getLast().millis() + " ms.";
    }
}
