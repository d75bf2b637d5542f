package dighouse.server.store;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Properties;

/// A PostgreSQL beside the house, for those that outgrow one file or one process. Its commits wait
/// for the disk as it comes; whoever switches that off there gives the promise away.
public final class PostgresDatabase implements Database {
    private static final int READERS = 8;

    private final String url;
    private final String user;
    private final String password;

    /// @param url as JDBC writes it, without password
    public PostgresDatabase(String url, String user, String password) {
        this.url = url;
        this.user = user;
        this.password = password;
    }

    @Override
    public Connection openWriter() throws SQLException {
        return open();
    }

    @Override
    public Connection openReader() throws SQLException {
        Connection connection = open();
        connection.setReadOnly(true);
        return connection;
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
        return "PostgreSQL " + url;
    }

    private Connection open() throws SQLException {
        Properties properties = new Properties();
        properties.setProperty("user", user);
        properties.setProperty("password", password);
        properties.setProperty("ApplicationName", "dighouse");
        return DriverManager.getConnection(url, properties);
    }
}
