package dighouse.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/// A house in a process of its own, that can be killed.
final class HouseProcess {
    private static final String OPEN = "open at ";

    private final Process process;
    private final int port;

    private HouseProcess(Process process, int port) {
        this.process = process;
        this.port = port;
    }

    static HouseProcess start(Path data) throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Process process =
                new ProcessBuilder(
                                List.of(
                                        java,
                                        "-XX:TieredStopAtLevel=1",
                                        "--enable-native-access=ALL-UNNAMED",
                                        "-cp",
                                        System.getProperty("java.class.path"),
                                        HouseProcess.class.getName(),
                                        data.toString()))
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start();
        BufferedReader lines =
                new BufferedReader(
                        new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        String line = lines.readLine();
        while (line != null && !line.startsWith(OPEN)) {
            line = lines.readLine();
        }
        if (line == null) {
            throw new IOException("the house did not open");
        }
        return new HouseProcess(process, Integer.parseInt(line.substring(OPEN.length())));
    }

    int port() {
        return port;
    }

    /// Ends it at once, without a word: `kill -9`.
    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    /// What runs in the other process.
    public static void main(String[] arguments) throws InterruptedException {
        // with secrets of its own: a process knows nothing of the one before it
        Path data = Path.of(arguments[0]);
        try (Server server =
                new Server(
                        HouseForTests.settings(data).read(),
                        StoreForTests.current().database(data))) {
            System.out.println(OPEN + server.port());
            Thread.sleep(Long.MAX_VALUE);
        }
    }
}
