package dighouse.server.store;

import java.sql.SQLException;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// One house's hold on its store. A house keeps its tables in memory, so two of them with one store
/// would tell people different things: the database lets only one have a writer, and every opening
/// counts a number up, by which a house that was cut off finds out that another one has taken over.
/// It never writes again then.
final class Holding {
    private static final Logger LOG = LoggerFactory.getLogger(Holding.class);
    private static final String TURN = "SELECT turn FROM holder WHERE one = 1";
    private static final long LOOK_MILLIS = 1_000;

    private final long turn;
    private volatile boolean lost;
    private volatile Runnable loser = () -> {};

    private Holding(long turn) {
        this.turn = turn;
    }

    /// Takes the store, with a writer that no other house has now.
    static Holding take(Session session) throws SQLException {
        session.change(
                """
                INSERT INTO holder (one, turn) VALUES (1, 1)
                ON CONFLICT (one) DO UPDATE SET turn = holder.turn + 1\
                """);
        long turn = turn(session);
        session.connection().commit();
        return new Holding(turn);
    }

    /// Somebody who only reads holds nothing, and has nothing to lose.
    static Holding none() {
        return new Holding(0);
    }

    private static long turn(Session session) throws SQLException {
        List<Long> turns = session.list(row -> row.getLong(1), TURN);
        return turns.isEmpty() ? 0 : turns.getFirst();
    }

    /// Looks whether the store still is this house's.
    ///
    /// @throws SQLException if it is not
    void check(Session session) throws SQLException {
        if (turn != turn(session)) {
            lose();
        }
        if (lost) {
            throw new SQLException("another house has taken this store over");
        }
    }

    boolean isLost() {
        return lost;
    }

    /// Says who must know when another house has taken over.
    void whenLost(Runnable newLoser) {
        loser = newLoser;
    }

    private synchronized void lose() {
        if (!lost) {
            lost = true;
            loser.run();
        }
    }

    /// Looks again and again, also while nobody writes: what is in memory is old news once another
    /// house writes.
    Thread watch(Readers readers) {
        return Thread.ofVirtual()
                .name("holding")
                .start(() -> {
                    try {
                        while (!lost) {
                            Thread.sleep(LOOK_MILLIS);
                            look(readers);
                        }
                    } catch (InterruptedException closed) {
                        Thread.currentThread().interrupt();
                    }
                });
    }

    private void look(Readers readers) {
        try {
            readers.read(session -> {
                check(session);
                return turn;
            });
        } catch (StoreFault fault) {
            LOG.debug("the holder of the store was not seen: {}", fault.getMessage());
        }
    }
}
