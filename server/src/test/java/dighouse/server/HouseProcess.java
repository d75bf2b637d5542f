package dighouse.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
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

    /// A house as people open it: what they may use is limited, its heap is the launcher's, and it
    /// believes its proxy.
    static HouseProcess usual(Path data) throws IOException {
        return start(data, "usual");
    }

    static HouseProcess start(Path data) throws IOException {
        return start(data, "unlimited");
    }

    private static HouseProcess start(Path data, String limits) throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Process process =
                new ProcessBuilder(
                                List.of(
                                        java,
                                        "-XX:TieredStopAtLevel=1",
                                        "-Xmx640m",
                                        "-XX:+UseSerialGC",
                                        "--enable-native-access=ALL-UNNAMED",
                                        "-cp",
                                        System.getProperty("java.class.path"),
                                        HouseProcess.class.getName(),
                                        data.toString(),
                                        limits))
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

    /// The memory that it takes of the machine.
    long residentKilobytes() throws IOException {
        Path status = Path.of("/proc", Long.toString(process.pid()), "status");
        return Files.readAllLines(status).stream()
                .filter(line -> line.startsWith("VmRSS:"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                .findFirst()
                .orElse(0);
    }

    /// Ends it at once, without a word: `kill -9`.
    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    /// What runs in the other process.
    public static void main(String[] arguments) throws InterruptedException {
        // with secrets of its own: a process knows nothing of the one before it
        Path data = Path.of(arguments[0]);
        SettingsReader settings = HouseForTests.settings(data);
        if (arguments[1].equals("usual")) {
            settings.set("budget-scale", "1").set("bot-scale", "1").set("proxied", "yes");
        }
        try (Server server = new Server(settings.read(), StoreForTests.current().database(data))) {
            System.out.println(OPEN + server.port());
            Thread.sleep(Long.MAX_VALUE);
        }
    }
}
