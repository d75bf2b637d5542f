package dighouse.lab.ladder;

import dighouse.bots.BotSpeed;
import dighouse.bots.levels.Bots;
import dighouse.kernel.Edition;
import dighouse.kernel.Game;
import dighouse.kernel.Hash64;
import dighouse.kernel.Malformed;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
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
import java.util.List;
import java.util.stream.Collectors;

/// Climbs all rungs of one game.
///
/// A rung ends when its interval excludes what equally strong bots would take, but not before the
/// least number of games. The interval is valid for any number of looks. Looks happen at fixed
/// numbers of games, so that an interrupted run ends at the same game.
///
/// @param speed how much of their thinking time the bots use
/// @param least the least number of games of a rung
/// @param most the greatest number of games of a rung
/// @param <P> the game's position
public record Ladder<P extends Position<P>>(
        Game<P> game, Edition edition, BotSpeed speed, long seed, int least, int most) {
    private static final int LARGEST_TABLE = 4;
    private static final int BETWEEN_LOOKS = 20;

    public Ladder {
        if (least < 1 || most < least) {
            throw new Malformed(
                    "--games takes a whole number of at least 1, and --most one that is no smaller.");
        }
    }

    /// A rung and its result.
    ///
    /// @param taken the share that the stronger bot took
    public record Climbed(Rung rung, Standings standings, Interval taken) {
        /// Tells whether the stronger bot is shown to be stronger at all.
        public boolean isSure() {
            return taken.low() > rung.fair();
        }

        /// Tells whether it took as much as was asked.
        public boolean isMet() {
            return taken.middle() > rung.asked();
        }
    }

    /// Describes the run in one line.
    public String heading() {
        String contests =
                rungs().stream()
                        .map(rung -> contest(rung).heading())
                        .collect(Collectors.joining("; "));
        return "ladder "
                + game.id()
                + " scale="
                + speed.scale()
                + " seed="
                + seed
                + " contests="
                + Hash64.hex(Hash64.of(contests));
    }

    private List<Rung> rungs() {
        return Rung.all(Math.min(LARGEST_TABLE, game.seats(edition).most()));
    }

    private Contest<P> contest(Rung rung) {
        return new Contest<>(
                rung.name(),
                game,
                Setup.of(game, edition, rung.seats()),
                List.of(
                        Entrant.of(Bots.named(rung.stronger())),
                        Entrant.of(Bots.named(rung.weaker()))),
                Lineups.duel(rung.seats()),
                speed,
                seed);
    }

    /// Climbs all rungs, or continues where the journal ends.
    public List<Climbed> climb(RunJournal runJournal, WorkerPool workers, RunProgress runProgress) {
        List<Climbed> climbed = new ArrayList<>();
        for (Rung rung : rungs()) {
            climbed.add(
                    climb(rung, new ContestRun<>(contest(rung), runJournal, workers, runProgress)));
        }
        return climbed;
    }

    private Climbed climb(Rung rung, ContestRun<P> run) {
        int games = least;
        while (true) {
            List<ContestGame> bouts = run.upTo(games, most);
            Standings standings =
                    new Standings(List.of(rung.stronger(), rung.weaker()), rung.seats(), bouts);
            Interval taken = rung.taken(standings);
            if (taken.excludes(rung.fair()) || games >= most) {
                return new Climbed(rung, standings, taken);
            }
            games = Math.min(most, games + BETWEEN_LOOKS);
        }
    }
}
