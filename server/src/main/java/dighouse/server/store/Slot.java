package dighouse.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A place for one reading connection, opened when it is first needed and after a fault.
final class Slot {
    private static final Logger LOG = LoggerFactory.getLogger(Slot.class);

    private @Nullable Session session;

    synchronized Session session(Database database, Duration most) throws SQLException {
        Session open = session;
        if (open == null) {
            Connection connection = database.openReader();
            open = new Session(connection);
            session = open;
            database.limit(connection, most);
        }
        return open;
    }

    synchronized void drop() {
        try {
            if (session != null) {
                session.close();
            }
        } catch (SQLException fault) {
            LOG.debug("a reader's connection did not close cleanly", fault);
        }
        session = null;
    }
}
