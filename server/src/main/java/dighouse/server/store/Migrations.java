package dighouse.server.store;

import dighouse.kernel.Malformed;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/// Brings the tables of a store up to date: runs the scripts that the store has not seen, in order,
/// each in its own transaction. A released script never changes.
final class Migrations {
    private static final List<String> SCRIPTS =
            List.of(
                    "V1__house.sql",
                    "V2__muted.sql",
                    "V3__bell.sql",
                    "V4__analysis.sql",
                    "V5__holder.sql",
                    "V6__card_columns.sql");

    private Migrations() {}

    /// Runs all scripts that are due.
    ///
    /// @throws Malformed if a newer program wrote the store
    static void run(Connection connection, Database database) throws SQLException {
        run(connection, database, SCRIPTS.size());
    }

    /// Runs the scripts that are due, up to one of them.
    ///
    /// @param last the number of the last script to run
    static void run(Connection connection, Database database, int last) throws SQLException {
        connection.setAutoCommit(false);
        try (Statement statement = connection.createStatement()) {
            statement.execute(
                    "CREATE TABLE IF NOT EXISTS migration (number INTEGER NOT NULL PRIMARY KEY)");
            int done = done(statement);
            if (done > SCRIPTS.size()) {
                throw new Malformed(
                        "The store "
                                + database.name()
                                + " was written by a newer Dighouse (its tables have version "
                                + done
                                + ", this program knows "
                                + SCRIPTS.size()
                                + "): update the program.");
            }
            for (int number = done + 1; number <= last; number++) {
                String script = text(SCRIPTS.get(number - 1));
                for (String command : commands(script, database)) {
                    statement.execute(command);
                }
                statement.execute("INSERT INTO migration (number) VALUES (" + number + ")");
                connection.commit();
            }
        }
        connection.commit();
    }

    private static int done(Statement statement) throws SQLException {
        try (ResultSet result = statement.executeQuery("SELECT COUNT(*) FROM migration")) {
            result.next();
            return result.getInt(1);
        }
    }

    private static List<String> commands(String script, Database database) {
        String whole = script.replace("${in_key_order}", database.inKeyOrder());
        return List.of(whole.split(";\\s*\n", -1)).stream()
                .filter(command -> !command.isBlank())
                .toList();
    }

    private static String text(String name) {
        String path = "/dighouse/server/migrations/" + name;
        try (InputStream stream = Migrations.class.getResourceAsStream(path)) {
            if (stream == null) {
                throw new IllegalStateException("no migration " + path);
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }
}
