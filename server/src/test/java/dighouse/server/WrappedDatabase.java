package dighouse.server;

import dighouse.server.store.Database;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/// A real store, with something between the server and its connections.
record WrappedDatabase(Database real, Wrapping writer, Wrapping reader) implements Database {
    /// Wraps every connection that is opened.
    @FunctionalInterface
    interface Wrapping {
        Connection wrap(Connection connection) throws SQLException;
    }

    /// Happens before a call: it may take time, or fail.
    @FunctionalInterface
    interface Trouble {
        void meet() throws SQLException;

        /// Happens before a commit.
        default void commit() throws SQLException {
            meet();
        }
    }

    /// @param writer wraps the connections that write; those that read are left alone
    WrappedDatabase(Database real, Wrapping writer) {
        this(real, writer, connection -> connection);
    }

    /// A store with trouble before every commit.
    static WrappedDatabase troubled(Database real, Trouble trouble) {
        return new WrappedDatabase(real, connection -> troubled(connection, trouble));
    }

    /// A store with trouble before every call.
    static WrappedDatabase away(Database real, Trouble trouble) {
        Wrapping everywhere =
                connection -> {
                    trouble.meet();
                    return away(connection, trouble);
                };
        return new WrappedDatabase(real, everywhere, everywhere);
    }

    /// A store that is lost after commits which it has done, and cannot be reached again until the
    /// trouble is over.
    static WrappedDatabase unanswered(Database real, Trouble trouble) {
        return new WrappedDatabase(
                real,
                connection -> {
                    trouble.meet();
                    return unanswered(connection, trouble);
                });
    }

    /// A store with trouble before the events of a table are read.
    static WrappedDatabase unreadable(Database real, Trouble trouble) {
        return new WrappedDatabase(
                real, connection -> connection, connection -> unreadable(connection, trouble));
    }

    private static Connection unreadable(Connection connection, Trouble trouble) {
        return proxy(
                Connection.class,
                (method, arguments) -> {
                    Object answer = call(method, connection, arguments);
                    return answer instanceof PreparedStatement statement
                                    && String.valueOf(arguments[0]).contains("FROM event")
                            ? away(statement, trouble)
                            : answer;
                });
    }

    private static Connection troubled(Connection connection, Trouble trouble) {
        return proxy(
                Connection.class,
                (method, arguments) -> {
                    if (method.getName().equals("commit")) {
                        trouble.commit();
                    }
                    return call(method, connection, arguments);
                });
    }

    private static Connection unanswered(Connection connection, Trouble trouble) {
        return proxy(
                Connection.class,
                (method, arguments) -> {
                    Object answer = call(method, connection, arguments);
                    if (method.getName().equals("commit")) {
                        trouble.commit();
                    }
                    return answer;
                });
    }

    private static Connection away(Connection connection, Trouble trouble) {
        return proxy(
                Connection.class,
                (method, arguments) -> {
                    if (method.getName().equals("commit")) {
                        trouble.commit();
                    }
                    Object answer = call(method, connection, arguments);
                    return answer instanceof PreparedStatement statement
                            ? away(statement, trouble)
                            : answer;
                });
    }

    private static PreparedStatement away(PreparedStatement statement, Trouble trouble) {
        return proxy(
                PreparedStatement.class,
                (method, arguments) -> {
                    if (method.getName().startsWith("execute")) {
                        trouble.meet();
                    }
                    return call(method, statement, arguments);
                });
    }

    @FunctionalInterface
    private interface Call {
        @Nullable Object made(Method method, Object[] arguments) throws Throwable;
    }

    private static <T> T proxy(Class<T> type, Call call) {
        return type.cast(
                Proxy.newProxyInstance(
                        type.getClassLoader(),
                        new Class<?>[] {type},
                        (proxy, method, arguments) -> call.made(method, arguments)));
    }

    private static @Nullable Object call(Method method, Object target, Object[] arguments)
            throws Throwable {
        try {
            return method.invoke(target, arguments);
        } catch (InvocationTargetException wrapped) {
            throw wrapped.getCause();
        }
    }

    @Override
    public Connection openWriter() throws SQLException {
        return wrapped(real.openWriter(), writer);
    }

    @Override
    public Connection openReader() throws SQLException {
        return wrapped(real.openReader(), reader);
    }

    /// A connection that the server does not get must not keep the store locked.
    private static Connection wrapped(Connection connection, Wrapping wrapping)
            throws SQLException {
        try {
            return wrapping.wrap(connection);
        } catch (SQLException trouble) {
            connection.close();
            throw trouble;
        }
    }

    @Override
    public void limit(Connection connection, Duration most) throws SQLException {
        real.limit(connection, most);
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
