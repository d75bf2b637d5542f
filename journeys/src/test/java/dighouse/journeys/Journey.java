package dighouse.journeys;

import dighouse.server.Server;
import dighouse.server.people.Secrets;
import dighouse.server.settings.SettingsReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.io.TempDir;

/// Starts a server for each journey and opens browsers for its guests. The journey's name
/// determines all chance of the server, so that every run has the same games.
abstract class Journey {
    @TempDir Path folder;
    private final List<Guest> guests = new ArrayList<>();
    private Secrets secrets;
    private Server server;
    private int port;

    @BeforeEach
    final void startServer(TestInfo journey) {
        secrets =
                new Secrets(new Random(journey.getTestMethod().orElseThrow().getName().hashCode()));
        server = new Server(settings("0").read(), secrets);
        port = server.port();
    }

    @AfterEach
    final void stopServer() {
        guests.forEach(Guest::close);
        server.close();
        guests.forEach(Guest::expectSilence);
    }

    private SettingsReader settings(String at) {
        return new SettingsReader()
                .set("port", at)
                .set("data", folder.toString())
                .set("prefix", prefix())
                .set("bot-threads", "1")
                .set("bot-scale", "0.02")
                .set("burst", "1000000")
                .set("per-second", "1000000")
                .set("budget-scale", "1000000");
    }

    /// Restarts the server on the same port.
    final void restart() {
        whileClosed(() -> {});
    }

    /// Stops the server, runs something, and starts it again on the same port.
    final void whileClosed(Runnable work) {
        guests.forEach(Guest::expectClosing);
        server.close();
        work.run();
        server = new Server(settings(Integer.toString(port)).read(), secrets);
    }

    /// The path below which the pages are served.
    String prefix() {
        return "";
    }

    final String address() {
        return "http://127.0.0.1:" + port + prefix();
    }

    /// A guest with a desktop browser in English.
    final Guest guest(String name) {
        return guest(name, Guest.Taste.DESK);
    }

    final Guest guest(String name, Guest.Taste taste) {
        Guest guest = new Guest(address(), name, taste);
        guests.add(guest);
        return guest;
    }
}
