package dighouse.server.stream;

import dighouse.server.hall.Listener;
import dighouse.server.stream.StreamQueue.Message;

/// Puts the news of one table, as one viewer hears them, into the queue of a stream.
record StreamListener(int viewer, String person, MuteFilter mutes, StreamQueue queue)
        implements Listener {
    @Override
    public void hear(String table, int number, String news) {
        queue.put(new Message(table, number, mutes.filter(news)));
    }

    @Override
    public void count(String table, int watchers) {
        queue.count(table, watchers);
    }
}
