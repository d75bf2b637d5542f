package dighouse.app.terminal;

import dighouse.kernel.Event;
import dighouse.kernel.Match;
import dighouse.kernel.Phrase;
import dighouse.kernel.Position;
import java.util.ArrayList;
import java.util.List;

/// The events that one seat has learned of, and how many of them its player has read.
final class SeatLog {
    private record Entry(int ply, Phrase event) {}

    private final int viewer;
    private final List<Entry> entries = new ArrayList<>();
    private int read;

    SeatLog(int viewer) {
        this.viewer = viewer;
    }

    /// Notes what the viewer learns from a ply that is about to be played.
    <P extends Position<P>> void note(Match<P> match, int ply) {
        for (Event event : match.game().tell(match.position(), ply, viewer)) {
            entries.add(new Entry(match.size(), event.phrase()));
        }
    }

    /// Forgets the plies from this one on: they were taken back.
    void goBack(int to) {
        entries.removeIf(entry -> entry.ply() >= to);
        read = Math.min(read, entries.size());
    }

    /// What was not read yet; now it is.
    List<Phrase> news() {
        List<Phrase> news = last(entries.size() - read);
        read = entries.size();
        return news;
    }

    /// The latest events, so many or all there are, oldest first.
    List<Phrase> last(int number) {
        int from = Math.max(0, entries.size() - number);
        return entries.subList(from, entries.size()).stream().map(Entry::event).toList();
    }

    int size() {
        return entries.size();
    }
}
