package dighouse.server;

import dighouse.server.store.Database;
import dighouse.server.store.PostgresDatabase;
import dighouse.server.store.SqliteDatabase;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/// The stores on which tests run. A folder stands for one store: opened again, it holds what it
/// held.
enum StoreForTests {
    SQLITE {
        @Override
        Database database(Path folder) {
            return new SqliteDatabase(folder.resolve("house.db"));
        }

        @Override
        String url(Path folder) {
            return "";
        }
    },
    POSTGRES {
        @Override
        Database database(Path folder) {
            return new PostgresDatabase(OnePostgres.url(folder), "postgres", "postgres");
        }

        @Override
        String url(Path folder) {
            return OnePostgres.url(folder);
        }
    };

    private static StoreForTests current = SQLITE; // tests run one after the other

    abstract Database database(Path folder);

    /// The URL for a server in another process; empty for the embedded store.
    abstract String url(Path folder);

    /// Lets servers that start from now on use this store.
    void use() {
        current = this;
    }

    static StoreForTests current() {
        return current;
    }

    /// Changes the store behind the server's back.
    static void change(Path folder, String sql) throws SQLException {
        try (Database database = current.database(folder);
                Connection connection = database.openWriter();
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    /// Cuts every connection between a server and its PostgreSQL.
    static void cutLines(Path folder) throws SQLException {
        try (Connection connection = POSTGRES.database(folder).openReader();
                Statement statement = connection.createStatement()) {
            statement.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'"
                            + " AND objid = hashtext('"
                            + OnePostgres.schema(folder)
                            + "')::oid");
        }
    }

    /// The port of the PostgreSQL of the tests.
    static int postgresPort() {
        return OnePostgres.SERVER.getPort();
    }

    /// The URL of a server's PostgreSQL through another port of this machine, unencrypted.
    static String postgresUrl(Path folder, int port) {
        return OnePostgres.url(folder).replace(":" + postgresPort() + "/", ":" + port + "/")
                + "&sslmode=disable&gssEncMode=disable";
    }

    /// The processes of the PostgreSQL that serve the servers of the tests.
    static List<Long> postgresProcesses() throws SQLException {
        List<Long> processes = new ArrayList<>();
        try (Connection connection = OnePostgres.SERVER.getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement();
                ResultSet rows =
                        statement.executeQuery(
                                "SELECT pid FROM pg_stat_activity"
                                        + " WHERE application_name = 'dighouse'")) {
            while (rows.next()) {
                processes.add(rows.getLong(1));
            }
        }
        return processes;
    }

    /// Changes the events of a table so that they contradict the positions they led to.
    static void damage(Path folder, String table) throws SQLException {
        change(
                folder,
                "UPDATE event SET body = replace(body, '\"hash\":\"', '\"hash\":\"0')"
                        + " WHERE table_id = '"
                        + table
                        + "'");
    }

    /// A PostgreSQL, started when it is first needed; it ends with the tests. Each folder has a
    /// schema of its own there.
    private static final class OnePostgres {
        private static final EmbeddedPostgres SERVER = start();

        private static EmbeddedPostgres start() {
            try {
                return EmbeddedPostgres.builder().start();
            } catch (IOException fault) {
                throw new UncheckedIOException(fault);
            }
        }

        static String schema(Path folder) {
            return "house" + Integer.toHexString(folder.toString().hashCode());
        }

        static String url(Path folder) {
            String schema = schema(folder);
            try (Connection connection = SERVER.getPostgresDatabase().getConnection();
                    Statement statement = connection.createStatement()) {
                statement.execute("CREATE SCHEMA IF NOT EXISTS " + schema);
            } catch (SQLException fault) {
                throw new IllegalStateException(fault);
            }
            return SERVER.getJdbcUrl("postgres", "postgres") + "&currentSchema=" + schema;
        }
    }
}
