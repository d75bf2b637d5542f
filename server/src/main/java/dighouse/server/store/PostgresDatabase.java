package dighouse.server.store;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Properties;

/// A PostgreSQL, for servers that outgrow one file. Its commits must wait for the disk, as they do
/// by default; with `synchronous_commit = off` an accepted move may be lost.
public final class PostgresDatabase implements Database {
    private static final int READERS = 8;

    /// Servers in other schemas of the same database do not compete for the lock.
    private static final String LOCK =
            "SELECT pg_try_advisory_lock(hashtext('dighouse'), hashtext(current_schema()))";

    /// A server whose machine has vanished loses its lock after half a minute instead of hours.
    private static final String KEEP_ALIVE =
            "SET tcp_keepalives_idle = 15; SET tcp_keepalives_interval = 5;"
                    + " SET tcp_keepalives_count = 3";

    /// PostgreSQL may not have noticed yet that another server was killed a moment ago.
    private static final Duration PATIENCE = Duration.ofSeconds(2);

    private static final long LOOK_MILLIS = 50;

    private final String url;
    private final String user;
    private final String password;
    private final Duration most;

    /// A PostgreSQL with the usual deadline.
    ///
    /// @param url as JDBC writes it, without password
    public PostgresDatabase(String url, String user, String password) {
        this(url, user, password, Store.USUAL_DEADLINE);
    }

    /// A PostgreSQL.
    ///
    /// @param url as JDBC writes it, without password
    /// @param most how long it may take to connect
    public PostgresDatabase(String url, String user, String password, Duration most) {
        this.url = url;
        this.user = user;
        this.password = password;
        this.most = most;
    }

    /// The connection itself holds the lock, so a server that has lost it cannot commit.
    @Override
    public Connection openWriter() throws SQLException {
        Connection connection = open();
        try (Statement statement = connection.createStatement()) {
            statement.execute(KEEP_ALIVE);
            long begun = System.nanoTime();
            while (!isLocked(statement)) {
                if (System.nanoTime() - begun > PATIENCE.toNanos()) {
                    throw new StoreTaken(name());
                }
                Thread.sleep(LOOK_MILLIS);
            }
            return connection;
        } catch (SQLException fault) {
            connection.close();
            throw fault;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            connection.close();
            throw new SQLException("interrupted while waiting for the store", interrupted);
        }
    }

    private static boolean isLocked(Statement statement) throws SQLException {
        try (ResultSet answer = statement.executeQuery(LOCK)) {
            return answer.next() && answer.getBoolean(1);
        }
    }

    @Override
    public Connection openReader() throws SQLException {
        Connection connection = open();
        connection.setReadOnly(true);
        return connection;
    }

    /// The socket timeout is for a database that does not answer at all; the other two let the
    /// database cancel what nobody waits for any more.
    @Override
    public void limit(Connection connection, Duration most) throws SQLException {
        int millis = (int) most.toMillis();
        connection.setNetworkTimeout(Runnable::run, millis);
        boolean commits = connection.getAutoCommit();
        try (Statement statement = connection.createStatement()) {
            statement.execute(
                    "SET statement_timeout = " + millis + "; SET lock_timeout = " + millis);
        }
        if (!commits) {
            connection.commit(); // a rollback would undo the settings
        }
    }

    @Override
    public int readers() {
        return READERS;
    }

    @Override
    public String inKeyOrder() {
        return "";
    }

    @Override
    public String name() {
        return "PostgreSQL " + url.replaceAll("(password=)[^&]*", "$1…");
    }

    /// The locks went with their connections.
    @Override
    public void close() {}

    private Connection open() throws SQLException {
        Properties properties = new Properties();
        properties.setProperty("user", user);
        properties.setProperty("password", password);
        properties.setProperty("ApplicationName", "dighouse");
        String seconds = Long.toString(Math.max(1, most.toSeconds()));
        properties.setProperty("connectTimeout", seconds);
        properties.setProperty("socketTimeout", seconds);
        return DriverManager.getConnection(url, properties);
    }
}
