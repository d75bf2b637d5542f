package dighouse.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The one thread that writes. It takes all work that has come in, does it in one transaction, and
/// commits once: the disk is flushed for many at the price of one. Whoever handed in work waits
/// until its commit has returned. If one piece of work fails, the group is undone and each piece is
/// done again in a transaction of its own, so that only the one at fault fails: that is rare, and a
/// savepoint for every piece would cost every commit.
final class Writer implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Writer.class);
    private static final int MOST_WAITING = 4_096; // beyond this, callers wait at the door
    private static final int LARGEST_GROUP = 256;
    private static final long PATIENCE_SECONDS = 10;

    /// Something to be written.
    @FunctionalInterface
    interface Work<T> {
        T run(Session session) throws SQLException;
    }

    private final Database database;
    private final BlockingQueue<Job<?>> waiting = new ArrayBlockingQueue<>(MOST_WAITING);
    private final Thread thread;
    private volatile boolean closing;
    private final Holding holding;
    private @Nullable Session session; // none after a fault, until the next group needs it

    /// @param first a connection to begin with, if there is one already
    Writer(Database database, Holding holding, @Nullable Session first) {
        this.database = database;
        this.holding = holding;
        session = first;
        thread =
                Thread.ofPlatform()
                        .name("store-writer")
                        .daemon(true)
                        .uncaughtExceptionHandler((ended, error) -> holding.breakDown(error))
                        .start(this::run);
    }

    /// Does the work, and returns once it is committed.
    ///
    /// @throws StoreFault if it could not be done or committed; nothing of it is kept then
    <T> T write(Work<T> work) {
        Job<T> job = new Job<>(work);
        try {
            if (closing
                    || holding.isLost()
                    || !waiting.offer(job, PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                throw new StoreFault(
                        "the store takes no more work now", new IllegalStateException());
            }
            return job.done.get();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new StoreFault("interrupted while writing", interrupted);
        } catch (ExecutionException failed) {
            throw new StoreFault("the store could not write", failed);
        }
    }

    private void run() {
        List<Job<?>> group = new ArrayList<>();
        while (!closing || !waiting.isEmpty()) {
            try {
                Job<?> first = waiting.poll(100, TimeUnit.MILLISECONDS);
                if (first != null) {
                    group.add(first);
                    waiting.drainTo(group, LARGEST_GROUP - 1);
                    commit(group);
                }
            } catch (InterruptedException interrupted) {
                closing = true;
            } finally {
                group.clear();
            }
        }
        closeSession();
    }

    private void commit(List<Job<?>> group) {
        try {
            if (!isDone(group)) {
                for (Job<?> job : group) {
                    commitAlone(job);
                }
                return;
            }
            session().connection().commit();
            group.forEach(Job::settle);
        } catch (SQLException | RuntimeException fault) {
            LOG.error("a group of {} could not be committed", group.size(), fault);
            closeSession(); // rolls back whatever is open
            group.forEach(job -> job.fail(fault)); // those that are settled stay so
        }
    }

    /// Does the work of a whole group; if a piece of it fails, nothing of the group is done.
    private boolean isDone(List<Job<?>> group) throws SQLException {
        Session open = session();
        try {
            for (Job<?> job : group) {
                job.run(open);
            }
            return true;
        } catch (SQLException | RuntimeException fault) {
            LOG.warn("one of {} pieces of work failed: {}", group.size(), fault.getMessage());
            undo(open);
            return false;
        }
    }

    private void commitAlone(Job<?> job) throws SQLException {
        Session open = session();
        try {
            job.run(open);
        } catch (SQLException | RuntimeException fault) {
            undo(open);
            job.fail(fault);
            return;
        }
        open.connection().commit();
        job.settle();
    }

    /// On a full disk SQLite has undone everything itself and has nothing left to roll back; then a
    /// new connection is safest.
    private void undo(Session open) {
        try {
            open.connection().rollback();
        } catch (SQLException nothingToUndo) {
            LOG.debug("a connection is given up: {}", nothingToUndo.getMessage());
            closeSession();
        }
    }

    private Session session() throws SQLException {
        Session open = session;
        if (open == null) {
            Connection connection = database.openWriter();
            connection.setAutoCommit(false);
            open = new Session(connection);
            session = open;
            holding.check(open); // another house may have come and gone meanwhile
        }
        return open;
    }

    private void closeSession() {
        try {
            if (session != null) {
                session.close();
            }
        } catch (SQLException fault) {
            LOG.warn("the writer's connection did not close cleanly", fault);
        }
        session = null;
    }

    /// Finishes what has been handed in, then stops.
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

    /// Work with the answer it will have.
    private static final class Job<T> {
        private final Work<T> work;
        private final CompletableFuture<T> done = new CompletableFuture<>();
        private @Nullable T result;

        Job(Work<T> work) {
            this.work = work;
        }

        void run(Session session) throws SQLException {
            result = work.run(session);
        }

        void settle() {
            done.complete(result);
        }

        void fail(Exception cause) {
            done.completeExceptionally(cause);
        }
    }
}
