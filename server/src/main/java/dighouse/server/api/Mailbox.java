package dighouse.server.api;

import dighouse.server.hall.Listener;
import java.util.concurrent.BlockingQueue;

/// Collects the news of one table for one stream. Never blocks the table: a browser that reads too
/// slowly misses news, its stream ends, and it resumes where it was.
final class Mailbox implements Listener {
    private final int viewer;
    private final Hush hush;
    private final BlockingQueue<Letter> letters;

    /// News of a table.
    record Letter(String table, int number, String news) {
        /// Put in when news had to be left out.
        static final Letter LOST = new Letter("", 0, "");

        boolean isLost() {
            return table.isEmpty();
        }
    }

    Mailbox(int viewer, Hush hush, BlockingQueue<Letter> letters) {
        this.viewer = viewer;
        this.hush = hush;
        this.letters = letters;
    }

    @Override
    public int viewer() {
        return viewer;
    }

    @Override
    public void hear(String table, int number, String news) {
        if (!letters.offer(new Letter(table, number, hush.filter(news)))) {
            letters.clear();
            letters.add(Letter.LOST);
        }
    }
}
