package dighouse.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Holds one reading connection, opened when it is first needed and again after a fault.
final class ReadConnection {
    private static final Logger LOG = LoggerFactory.getLogger(ReadConnection.class);

    private @Nullable SqlSession sqlSession;

    synchronized SqlSession sqlSession(Database database, Duration most) throws SQLException {
        SqlSession open = sqlSession;
        if (open == null) {
            Connection connection = database.openReader();
            open = new SqlSession(connection);
            sqlSession = open;
            database.limit(connection, most);
        }
        return open;
    }

    synchronized void drop() {
        try {
            if (sqlSession != null) {
                sqlSession.close();
            }
        } catch (SQLException fault) {
            LOG.debug("a reading connection did not close cleanly", fault);
        }
        sqlSession = null;
    }
}
