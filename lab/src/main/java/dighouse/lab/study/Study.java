package dighouse.lab.study;

import dighouse.bots.Bot;
import dighouse.bots.BotSpeed;
import dighouse.kernel.Game;
import dighouse.kernel.Hash64;
import dighouse.kernel.Malformed;
import dighouse.kernel.Phrase;
import dighouse.kernel.Position;
import dighouse.kernel.Result;
import dighouse.kernel.Score;
import dighouse.kernel.Setup;
import dighouse.lab.LabTable;
import dighouse.lab.RunProgress;
import dighouse.lab.WorkerPool;
import java.util.List;
import java.util.stream.IntStream;

/// Plays many games between the same bots on the same seats.
///
/// @param bots by seat
/// @param <P> the game's position
public record Study<P extends Position<P>>(
        Game<P> game, Setup setup, List<Bot> bots, BotSpeed speed, long seed) {
    public Study {
        bots = List.copyOf(bots);
        if (setup.seats() < 2) {
            throw new Malformed("A study needs two seats or more.");
        }
    }

    /// What the study needs of one game.
    ///
    /// @param scores by seat
    record Ended(List<Score> scores, Result.Places result, int plies, int decisions, int turns) {
        List<Phrase> tieBreaks() {
            Phrase tieBreak = result.tieBreak();
            return tieBreak == null ? List.of() : List.of(tieBreak);
        }
    }

    /// Plays a number of games; the seed and its own number determine each of them.
    public Counts play(int games, WorkerPool workers, RunProgress runProgress) {
        Counts counts = new Counts(setup.seats());
        workers.work(
                IntStream.range(0, games).boxed().toList(),
                () -> {
                    LabTable<P> table = new LabTable<>(game, setup);
                    return number -> play(table, number);
                },
                (number, ended) -> {
                    counts.add(ended);
                    runProgress.report("study", counts.games(), games, counts.games());
                });
        return counts;
    }

    private Ended play(LabTable<P> table, int number) {
        table.play(bots, speed, Hash64.mix(seed, number));
        P position = table.position();
        if (!(game.result(position) instanceof Result.Places places)) {
            throw new IllegalArgumentException("a study needs places");
        }
        return new Ended(
                game.score(position), places, table.plies(), table.decisions(), table.turns());
    }
}
