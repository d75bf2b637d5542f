package dighouse.server;

import dighouse.server.people.Secrets;
import dighouse.server.settings.SettingsReader;
import dighouse.server.stream.StreamRoutes;
import java.nio.file.Path;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;

/// Starts servers whose bots hurry and whose visitors may ask as often as they like.
final class ServerForTests {
    private static final Map<Path, Integer> OPENINGS = new ConcurrentHashMap<>();

    private ServerForTests() {}

    /// All chance is the same in every run of a test, but differs between starts with the same
    /// folder: ids must not come back.
    static Server open(Path data) {
        int opening = OPENINGS.merge(data, 1, Integer::sum);
        return new Server(
                settings(data).read(),
                StoreForTests.current().database(data),
                StreamRoutes.Patience.STANDARD,
                new Secrets(new Random(opening)));
    }

    /// A server with the usual limits, behind a proxy that says where visitors come from.
    ///
    /// @param more names and values of settings in turn
    static Server withLimits(Path data, String... more) {
        SettingsReader settings = settings(data).set("proxied", "yes").set("budget-scale", "1");
        for (int i = 0; i < more.length; i += 2) {
            settings.set(more[i], more[i + 1]);
        }
        return new Server(settings.read(), StoreForTests.SQLITE.database(data));
    }

    /// The metrics of a server, from their own port.
    static String metrics(Server server) {
        try (Visitor host = new Visitor(server.metricsPort())) {
            return host.get("/metrics").expect(200).text();
        }
    }

    static SettingsReader settings(Path data) {
        return new SettingsReader()
                .set("port", "0")
                .set("data", data.toString())
                .set("metrics-port", "0")
                .set("bot-threads", "1")
                .set("bot-scale", "0.02")
                .set("burst", "1000000")
                .set("per-second", "1000000")
                .set("budget-scale", "1000000");
    }
}
