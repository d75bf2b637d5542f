package dighouse.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;

/// A kind of database: what SQLite and PostgreSQL do not share.
public interface Database extends AutoCloseable {
    /// Opens the connection of the one writer. A commit is durable when it returns.
    ///
    /// @throws StoreTaken if another server holds the store
    Connection openWriter() throws SQLException;

    /// Opens a connection that only reads.
    Connection openReader() throws SQLException;

    /// Limits how long any later call on a connection may take, as far as the database supports it.
    ///
    /// @param most zero for no limit
    void limit(Connection connection, Duration most) throws SQLException;

    /// How many reading connections are worth opening.
    int readers();

    /// The SQL that follows the columns of a table whose rows lie in the order of its key.
    String inKeyOrder();

    /// A description for logs and messages, without secrets.
    String name();

    /// Releases the store to other servers, after all connections are closed.
    @Override
    void close();
}
