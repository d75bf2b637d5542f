package dighouse.lab.ladder;

import dighouse.bots.Pace;
import dighouse.bots.levels.Bots;
import dighouse.kernel.Edition;
import dighouse.kernel.Game;
import dighouse.kernel.Hash64;
import dighouse.kernel.Malformed;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import dighouse.lab.Bout;
import dighouse.lab.Contest;
import dighouse.lab.ContestRun;
import dighouse.lab.Crew;
import dighouse.lab.Entrant;
import dighouse.lab.Journal;
import dighouse.lab.Lineups;
import dighouse.lab.Progress;
import dighouse.lab.Standings;
import dighouse.lab.figures.Interval;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// All rungs of one game.
///
/// A rung ends when its interval leaves out what equals would take, but not before the least number
/// of games; the interval holds for any number of looks, and one looks at fixed numbers of games,
/// so that a run that was stopped in between ends at the same game.
///
/// @param pace how much of their time the bots take
/// @param least games of a rung
/// @param most games of a rung
/// @param <P> the game's position
public record Ladder<P extends Position<P>>(
        Game<P> game, Edition edition, Pace pace, long seed, int least, int most) {
    private static final int LARGEST_TABLE = 4;
    private static final int BETWEEN_LOOKS = 20;

    public Ladder {
        if (least < 1 || most < least) {
            throw new Malformed("--games takes a whole number from 1 on, and --most no less.");
        }
    }

    /// A question and what came of it.
    ///
    /// @param taken by the stronger bot
    public record Climbed(Rung rung, Standings standings, Interval taken) {
        /// Whether the stronger bot is shown to be stronger at all.
        public boolean isSure() {
            return taken.low() > rung.fair();
        }

        /// Whether it took as much as was asked.
        public boolean isMet() {
            return taken.middle() > rung.asked();
        }
    }

    /// What the run is, in one line.
    public String heading() {
        String contests =
                rungs().stream()
                        .map(rung -> contest(rung).heading())
                        .collect(Collectors.joining("; "));
        return "ladder "
                + game.id()
                + " scale="
                + pace.scale()
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
                pace,
                seed);
    }

    /// Asks all questions, or goes on where the journal ends.
    public List<Climbed> climb(Journal journal, Crew crew, Progress progress) {
        List<Climbed> climbed = new ArrayList<>();
        for (Rung rung : rungs()) {
            climbed.add(climb(rung, new ContestRun<>(contest(rung), journal, crew, progress)));
        }
        return climbed;
    }

    private Climbed climb(Rung rung, ContestRun<P> run) {
        int games = least;
        while (true) {
            List<Bout> bouts = run.upTo(games, most);
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
