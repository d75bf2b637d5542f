package dighouse.lab;

import dighouse.kernel.Malformed;
import dighouse.kernel.Position;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/// Plays the games of a contest and notes them in a journal. Games that the journal already
/// contains are not played again.
///
/// @param <P> the game's position
public final class ContestRun<P extends Position<P>> {
    private final Contest<P> contest;
    private final RunJournal runJournal;
    private final WorkerPool workers;
    private final RunProgress runProgress;
    private final SortedMap<Integer, ContestGame> bouts = new TreeMap<>();
    private int fresh;

    public ContestRun(
            Contest<P> contest,
            RunJournal runJournal,
            WorkerPool workers,
            RunProgress runProgress) {
        this.contest = contest;
        this.runJournal = runJournal;
        this.workers = workers;
        this.runProgress = runProgress;
    }

    /// Plays the games before this number and returns them in order.
    public List<ContestGame> upTo(int games) {
        return upTo(games, games);
    }

    /// Plays the games before this number, as a part of a run that may continue.
    ///
    /// @param most the number of games that the run may reach, to report progress
    public List<ContestGame> upTo(int games, int most) {
        List<Integer> missing = new ArrayList<>();
        for (int number = 0; number < games; number++) {
            if (!bouts.containsKey(number) && !recall(number)) {
                missing.add(number);
            }
        }
        workers.work(
                missing,
                () -> {
                    LabTable<P> table = new LabTable<>(contest.game(), contest.setup());
                    return number -> contest.play(table, number);
                },
                (number, bout) -> keep(number, bout, most));
        Collection<ContestGame> played = bouts.headMap(games).values();
        return List.copyOf(played);
    }

    private boolean recall(int number) {
        String text = runJournal.find(key(number));
        if (text == null) {
            return false;
        }
        ContestGame bout = ContestGame.parse(number, text);
        if (!bout.lineup().equals(contest.lineups().at(number))) {
            throw new Malformed("Game " + number + " of the journal was played by the wrong bots.");
        }
        bouts.put(number, bout);
        return true;
    }

    private void keep(int number, ContestGame bout, int most) {
        runJournal.note(key(number), bout.text());
        bouts.put(number, bout);
        fresh++;
        runProgress.report(contest.name(), bouts.size(), most, fresh);
    }

    private String key(int number) {
        return contest.name() + "/" + number;
    }
}
