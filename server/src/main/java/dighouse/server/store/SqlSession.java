package dighouse.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// A connection with its statements, each prepared once. Not thread-safe.
final class SqlSession implements AutoCloseable {
    /// Reads the row at which the result stands.
    @FunctionalInterface
    interface RowReader<T> {
        T read(ResultSet row) throws SQLException;
    }

    private final Connection connection;
    private final Map<String, PreparedStatement> statements = new LinkedHashMap<>();

    SqlSession(Connection connection) {
        this.connection = connection;
    }

    Connection connection() {
        return connection;
    }

    /// Changes rows.
    ///
    /// @return how many
    int change(String sql, Object... values) throws SQLException {
        return prepare(sql, values).executeUpdate();
    }

    <T> List<T> list(RowReader<T> reader, String sql, Object... values) throws SQLException {
        List<T> rows = new ArrayList<>();
        try (ResultSet result = prepare(sql, values).executeQuery()) {
            while (result.next()) {
                rows.add(reader.read(result));
            }
        }
        return rows;
    }

    private PreparedStatement prepare(String sql, Object... values) throws SQLException {
        PreparedStatement statement = statements.get(sql);
        if (statement == null) {
            statement = connection.prepareStatement(sql);
            statements.put(sql, statement);
        }
        for (int i = 0; i < values.length; i++) {
            switch (values[i]) {
                case String text -> statement.setString(i + 1, text);
                case Integer number -> statement.setInt(i + 1, number);
                case Long number -> statement.setLong(i + 1, number);
                default -> throw new IllegalArgumentException("a value of no kind we store");
            }
        }
        return statement;
    }

    @Override
    public void close() throws SQLException {
        connection.close();
    }
}
