package dighouse.app.command;

import dighouse.server.Server;
import dighouse.server.settings.Settings;
import dighouse.server.settings.SettingsReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/// Starts a server in a temporary folder on a free port, requests what a first visitor requests,
/// and stops it. Meanwhile the JDK records what a start needs, for the start-up cache (ADR 27).
final class CacheWarmUp {
    private static final List<String> QUESTIONS =
            List.of("/", "/health", "/api/games", "/api/me", "/api/tables");

    private CacheWarmUp() {}

    static void run() {
        try {
            Path folder = Files.createTempDirectory("dighouse-rehearsal");
            Settings settings =
                    new SettingsReader().set("port", "0").set("data", folder.toString()).read();
            try (Server server = new Server(settings)) {
                for (String question : QUESTIONS) {
                    ask(server.port(), question);
                }
            } finally {
                remove(folder);
            }
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    private static void ask(int port, String path) throws IOException {
        String request =
                "GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            socket.getInputStream().readAllBytes();
        }
    }

    private static void remove(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
