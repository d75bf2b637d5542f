package dighouse.server.store;

import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/// A pool of connections that only read, each used by one thread at a time. A caller waits for an
/// answer no longer than its deadline, whatever the database does.
final class ReadConnections implements AutoCloseable {
    private static final int MOST_WAITING = 4_096; // beyond this, queries are refused

    /// A query.
    @FunctionalInterface
    interface Question<T> {
        T ask(SqlSession sqlSession) throws SQLException;
    }

    private final Database database;
    private final Duration most;
    private final BlockingQueue<ReadConnection> free;
    private final List<ReadConnection> all = new ArrayList<>();
    private final ThreadPoolExecutor threads;

    /// @param most how long a caller without a deadline waits
    ReadConnections(Database database, Duration most) {
        this.database = database;
        this.most = most;
        int count = database.readers();
        free = new ArrayBlockingQueue<>(count);
        for (int i = 0; i < count; i++) {
            all.add(new ReadConnection());
        }
        free.addAll(all);
        threads =
                new ThreadPoolExecutor(
                        count,
                        count,
                        0,
                        TimeUnit.SECONDS,
                        new ArrayBlockingQueue<>(MOST_WAITING),
                        Thread.ofPlatform().name("store-reader-", 0).daemon(true).factory());
    }

    <T> T read(Question<T> question) {
        FutureTask<T> answer = new FutureTask<>(() -> ask(question));
        long begun = System.nanoTime();
        try {
            threads.execute(answer);
            return answer.get(Deadline.left(most), TimeUnit.NANOSECONDS);
        } catch (RejectedExecutionException full) {
            throw new StoreFault("too many queries wait for the store", full);
        } catch (ExecutionException failed) {
            throw failed.getCause() instanceof RuntimeException broken
                    ? broken
                    : new StoreFault("the store could not read", failed);
        } catch (TimeoutException late) {
            threads.remove(answer);
            throw new StoreFault("the store has not answered in time", late);
        } catch (InterruptedException interrupted) {
            threads.remove(answer);
            Thread.currentThread().interrupt();
            throw new StoreFault("interrupted while reading", interrupted);
        } finally {
            Deadline.waitedSince(begun);
        }
    }

    /// There are as many connections as threads, so one is free.
    private <T> T ask(Question<T> question) throws SQLException {
        ReadConnection slot = free.remove();
        try {
            return question.ask(slot.sqlSession(database, most));
        } catch (SQLException fault) {
            slot.drop(); // it may be broken: the next reader gets a new one
            throw fault;
        } finally {
            free.add(slot);
        }
    }

    @Override
    public void close() {
        threads.shutdown();
        try {
            threads.awaitTermination(most.toNanos(), TimeUnit.NANOSECONDS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        all.forEach(ReadConnection::drop);
    }
}
