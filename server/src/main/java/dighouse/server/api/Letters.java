package dighouse.server.api;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/// What waits to be sent over one stream. Putting a letter in never blocks: a browser that reads
/// too slowly loses them all, its stream ends, and it resumes where it was.
final class Letters {
    private final int most;
    private final long opened;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final Deque<Letter> waiting = new ArrayDeque<>();
    private long sent; // when the last one was taken
    private boolean beating; // a sign of life is due
    private boolean over;

    /// News of a table.
    record Letter(String table, int number, String news) {
        /// Nothing new: only to show that the house is there.
        static final Letter BEAT = new Letter("", 0, "");

        /// Nothing more will come.
        static final Letter END = new Letter("", -1, "");
    }

    /// @param most letters that may wait
    /// @param now in nanoseconds
    Letters(int most, long now) {
        this.most = most;
        opened = now;
        sent = now;
    }

    void put(Letter letter) {
        lock.lock();
        try {
            if (waiting.size() == most) {
                end();
            } else if (!over) {
                waiting.add(letter);
                changed.signal();
            }
        } finally {
            lock.unlock();
        }
    }

    /// Waits for the next letter.
    Letter take() throws InterruptedException {
        lock.lock();
        try {
            while (waiting.isEmpty() && !beating && !over) {
                changed.await();
            }
            sent = System.nanoTime();
            beating = false;
            Letter next = waiting.poll();
            if (next != null) {
                return next;
            }
            return over ? Letter.END : Letter.BEAT;
        } finally {
            lock.unlock();
        }
    }

    /// Looks at the clock: a stream that has been silent for long shows that it lives, one that is
    /// too old ends, so that a browser which vanished without a word does not keep it for ever.
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

    /// Ends the stream; what waits is not sent any more.
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
