package dighouse.server;

import dighouse.server.store.Database;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.SQLException;

/// A real store, with something between the house and the connection of its writer.
record WrappedDatabase(Database real, Wrapping wrapping) implements Database {
    /// What becomes of every connection that the writer opens.
    @FunctionalInterface
    interface Wrapping {
        Connection wrap(Connection connection) throws SQLException;
    }

    /// What happens before a commit: it may take time, or fail.
    @FunctionalInterface
    interface Trouble {
        void meet() throws SQLException;
    }

    /// A store that meets some trouble before every commit.
    static WrappedDatabase troubled(Database real, Trouble trouble) {
        return new WrappedDatabase(real, connection -> troubled(connection, trouble));
    }

    private static Connection troubled(Connection connection, Trouble trouble) {
        return (Connection)
                Proxy.newProxyInstance(
                        Connection.class.getClassLoader(),
                        new Class<?>[] {Connection.class},
                        (proxy, method, arguments) -> {
                            if (method.getName().equals("commit")) {
                                trouble.meet();
                            }
                            try {
                                return method.invoke(connection, arguments);
                            } catch (InvocationTargetException wrapped) {
                                throw wrapped.getCause();
                            }
                        });
    }

    @Override
    public Connection openWriter() throws SQLException {
        return wrapping.wrap(real.openWriter());
    }

    @Override
    public Connection openReader() throws SQLException {
        return real.openReader();
    }

    @Override
    public int readers() {
        return real.readers();
    }

    @Override
    public String inKeyOrder() {
        return real.inKeyOrder();
    }

    @Override
    public String name() {
        return real.name();
    }

    @Override
    public void close() {
        real.close();
    }
}
