package dighouse.server.api;

import dighouse.server.api.Letters.Letter;
import dighouse.server.hall.Listener;

/// Puts the news of one table, as one viewer hears them, into the letters of a stream.
record Mailbox(int viewer, String person, Hush hush, Letters letters) implements Listener {
    @Override
    public void hear(String table, int number, String news) {
        letters.put(new Letter(table, number, hush.filter(news)));
    }

    @Override
    public void count(String table, int watchers) {
        letters.count(table, watchers);
    }
}
