package dighouse.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The launcher, run in a folder of its own with the compiled classes: it starts a server with
/// every variable that its first lines mention, and builds and tests no more than it must.
class LauncherTest {
    private static final Path LAUNCHER = Path.of("../dighouse");
    private static final Pattern DOCUMENTED =
            Pattern.compile("^#.*\\b(DIGHOUSE_[A-Z]+)=(\\S+)", Pattern.MULTILINE);
    private static final Pattern USED = Pattern.compile("\\$\\{(DIGHOUSE_[A-Z]+)");
    private static final Pattern OPEN = Pattern.compile("Dighouse is running: (http://\\S+)");

    @TempDir Path home;

    private static Map<String, String> documented() throws IOException {
        Map<String, String> variables = new LinkedHashMap<>();
        Matcher found = DOCUMENTED.matcher(Files.readString(LAUNCHER));
        while (found.find()) {
            variables.put(found.group(1), found.group(2));
        }
        return variables;
    }

    @Test
    void everyVariableThatItReadsIsDocumented() throws IOException {
        List<String> used = new ArrayList<>();
        Matcher found = USED.matcher(Files.readString(LAUNCHER));
        while (found.find()) {
            used.add(found.group(1));
        }

        assertThat(used).isNotEmpty();
        assertThat(documented().keySet()).containsAll(used);
    }

    @Test
    void aServerStartsWithEveryVariableThatIsDocumented() throws Exception {
        layOut();
        Map<String, String> variables = documented();
        assertThat(variables).containsKey("DIGHOUSE_HEAP");

        Process server = start(variables);
        try {
            assertThat(health(address(server))).isEqualTo(200);
            assertThat(commandLine(server))
                    .contains("-Xmx" + variables.get("DIGHOUSE_HEAP"))
                    .contains("-XX:+ExitOnOutOfMemoryError");
        } finally {
            server.destroy();
            assertThat(server.waitFor(20, TimeUnit.SECONDS)).isTrue();
        }
    }

    @Test
    void aSmallServerStarts() throws Exception {
        layOut();
        Process server = start(Map.of("DIGHOUSE_CACHE", "no", "DIGHOUSE_HEAP", "64m"));
        try {
            assertThat(health(address(server))).isEqualTo(200);
        } finally {
            server.destroy();
            server.waitFor();
        }
    }

    @Test
    void aBuildLeavesTheInputToTheCommand() throws Exception {
        layOut();
        Files.move(home.resolve("app/target/dighouse.jar"), home.resolve("built.jar"));
        tool("mvn", "cat >/dev/null; cp built.jar app/target/dighouse.jar");

        String said = run(Map.of(), "\na1\nquit\n", "play", "tictactoe", "--hotseat");

        assertThat(said).contains("Building Dighouse").contains("Ada: mark a1");
    }

    @Test
    void theTestsOfOneModuleNeedNoChromium() throws Exception {
        layOut();
        Files.createFile(Files.createDirectories(home.resolve("examples")).resolve("pom.xml"));
        Files.createFile(Files.createDirectories(home.resolve("journeys")).resolve("pom.xml"));
        tool("mvn", "echo mvn \"$@\"");
        tool("node", "true");
        tool("id", "echo 1000");
        for (String name : List.of("dirname", "find", "readlink", "sed")) {
            tool(name, "PATH=" + System.getenv("PATH") + " exec " + name + " \"$@\"");
        }
        Map<String, String> noChromium = Map.of("PATH", home.resolve("tools").toString());

        assertThat(run(noChromium, "", "test", "examples", "My*"))
                .contains("mvn test -pl examples -am")
                .contains("-Dtest=My*")
                .doesNotContain("Chromium");
        assertThat(run(noChromium, "", "test", "journeys")).contains("Chromium is not on the PATH");
        assertThat(run(noChromium, "", "test")).contains("Chromium is not on the PATH");
    }

    /// Puts a program of this name ahead of all others.
    private void tool(String name, String script) throws IOException {
        Path file = Files.createDirectories(home.resolve("tools")).resolve(name);
        Files.writeString(file, "#!/bin/bash\n" + script + "\n");
        assertThat(file.toFile().setExecutable(true)).isTrue();
    }

    /// What the launcher says to this input.
    private String run(Map<String, String> variables, String input, String... arguments)
            throws Exception {
        Map<String, String> environment = new HashMap<>();
        environment.put("PATH", home.resolve("tools") + ":" + System.getenv("PATH"));
        environment.putAll(variables);
        Process process = start(environment, arguments);
        try (OutputStream typed = process.getOutputStream()) {
            typed.write(input.getBytes(StandardCharsets.UTF_8));
        }
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return said;
    }

    /// The launcher beside a jar that leads to the classes of this test.
    private void layOut() throws IOException {
        Files.copy(LAUNCHER, home.resolve("dighouse"));
        Path folder = Files.createDirectories(home.resolve("app/target"));
        List<String> places = new ArrayList<>();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
            places.add(Path.of(entry).toUri().toString());
        }
        Manifest manifest = new Manifest();
        Attributes attributes = manifest.getMainAttributes();
        attributes.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        attributes.put(Attributes.Name.MAIN_CLASS, Main.class.getName());
        attributes.put(Attributes.Name.CLASS_PATH, String.join(" ", places));
        try (OutputStream jar = Files.newOutputStream(folder.resolve("dighouse.jar"))) {
            new JarOutputStream(jar, manifest).close();
        }
    }

    private Process start(Map<String, String> variables, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of("bash", "dighouse"));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).directory(home.toFile());
        Map<String, String> environment = new HashMap<>(builder.environment());
        environment.keySet().removeIf(name -> name.startsWith("DIGHOUSE_") || name.equals("CI"));
        environment.put("JAVA_HOME", System.getProperty("java.home"));
        environment.put("DIGHOUSE_PORT", "0");
        environment.put("DIGHOUSE_DATA", home.resolve("data").toString());
        environment.putAll(variables);
        builder.environment().clear();
        builder.environment().putAll(environment);
        return builder.redirectErrorStream(true).start();
    }

    private static URI address(Process server) throws IOException {
        StringBuilder said = new StringBuilder();
        BufferedReader lines =
                new BufferedReader(
                        new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            said.append(line).append('\n');
            Matcher open = OPEN.matcher(line);
            if (open.find()) {
                return URI.create(open.group(1) + "/health");
            }
        }
        throw new AssertionError("the server did not start:\n" + said);
    }

    private static int health(URI address) throws IOException, InterruptedException {
        try (HttpClient http = HttpClient.newHttpClient()) {
            HttpRequest request = HttpRequest.newBuilder(address).build();
            return http.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
        }
    }

    private static List<String> commandLine(Process server) {
        return server.info().arguments().map(List::of).orElseThrow();
    }
}
