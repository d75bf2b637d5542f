package dighouse.server.store;

import java.sql.SQLException;
import java.util.List;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// One house's hold on its store. A house keeps its tables in memory, so two of them with one store
/// would tell people different things: the database lets only one have a writer, and every opening
/// counts a number up, by which a house that was cut off finds out that another one has taken over.
/// It never writes again then.
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

    /// How a house can lose its store.
    public enum Loss {
        /// Another house has it.
        TAKEN_OVER,
        /// What writes into it has broken down.
        BROKEN
    }

    /// Takes the store, with a writer that no other house has now.
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

    /// Somebody who only reads holds nothing, and has nothing to lose.
    static StoreLock none() {
        return new StoreLock(0);
    }

    private static long turn(SqlSession sqlSession) throws SQLException {
        List<Long> turns = sqlSession.list(row -> row.getLong(1), TURN);
        return turns.isEmpty() ? 0 : turns.getFirst();
    }

    /// Looks whether the store still is this house's.
    ///
    /// @throws SQLException if it is not
    void check(SqlSession sqlSession) throws SQLException {
        if (turn != turn(sqlSession)) {
            lose(Loss.TAKEN_OVER);
        }
        if (lost) {
            throw new SQLException("this house has lost the store");
        }
    }

    boolean isLost() {
        return lost;
    }

    /// Says who must know when the store is lost.
    void whenLost(Consumer<Loss> newLoser) {
        loser = newLoser;
    }

    /// The thread that writes has ended with an error: nothing can be kept any more.
    void breakDown(Throwable error) {
        LOG.error("the writer of the store has broken down", error);
        lose(Loss.BROKEN);
    }

    private synchronized void lose(Loss how) {
        if (!lost) {
            lost = true;
            loser.accept(how);
        }
    }

    /// Looks again and again, also while nobody writes: what is in memory is old news once another
    /// house writes.
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
            LOG.debug("the holder of the store was not seen: {}", fault.getMessage());
        }
    }
}
