package dighouse.server.store;

import java.sql.SQLException;
import java.util.List;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Holds the store for one server. A server keeps its tables in memory, so two servers with one
/// store would contradict each other. The database lets only one of them have a writer; each start
/// also counts up a number, by which a server that was cut off finds out that another one has taken
/// over. It then never writes again.
public final class StoreLock {
    private static final Logger LOG = LoggerFactory.getLogger(StoreLock.class);
    private static final String TURN = "SELECT turn FROM holder WHERE one = 1";
    private static final long LOOK_MILLIS = 1_000;

    private final long turn;
    private volatile boolean lost;
    private volatile Consumer<Loss> loser = loss -> {};

    private StoreLock(long turn) {
        this.turn = turn;
    }

    /// How a server can lose its store.
    public enum Loss {
        /// Another server has it.
        TAKEN_OVER,
        /// The writer has broken down.
        BROKEN
    }

    /// Takes the store, with a writer that no other server has now.
    static StoreLock take(SqlSession sqlSession) throws SQLException {
        sqlSession.change(
                """
                INSERT INTO holder (one, turn) VALUES (1, 1)
                ON CONFLICT (one) DO UPDATE SET turn = holder.turn + 1\
                """);
        long turn = turn(sqlSession);
        sqlSession.connection().commit();
        return new StoreLock(turn);
    }

    /// The lock of somebody who only reads: there is nothing to lose.
    static StoreLock none() {
        return new StoreLock(0);
    }

    private static long turn(SqlSession sqlSession) throws SQLException {
        List<Long> turns = sqlSession.list(row -> row.getLong(1), TURN);
        return turns.isEmpty() ? 0 : turns.getFirst();
    }

    /// Checks that this server still holds the store.
    ///
    /// @throws SQLException if it does not
    void check(SqlSession sqlSession) throws SQLException {
        if (turn != turn(sqlSession)) {
            lose(Loss.TAKEN_OVER);
        }
        if (lost) {
            throw new SQLException("this server has lost the store");
        }
    }

    boolean isLost() {
        return lost;
    }

    /// Sets who hears when the store is lost.
    void whenLost(Consumer<Loss> newLoser) {
        loser = newLoser;
    }

    /// Reports that the writing thread has ended with an error: nothing can be written any more.
    void breakDown(Throwable error) {
        LOG.error("the thread that writes to the store has ended with an error", error);
        lose(Loss.BROKEN);
    }

    private synchronized void lose(Loss how) {
        if (!lost) {
            lost = true;
            loser.accept(how);
        }
    }

    /// Checks again and again, also while nobody writes: once another server writes, what is in
    /// memory is out of date.
    Thread watch(ReadConnections readConnections) {
        return Thread.ofVirtual()
                .name("holding")
                .start(() -> {
                    try {
                        while (!lost) {
                            Thread.sleep(LOOK_MILLIS);
                            look(readConnections);
                        }
                    } catch (InterruptedException closed) {
                        Thread.currentThread().interrupt();
                    }
                });
    }

    private void look(ReadConnections readConnections) {
        try {
            readConnections.read(sqlSession -> {
                check(sqlSession);
                return turn;
            });
        } catch (StoreFault fault) {
            LOG.debug("could not check who holds the store: {}", fault.getMessage());
        }
    }
}
