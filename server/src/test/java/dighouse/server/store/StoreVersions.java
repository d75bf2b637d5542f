package dighouse.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/// Makes stores as earlier versions of the program left them.
public final class StoreVersions {
    private StoreVersions() {}

    /// Runs the migrations up to a version, and then these commands.
    public static void make(Database database, int version, List<String> commands)
            throws SQLException {
        try (database;
                Connection connection = database.openWriter()) {
            Migrations.run(connection, database, version);
            connection.setAutoCommit(true);
            try (Statement statement = connection.createStatement()) {
                for (String command : commands) {
                    statement.execute(command);
                }
            }
        }
    }
}
