package dighouse.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The one thread that writes. It takes all work that has come in, does it in one transaction, and
/// commits once: the disk is flushed for many at the price of one. A caller waits until its commit
/// has returned, and no longer than its deadline. If one piece of work fails, the group is rolled
/// back and each piece is done again in its own transaction, so that only the faulty one fails.
/// That is rare; a savepoint for every piece would cost every commit.
///
/// If the answer to a commit is lost, a new connection looks whether its work is there. Only one
/// connection at a time can write, so by then the old one has ended and what is seen is final.
final class Writer implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Writer.class);
    private static final int MOST_WAITING = 4_096; // beyond this, work is refused
    private static final int LARGEST_GROUP = 256;
    private static final long PATIENCE_SECONDS = 10;
    private static final long PAUSE_MILLIS = 100; // before the store is tried again

    /// Something to write.
    @FunctionalInterface
    interface Work<T> {
        T run(SqlSession sqlSession) throws SQLException;
    }

    /// Work that can be recognised in the store afterwards.
    interface Traceable<T> extends Work<T> {
        /// Whether work with this result leaves a trace that was not there before.
        boolean leavesTrace(T result);

        /// Whether the trace is there.
        boolean isThere(SqlSession sqlSession) throws SQLException;
    }

    private final Database database;
    private final Duration most;
    private final BlockingQueue<WriteJob<?>> waiting = new ArrayBlockingQueue<>(MOST_WAITING);
    private final StoreHealth health = new StoreHealth();
    private final Thread thread;
    private volatile boolean closing;
    private final StoreLock lock;
    private @Nullable SqlSession sqlSession; // none after a fault, until the next group needs it

    /// @param most how long a caller without a deadline waits
    /// @param first a connection to begin with, if there is one already
    Writer(Database database, Duration most, StoreLock lock, @Nullable SqlSession first) {
        this.database = database;
        this.most = most;
        this.lock = lock;
        sqlSession = first;
        thread =
                Thread.ofPlatform()
                        .name("store-writer")
                        .daemon(true)
                        .uncaughtExceptionHandler((ended, error) -> lock.breakDown(error))
                        .start(this::run);
    }

    StoreHealth health() {
        return health;
    }

    /// Does the work, and returns once it is committed.
    ///
    /// @throws StoreFault if it could not be done or committed in time; it says whether it may have
    ///   been stored
    <T> T write(Work<T> work) {
        WriteJob<T> job = new WriteJob<>(work);
        long begun = System.nanoTime();
        try {
            handIn(job, Deadline.left(most));
            return job.await(begun + Deadline.left(most) - System.nanoTime());
        } catch (StoreFault fault) {
            if (!closing) {
                health.failed(fault);
            }
            throw fault;
        } finally {
            Deadline.waitedSince(begun);
        }
    }

    private void handIn(WriteJob<?> job, long nanos) {
        try {
            if (closing || lock.isLost() || !waiting.offer(job, nanos, TimeUnit.NANOSECONDS)) {
                throw new StoreFault(
                        "too many writes wait for the store", new IllegalStateException());
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new StoreFault("interrupted while writing", interrupted);
        }
    }

    private void run() {
        List<WriteJob<?>> group = new ArrayList<>();
        while (!closing || !waiting.isEmpty()) {
            try {
                WriteJob<?> first = waiting.poll(100, TimeUnit.MILLISECONDS);
                if (first != null) {
                    group.add(first);
                    waiting.drainTo(group, LARGEST_GROUP - 1);
                    write(group);
                }
            } catch (InterruptedException interrupted) {
                closing = true;
            } finally {
                group.clear();
            }
        }
        closeSession();
    }

    /// Does the work of a group in one transaction; if that fails, each piece in its own.
    private void write(List<WriteJob<?>> group) {
        List<WriteJob<?>> wanted = group.stream().filter(job -> !job.isWithdrawn()).toList();
        if (wanted.isEmpty()) {
            return;
        }
        try {
            SqlSession open = sqlSession();
            if (isDone(wanted, open)) {
                commit(wanted, open);
            } else {
                wanted.forEach(this::writeAlone);
            }
        } catch (SQLException | RuntimeException fault) {
            LOG.debug("could not write a group of {}", wanted.size(), fault);
            closeSession(); // rolls back whatever is open
            wanted.forEach(job -> job.fail(fault)); // those that are settled stay so
        }
    }

    private void writeAlone(WriteJob<?> job) {
        if (job.isWithdrawn()) {
            return;
        }
        try {
            SqlSession open = sqlSession();
            try {
                job.run(open);
            } catch (SQLException | RuntimeException fault) {
                undo(open);
                job.fail(fault);
                return;
            }
            commit(List.of(job), open);
        } catch (SQLException fault) {
            closeSession();
            job.fail(fault);
        }
    }

    /// Does the work of a whole group; if one piece fails, rolls back everything.
    private boolean isDone(List<WriteJob<?>> group, SqlSession open) {
        try {
            for (WriteJob<?> job : group) {
                job.run(open);
            }
            return true;
        } catch (SQLException | RuntimeException fault) {
            LOG.debug("one of {} writes failed: {}", group.size(), fault.getMessage());
            undo(open);
            return false;
        }
    }

    private void commit(List<WriteJob<?>> group, SqlSession open) {
        List<WriteJob<?>> kept = new ArrayList<>(group);
        kept.removeIf(job -> !job.beginCommit());
        if (kept.size() < group.size()) { // a caller has withdrawn work that was done meanwhile
            undo(open);
            write(kept);
            return;
        }
        try {
            open.connection().commit();
        } catch (SQLException | RuntimeException fault) {
            LOG.debug("no answer to a commit of {} writes", group.size(), fault);
            closeSession();
            resolve(group, fault);
            return;
        }
        group.forEach(WriteJob::settle);
        health.wrote();
    }

    /// Finds out what became of a commit that was not answered, for as long as a caller waits for
    /// it.
    private void resolve(List<WriteJob<?>> group, Exception fault) {
        WriteJob<?> traced = group.stream().filter(WriteJob::leavesTrace).findFirst().orElse(null);
        while (traced != null && !lock.isLost() && group.stream().anyMatch(WriteJob::isAwaited)) {
            try {
                SqlSession open = sqlSession();
                boolean kept = traced.isThere(open);
                undo(open);
                group.forEach(kept ? WriteJob::settle : job -> job.fail(fault));
                return;
            } catch (SQLException | RuntimeException away) {
                LOG.debug("the store is still away: {}", away.getMessage());
                closeSession();
                pause();
            }
        }
        group.forEach(job -> job.lose(fault));
    }

    private void pause() {
        try {
            Thread.sleep(PAUSE_MILLIS);
        } catch (InterruptedException interrupted) {
            closing = true;
        }
    }

    /// On a full disk SQLite has rolled back by itself and has nothing left to undo; then a new
    /// connection is safest.
    private void undo(SqlSession open) {
        try {
            open.connection().rollback();
        } catch (SQLException nothingToUndo) {
            LOG.debug("giving up a connection: {}", nothingToUndo.getMessage());
            closeSession();
        }
    }

    private SqlSession sqlSession() throws SQLException {
        SqlSession open = sqlSession;
        if (open == null) {
            Connection connection = database.openWriter();
            open = new SqlSession(connection);
            sqlSession = open;
            database.limit(connection, most);
            connection.setAutoCommit(false);
            lock.check(open); // another server may have come and gone meanwhile
        }
        return open;
    }

    private void closeSession() {
        try {
            if (sqlSession != null) {
                sqlSession.close();
            }
        } catch (SQLException fault) {
            LOG.debug("the writer's connection did not close cleanly", fault);
        }
        sqlSession = null;
    }

    /// Finishes the work that has come in, then stops.
    @Override
    public void close() {
        closing = true;
        try {
            thread.join(TimeUnit.SECONDS.toMillis(PATIENCE_SECONDS));
            if (!thread.isAlive()) {
                closeSession(); // it may have ended with an error
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
