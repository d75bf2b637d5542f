package dighouse.lab;

import dighouse.bots.BotSpeed;
import dighouse.bots.ThinkingBudget;
import dighouse.bots.levels.Bots;
import dighouse.catalogue.GameEntry;
import dighouse.catalogue.Games;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import java.util.List;
import java.util.stream.Stream;

/// Small contests for tests.
final class Contests {
    private static final ThinkingBudget SMALL = ThinkingBudget.iterations(12);

    private Contests() {}

    /// A contest of everyone against everyone, with quick bots.
    static Contest<?> of(String game, int seats, String... bots) {
        return of(Games.find(game), seats, bots);
    }

    private static <P extends Position<P>> Contest<P> of(
            GameEntry<P> entry, int seats, String... bots) {
        List<Entrant> entrants =
                Stream.of(bots).map(name -> Entrant.of(Bots.named(name).within(SMALL))).toList();
        return new Contest<>(
                "cup",
                entry.game(),
                Setup.of(entry.game(), entry.standardEdition(), seats),
                entrants,
                Lineups.roundRobin(entrants.size(), seats),
                new BotSpeed(1, 20),
                7);
    }

    static <P extends Position<P>> List<ContestGame> play(
            Contest<P> contest, int games, RunJournal runJournal, int threads) {
        return new ContestRun<>(contest, runJournal, new WorkerPool(threads), RunProgress.SILENT)
                .upTo(games);
    }
}
