package dighouse.server.store;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Properties;

/// A PostgreSQL beside the house, for those that outgrow one file or one process. Its commits wait
/// for the disk as it comes; whoever switches that off there gives the promise away.
public final class PostgresDatabase implements Database {
    private static final int READERS = 8;

    /// Houses in other schemas of the same database do not count.
    private static final String LOCK =
            "SELECT pg_try_advisory_lock(hashtext('dighouse'), hashtext(current_schema()))";

    /// A house whose machine has vanished loses its lock after half a minute, not after hours.
    private static final String KEEP_ALIVE =
            "SET tcp_keepalives_idle = 15; SET tcp_keepalives_interval = 5;"
                    + " SET tcp_keepalives_count = 3";

    /// A house that was killed a moment ago may not have been missed yet.
    private static final Duration PATIENCE = Duration.ofSeconds(2);

    private static final long LOOK_MILLIS = 50;

    private final String url;
    private final String user;
    private final String password;
    private final Duration most;

    /// @param url as JDBC writes it, without password
    public PostgresDatabase(String url, String user, String password) {
        this(url, user, password, Store.USUAL_DEADLINE);
    }

    /// @param url as JDBC writes it, without password
    /// @param most how long it may take to connect
    public PostgresDatabase(String url, String user, String password, Duration most) {
        this.url = url;
        this.user = user;
        this.password = password;
        this.most = most;
    }

    /// The connection itself holds the lock, so nothing is committed by a house that has lost it.
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

    /// The socket's limit is for a database that does not answer at all; the other two let the
    /// database itself give up what nobody waits for any more.
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

    /// Locks have gone with their connections.
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
