package dighouse.server.stream;

import dighouse.kernel.JsonWriter;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/// What is still to be sent over one stream. Adding a message never blocks: if a browser reads too
/// slowly its queue is cleared and its stream ends, and it resumes where it was.
final class StreamQueue {
    private final int most;
    private final long opened;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final Deque<Message> waiting = new ArrayDeque<>();
    private final Map<String, Integer> counts = new LinkedHashMap<>(); // only the latest is of use
    private long sent; // when the last message was taken
    private boolean beating; // a beat is due
    private volatile boolean counted; // the reader counts as a watcher
    private boolean over;

    /// News of a table.
    record Message(String table, int number, String news) {
        /// No news: only shows that the server is there.
        static final Message BEAT = new Message("", 0, "");

        /// Nothing more will come.
        static final Message END = new Message("", -1, "");

        /// Marks a message that holds a number of watchers.
        private static final int COUNT = -2;

        private static Message count(Map.Entry<String, Integer> counted) {
            JsonWriter json = new JsonWriter().beginObject().name("table").value(counted.getKey());
            json.name("watchers").value(counted.getValue()).endObject();
            return new Message(counted.getKey(), COUNT, json.text());
        }

        boolean isCount() {
            return number == COUNT;
        }
    }

    /// @param most messages that may wait
    /// @param now in nanoseconds
    StreamQueue(int most, long now) {
        this.most = most;
        opened = now;
        sent = now;
    }

    /// Counts the reader among the watchers.
    void count() {
        counted = true;
    }

    boolean isCounted() {
        return counted;
    }

    void put(Message message) {
        lock.lock();
        try {
            if (waiting.size() == most) {
                end();
            } else if (!over) {
                waiting.add(message);
                changed.signal();
            }
        } finally {
            lock.unlock();
        }
    }

    /// Notes how many people watch a table. A later number replaces an earlier one, so that people
    /// who come and go fill nobody's queue.
    void count(String table, int watchers) {
        lock.lock();
        try {
            counts.put(table, watchers);
            changed.signal();
        } finally {
            lock.unlock();
        }
    }

    /// Waits for the next message.
    Message take() throws InterruptedException {
        lock.lock();
        try {
            while (waiting.isEmpty() && counts.isEmpty() && !beating && !over) {
                changed.await();
            }
            sent = System.nanoTime();
            beating = false;
            Message next = waiting.poll();
            if (next != null) {
                return next;
            }
            if (over) {
                return Message.END;
            }
            Map.Entry<String, Integer> counted =
                    counts.entrySet().stream().findFirst().orElse(null);
            if (counted == null) {
                return Message.BEAT;
            }
            counts.remove(counted.getKey());
            return Message.count(counted);
        } finally {
            lock.unlock();
        }
    }

    /// Sends a beat if the stream has been silent for long, and ends one that is too old, so that a
    /// browser which vanished does not keep it for ever.
    void look(long now, long beatNanos, long oldestNanos) {
        lock.lock();
        try {
            if (now - opened > oldestNanos) {
                end();
            } else if (now - sent > beatNanos) {
                beating = true;
                changed.signal();
            }
        } finally {
            lock.unlock();
        }
    }

    boolean isOver() {
        lock.lock();
        try {
            return over;
        } finally {
            lock.unlock();
        }
    }

    /// Ends the stream; what is queued is not sent any more.
    void end() {
        lock.lock();
        try {
            over = true;
            waiting.clear();
            changed.signal();
        } finally {
            lock.unlock();
        }
    }
}
