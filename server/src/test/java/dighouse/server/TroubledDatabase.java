package dighouse.server;

import dighouse.server.store.Database;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.SQLException;

/// A real store that meets some trouble before every commit.
record TroubledDatabase(Database real, Trouble trouble) implements Database {
    /// What happens before a commit: it may take time, or fail.
    @FunctionalInterface
    interface Trouble {
        void meet() throws SQLException;
    }

    @Override
    public Connection openWriter() throws SQLException {
        Connection connection = real.openWriter();
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
}
