package dighouse.server;

import dighouse.server.store.SqliteDatabase;
import java.nio.file.Path;

/// Opens houses whose bots hurry and whose visitors may ask as often as they like.
final class HouseForTests {
    private HouseForTests() {}

    static Server open(Path file) {
        Settings settings = new Settings("127.0.0.1", 0, file, "", false, 1, 0.02, 1e6, 1e6);
        return new Server(settings, new SqliteDatabase(file));
    }
}
