package dighouse.server;

import java.nio.file.Path;

/// Opens houses whose bots hurry and whose visitors may ask as often as they like.
final class HouseForTests {
    private HouseForTests() {}

    static Server open(Path data) {
        return new Server(settings(data).read(), StoreForTests.current().database(data));
    }

    static SettingsReader settings(Path data) {
        return new SettingsReader()
                .set("port", "0")
                .set("data", data.toString())
                .set("bot-threads", "1")
                .set("bot-scale", "0.02")
                .set("burst", "1000000")
                .set("per-second", "1000000");
    }
}
