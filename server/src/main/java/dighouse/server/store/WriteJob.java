package dighouse.server.store;

import java.sql.SQLException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/// Work for the writer, with its future answer. The caller can withdraw it until its commit begins;
/// after that only the store knows what became of it.
final class WriteJob<T> {
    private enum Stage {
        OPEN,
        COMMITTING,
        WITHDRAWN
    }

    private final Writer.Work<T> work;
    private final CompletableFuture<T> done = new CompletableFuture<>();
    private final AtomicReference<Stage> stage = new AtomicReference<>(Stage.OPEN);
    private volatile boolean abandoned; // nobody waits for it any more
    private @Nullable T result;

    WriteJob(Writer.Work<T> work) {
        this.work = work;
    }

    /// Waits for the answer.
    ///
    /// @throws StoreFault if none comes in time
    T await(long nanos) {
        try {
            return done.get(nanos, TimeUnit.NANOSECONDS);
        } catch (ExecutionException failed) {
            throw failed.getCause() instanceof StoreFault fault
                    ? fault
                    : new StoreFault("the store could not write", failed);
        } catch (TimeoutException late) {
            return giveUp("the store has not answered in time", late);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return giveUp("interrupted while writing", interrupted);
        }
    }

    private T giveUp(String why, Exception cause) {
        boolean withdrawn = stage.compareAndSet(Stage.OPEN, Stage.WITHDRAWN);
        abandoned = true;
        if (withdrawn) {
            throw new StoreFault(why, cause);
        }
        if (done.isDone() && !done.isCompletedExceptionally()) {
            return done.join();
        }
        throw StoreFault.outcomeUnknown(why, cause);
    }

    boolean isWithdrawn() {
        return stage.get() == Stage.WITHDRAWN;
    }

    boolean isAwaited() {
        return !abandoned;
    }

    /// Marks that it can no longer be withdrawn.
    ///
    /// @return whether it had not been withdrawn before
    boolean beginCommit() {
        return stage.compareAndSet(Stage.OPEN, Stage.COMMITTING) || stage.get() == Stage.COMMITTING;
    }

    void run(SqlSession sqlSession) throws SQLException {
        result = work.run(sqlSession);
    }

    /// Whether the store shows afterwards that the work was done.
    boolean leavesTrace() {
        T made = result;
        return made != null
                && work instanceof Writer.Traceable<T> traceable
                && traceable.leavesTrace(made);
    }

    /// Whether its trace is in the store.
    boolean isThere(SqlSession sqlSession) throws SQLException {
        return work instanceof Writer.Traceable<T> traceable && traceable.isThere(sqlSession);
    }

    /// Reports that it is stored.
    void settle() {
        done.complete(result);
    }

    /// Reports that it is certainly not stored.
    void fail(Throwable cause) {
        done.completeExceptionally(new StoreFault("the store could not write", cause));
    }

    /// Reports that nobody knows whether it is stored.
    void lose(Throwable cause) {
        done.completeExceptionally(
                StoreFault.outcomeUnknown("the store has not answered a commit", cause));
    }
}
