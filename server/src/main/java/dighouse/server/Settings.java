package dighouse.server;

import java.nio.file.Path;

/// How the house is run.
///
/// @param host the address it listens at
/// @param port 0 for any free one
/// @param file where the embedded store lives
/// @param origin the address that people type, if a proxy stands before the house; otherwise empty
/// @param secure people come by https
/// @param botThreads how many bots think at once
/// @param botScale how much of their time they take
/// @param burst requests that one address or person may send at once
/// @param perSecond requests a second in the long run
public record Settings(
        String host,
        int port,
        Path file,
        String origin,
        boolean secure,
        int botThreads,
        double botScale,
        double burst,
        double perSecond) {
    private static final int PORT = 4280;

    /// What suits a house at home.
    public static Settings standard(Path file) {
        int threads = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        return new Settings("127.0.0.1", PORT, file, "", false, threads, 1, 200, 50);
    }

    public Settings withPort(int newPort) {
        return new Settings(
                host, newPort, file, origin, secure, botThreads, botScale, burst, perSecond);
    }
}
