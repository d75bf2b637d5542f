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
    private final Journal journal;
    private final Crew crew;
    private final Progress progress;
    private final SortedMap<Integer, Bout> bouts = new TreeMap<>();
    private int fresh;

    public ContestRun(Contest<P> contest, Journal journal, Crew crew, Progress progress) {
        this.contest = contest;
        this.journal = journal;
        this.crew = crew;
        this.progress = progress;
    }

    /// The games from the first to the one before this number, in the order of their numbers.
    public List<Bout> upTo(int games) {
        return upTo(games, games);
    }

    /// The same, as a part of what may become more.
    ///
    /// @param most how many games may be played in the end, to tell how far it is
    public List<Bout> upTo(int games, int most) {
        List<Integer> missing = new ArrayList<>();
        for (int number = 0; number < games; number++) {
            if (!bouts.containsKey(number) && !recall(number)) {
                missing.add(number);
            }
        }
        crew.work(
                missing,
                () -> {
                    LabTable<P> table = new LabTable<>(contest.game(), contest.setup());
                    return number -> contest.play(table, number);
                },
                (number, bout) -> keep(number, bout, most));
        Collection<Bout> played = bouts.headMap(games).values();
        return List.copyOf(played);
    }

    private boolean recall(int number) {
        String text = journal.find(key(number));
        if (text == null) {
            return false;
        }
        Bout bout = Bout.parse(number, text);
        if (!bout.lineup().equals(contest.lineups().at(number))) {
            throw new Malformed(
                    "Game " + number + " of the journal was played by others than it should be.");
        }
        bouts.put(number, bout);
        return true;
    }

    private void keep(int number, Bout bout, int most) {
        journal.note(key(number), bout.text());
        bouts.put(number, bout);
        fresh++;
        progress.report(contest.name(), bouts.size(), most, fresh);
    }

    private String key(int number) {
        return contest.name() + "/" + number;
    }
}
