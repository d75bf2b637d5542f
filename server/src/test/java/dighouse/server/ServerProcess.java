package dighouse.server;

import dighouse.server.settings.SettingsReader;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// A server in its own process, which can be killed.
final class ServerProcess {
    private static final String OPEN = "open at ";
    private static final String LIMITED = "dighouse.limited";
    private static final List<String> LAUNCHED =
            List.of("-XX:+UseSerialGC", "-Xms96m", "-Xmx640m", "-XX:+ExitOnOutOfMemoryError");

    private final Process process;
    private final int port;

    private ServerProcess(Process process, int port) {
        this.process = process;
        this.port = port;
    }

    static ServerProcess start(Path data) throws IOException {
        return start(data, List.of("-XX:TieredStopAtLevel=1"));
    }

    /// A server with the launcher's options.
    static ServerProcess startAsLaunched(Path data) throws IOException {
        return start(data, LAUNCHED);
    }

    /// The same, with this many file descriptors.
    static ServerProcess startAsLaunched(Path data, int descriptors) throws IOException {
        String limited = "ulimit -n " + descriptors + " && exec \"$@\"";
        return start(data, LAUNCHED, "bash", "-c", limited, "bash");
    }

    /// The same, with the usual limits.
    static ServerProcess startWithLimits(Path data) throws IOException {
        List<String> options = new ArrayList<>(LAUNCHED);
        options.add("-D" + LIMITED + "=true");
        return start(data, options);
    }

    private static ServerProcess start(Path data, List<String> options, String... wrapper)
            throws IOException {
        List<String> command = new ArrayList<>(List.of(wrapper));
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        command.add("--enable-native-access=ALL-UNNAMED");
        command.addAll(List.of("-cp", System.getProperty("java.class.path")));
        command.addAll(
                List.of(
                        ServerProcess.class.getName(),
                        data.toString(),
                        StoreForTests.current().url(data)));
        Process process =
                new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
        BufferedReader lines =
                new BufferedReader(
                        new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        String line = lines.readLine();
        while (line != null && !line.startsWith(OPEN)) {
            line = lines.readLine();
        }
        if (line == null) {
            throw new IOException("the server did not start");
        }
        return new ServerProcess(process, Integer.parseInt(line.substring(OPEN.length())));
    }

    int port() {
        return port;
    }

    long pid() {
        return process.pid();
    }

    boolean isAlive() {
        return process.isAlive();
    }

    /// The memory that the process takes of the machine.
    long residentKilobytes() throws IOException {
        Path status = Path.of("/proc", Long.toString(process.pid()), "status");
        return Files.readAllLines(status).stream()
                .filter(line -> line.startsWith("VmRSS:"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                .findFirst()
                .orElse(0);
    }

    /// Kills the process: `kill -9`.
    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    /// Runs in the other process.
    public static void main(String[] arguments) throws InterruptedException {
        // with secrets of its own: a process knows nothing of the one before it
        SettingsReader settings =
                ServerForTests.settings(Path.of(arguments[0]))
                        .set("postgres-url", arguments[1])
                        .set("postgres-user", "postgres")
                        .set("postgres-password", "postgres");
        if (Boolean.getBoolean(LIMITED)) {
            settings.set("budget-scale", "1").set("bot-scale", "1").set("proxied", "yes");
        }
        try (Server server = new Server(settings.read())) {
            System.out.println(OPEN + server.port());
            Thread.sleep(Long.MAX_VALUE);
        }
    }
}
