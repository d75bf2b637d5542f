package dighouse.server.store;

import java.sql.SQLException;

/// Another server holds the store; only one at a time may write.
public final class StoreTaken extends SQLException {
    private static final long serialVersionUID = 1;

    StoreTaken(String name) {
        super("another server has opened " + name);
    }
}
