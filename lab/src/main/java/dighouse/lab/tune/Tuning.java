package dighouse.lab.tune;

import dighouse.bots.Advice;
import dighouse.bots.AdviceSource;
import dighouse.bots.Advisor;
import dighouse.bots.Advisor.Knob;
import dighouse.bots.Bot;
import dighouse.bots.BotSpeed;
import dighouse.kernel.Game;
import dighouse.kernel.Hash64;
import dighouse.kernel.Malformed;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import dighouse.kernel.Xoshiro;
import dighouse.lab.Contest;
import dighouse.lab.ContestGame;
import dighouse.lab.ContestRun;
import dighouse.lab.Entrant;
import dighouse.lab.Lineups;
import dighouse.lab.RunJournal;
import dighouse.lab.RunProgress;
import dighouse.lab.Standings;
import dighouse.lab.WorkerPool;
import dighouse.lab.statistics.Interval;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// Looks for better parameters of an advice.
///
/// It makes several runs of many games each, in which one seat has the parameters that are tried
/// and all others have the current ones. The best of each run plays against the current ones; the
/// best of these plays again, in fresh games, so that luck in being selected does not count.
///
/// @param advisor whose knobs are tuned
/// @param name of the bot that plays
/// @param <P> the game's position
public record Tuning<P extends Position<P>>(
        Game<P> game,
        Setup setup,
        Advisor<P> advisor,
        String name,
        Maker maker,
        Size size,
        long seed) {
    /// Tries per batch, whatever the number of threads, because the next tries depend on the
    /// results.
    private static final int TOGETHER = 4;

    private static final BotSpeed PACE = new BotSpeed(1, 1); // the bots count iterations

    /// Makes the bot that plays.
    @FunctionalInterface
    public interface Maker {
        Bot bot(String name, AdviceSource adviceSource);
    }

    /// How much to play.
    ///
    /// @param games of each run
    /// @param proof games of each test
    public record Size(int runs, int games, int proof) {
        public Size {
            if (runs < 1 || games < 1 || proof < 1) {
                throw new Malformed(
                        "--runs, --games and --proof take whole numbers of at least 1.");
            }
        }
    }

    public Tuning {
        if (advisor.knobs().isEmpty()) {
            throw new Malformed("The advice on " + game.id() + " has no parameters to tune.");
        }
        if (setup.seats() < 2) {
            throw new Malformed("Tuning needs two seats or more.");
        }
    }

    /// The best parameters of a run, and how they did against the current ones.
    public record Candidate(String run, List<Double> values, Interval share) {}

    /// The result of a tuning.
    ///
    /// @param candidates the best of each run
    /// @param best of the candidates, with what it took in fresh games
    public record Found(List<Knob> knobs, List<Candidate> candidates, Candidate best) {}

    /// Describes the run in one line.
    public String heading() {
        String knobs = advisor.knobs().stream().map(Knob::toString).collect(Collectors.joining());
        return String.join(
                " ",
                "tune",
                game.id(),
                "rules=" + setup.rules(),
                "setup=" + Hash64.hex(setup.hash()),
                "bot=" + name,
                "knobs=" + Hash64.hex(Hash64.of(knobs)),
                "games=" + size.games(),
                "seed=" + seed);
    }

    /// Makes all runs and tests, or continues where the journal ends.
    public Found find(RunJournal runJournal, WorkerPool workers, RunProgress runProgress) {
        Grid grid = Grid.of(advisor.knobs());
        List<Candidate> candidates = new ArrayList<>();
        for (int run = 0; run < size.runs(); run++) {
            List<Integer> point = search("run" + run, grid, runJournal, workers, runProgress);
            candidates.add(prove("proof" + run, grid.at(point), runJournal, workers, runProgress));
        }
        Candidate chosen =
                candidates.stream()
                        .max(Comparator.comparingDouble(each -> each.share().middle()))
                        .orElseThrow();
        double[] values = chosen.values().stream().mapToDouble(Double::doubleValue).toArray();
        return new Found(
                advisor.knobs(),
                candidates,
                prove("final", values, runJournal, workers, runProgress));
    }

    private List<Integer> search(
            String run,
            Grid grid,
            RunJournal runJournal,
            WorkerPool workers,
            RunProgress runProgress) {
        TupleBandit bandit = new TupleBandit(grid, new Xoshiro(Hash64.mix(seed, Hash64.of(run))));
        int fresh = 0;
        for (int from = 0; from < size.games(); from += TOGETHER) {
            int number = Math.min(TOGETHER, size.games() - from);
            List<List<Integer>> points = bandit.next(number);
            fresh += play(run, from, points, grid, runJournal, workers);
            for (int i = 0; i < number; i++) {
                bandit.add(points.get(i), recall(run, from + i, points.get(i), runJournal));
            }
            runProgress.report(run, from + number, size.games(), fresh);
        }
        return bandit.best();
    }

    /// Plays the games that are not yet in the journal.
    ///
    /// @return how many games were played
    private int play(
            String run,
            int from,
            List<List<Integer>> points,
            Grid grid,
            RunJournal runJournal,
            WorkerPool workers) {
        Map<Integer, List<Integer>> missing = new LinkedHashMap<>();
        for (int i = 0; i < points.size(); i++) {
            if (runJournal.find(run + "/" + (from + i)) == null) {
                missing.put(from + i, points.get(i));
            }
        }
        workers.work(
                List.copyOf(missing.keySet()),
                () -> number -> share(run, number, grid.at(points.get(number - from))),
                (number, share) ->
                        runJournal.note(
                                run + "/" + number,
                                points.get(number - from).toString().replace(" ", "")
                                        + " "
                                        + share));
        return missing.size();
    }

    private double share(String run, int number, double[] values) {
        return contest(run, values).play(number).share(0);
    }

    private static double recall(
            String run, int number, List<Integer> point, RunJournal runJournal) {
        String text = String.valueOf(runJournal.find(run + "/" + number));
        String told = point.toString().replace(" ", "") + " ";
        try {
            if (text.startsWith(told)) {
                return Double.parseDouble(text.substring(told.length()));
            }
        } catch (NumberFormatException notANumber) {
            // reported below
        }
        throw new Malformed(
                "Try " + number + " of " + run + " in the journal is not the one that is due.");
    }

    private Candidate prove(
            String contest,
            double[] values,
            RunJournal runJournal,
            WorkerPool workers,
            RunProgress runProgress) {
        List<ContestGame> bouts =
                new ContestRun<>(contest(contest, values), runJournal, workers, runProgress)
                        .upTo(size.proof());
        Standings standings = new Standings(List.of("tuned", "standard"), setup.seats(), bouts);
        return new Candidate(contest, Arrays.stream(values).boxed().toList(), standings.share(0));
    }

    private Contest<P> contest(String contest, double[] values) {
        double[] standard = advisor.knobs().stream().mapToDouble(Knob::standard).toArray();
        return new Contest<>(
                contest,
                game,
                setup,
                List.of(entrant("tuned", values), entrant("standard", standard)),
                Lineups.duel(setup.seats()),
                PACE,
                seed);
    }

    private Entrant entrant(String entrant, double[] values) {
        return new Entrant(
                entrant,
                maker.bot(name, new Turned(advisor, Arrays.stream(values).boxed().toList())));
    }

    /// Supplies the advice with these parameters.
    private record Turned(Advisor<?> advisor, List<Double> values) implements AdviceSource {
        @Override
        @SuppressWarnings("unchecked") // it is the advisor of this game
        public <Q extends Position<Q>> Advice<Q> advice(Game<Q> game, Setup setup) {
            double[] numbers = values.stream().mapToDouble(Double::doubleValue).toArray();
            return ((Advisor<Q>) advisor).advice(game, setup, numbers);
        }
    }
}
