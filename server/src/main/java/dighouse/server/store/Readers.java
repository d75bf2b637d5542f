package dighouse.server.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/// A few connections that only read, lent one at a time.
final class Readers implements AutoCloseable {
    /// A question to the store.
    @FunctionalInterface
    interface Question<T> {
        T ask(Session session) throws SQLException;
    }

    private final Database database;
    private final BlockingQueue<Slot> free;
    private final List<Slot> all = new ArrayList<>();

    Readers(Database database) {
        this.database = database;
        free = new ArrayBlockingQueue<>(database.readers());
        for (int i = 0; i < database.readers(); i++) {
            all.add(new Slot());
        }
        free.addAll(all);
    }

    <T> T read(Question<T> question) {
        Slot slot = take();
        try {
            return question.ask(slot.session(database));
        } catch (SQLException fault) {
            slot.drop(); // whatever is wrong with it, the next reader gets a new one
            throw new StoreFault("the store could not read", fault);
        } finally {
            free.add(slot);
        }
    }

    private Slot take() {
        try {
            return free.take();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new StoreFault("interrupted while reading", interrupted);
        }
    }

    @Override
    public void close() {
        all.forEach(Slot::drop);
    }
}
