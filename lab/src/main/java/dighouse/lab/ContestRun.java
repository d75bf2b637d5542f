package dighouse.lab;

import dighouse.kernel.Malformed;
import dighouse.kernel.Position;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/// Plays the games of a contest and keeps them in a journal; those that stand there are not played
/// again.
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

    /// The games from the first to the one before this number, in the order of their numbers.
    public List<ContestGame> upTo(int games) {
        return upTo(games, games);
    }

    /// The same, as a part of what may become more.
    ///
    /// @param most how many games may be played in the end, to tell how far it is
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
            throw new Malformed(
                    "Game " + number + " of the journal was played by others than it should be.");
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
