package dighouse.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;

/// A kind of database: what SQLite and PostgreSQL do not share.
public interface Database extends AutoCloseable {
    /// A connection for the one writer of the one house that has the store. Commits are durable
    /// when they return.
    ///
    /// @throws StoreTaken if another house has it
    Connection openWriter() throws SQLException;

    /// A connection that only reads.
    Connection openReader() throws SQLException;

    /// From now on no call on a connection takes longer than this, as far as the database can see
    /// to it.
    ///
    /// @param most zero: as long as it likes
    void limit(Connection connection, Duration most) throws SQLException;

    /// How many readers make sense.
    int readers();

    /// What follows the columns of a table that is to be kept in the order of its key.
    String inKeyOrder();

    /// In words, for logs and messages; holds no secret.
    String name();

    /// Leaves the store to other houses; connections are closed before.
    @Override
    void close();
}
