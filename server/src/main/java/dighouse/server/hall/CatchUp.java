package dighouse.server.hall;

import dighouse.kernel.MatchCursor;
import dighouse.server.store.LobbyQueries;
import dighouse.server.store.StoredEvent;
import dighouse.tables.Table;
import dighouse.tables.TableEvent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Sends one viewer the events that they have missed at a table, in pieces, so that a long table
/// takes no more memory than a short one. It folds a table of its own, from the first event on. Not
/// thread-safe.
public final class CatchUp {
    /// How many events it reads at a time.
    static final int PIECE = 32;

    private final LogReader logReader;
    private final String id;
    private final int viewer;
    private final int seen; // events up to this number are not sent
    private final Source source;
    private @Nullable Table<?> table; // the events read so far, folded; none before the first event

    /// Reads the events of the table.
    @FunctionalInterface
    interface Source {
        /// The first events after this number, at most so many.
        List<StoredEvent> after(int number, int most);
    }

    /// @param seen the number of the last event that the viewer has seen
    CatchUp(LogReader logReader, String id, int seen, int viewer) {
        this(
                logReader,
                id,
                seen,
                viewer,
                (number, most) -> logReader.store().log().after(id, number, most));
    }

    CatchUp(LogReader logReader, String id, int seen, int viewer, Source source) {
        this.source = source;
        this.logReader = logReader;
        this.id = id;
        this.seen = seen;
        this.viewer = viewer;
    }

    /// News of an event, in the same bytes that a listener received.
    public record News(int number, String text) {}

    /// The id of the table.
    public String id() {
        return id;
    }

    /// Whether so little is missing that it can be sent under the table's lock.
    ///
    /// @param last the number of the table's last event
    boolean isClose(int last) {
        return seen >= last || last - read() <= PIECE;
    }

    private int read() {
        return table == null ? 0 : table.number();
    }

    /// Reads the next piece.
    ///
    /// @return its news, without those that the viewer has seen
    public List<News> next() {
        List<StoredEvent> events = source.after(read(), PIECE);
        if (events.isEmpty()) {
            return List.of();
        }
        Map<Integer, String> remarks = remarks(events.getLast().number());
        List<News> news = new ArrayList<>();
        for (StoredEvent stored : events) {
            Table<?> before = table;
            if (before == null) {
                table = LogReader.fold(id, List.of(stored));
            } else {
                String said = remarks.getOrDefault(stored.number(), "");
                add(before, stored, said, news);
            }
        }
        return news;
    }

    private void add(Table<?> folded, StoredEvent stored, String said, List<News> news) {
        TableEvent event = LogReader.read(stored);
        if (stored.number() <= seen) {
            folded.apply(event, stored.serverAt());
            return;
        }
        MatchCursor<?> since = folded.match().cursorAtEnd();
        folded.apply(event, stored.serverAt());
        news.add(
                new News(
                        stored.number(),
                        logReader
                                .viewerJson()
                                .news(since, event, folded, viewer, stored.at(), said)));
    }

    /// The remarks that belong to the events of the next piece.
    private Map<Integer, String> remarks(int last) {
        Map<Integer, String> remarks = new HashMap<>();
        int from = Math.max(seen, read());
        if (from < last) {
            for (LobbyQueries.RemarkRow remark :
                    logReader.store().queries().remarks(id, from, last)) {
                remarks.put(remark.number(), remark.text());
            }
        }
        return remarks;
    }

    /// Reads the rest, up to this event.
    List<News> rest(int last) {
        List<News> news = new ArrayList<>();
        while (seen < last && read() < last) {
            news.addAll(next());
        }
        return news;
    }
}
