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
/// every variable that its first lines mention.
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

    private Process start(Map<String, String> variables) throws IOException {
        ProcessBuilder builder = new ProcessBuilder("bash", "dighouse").directory(home.toFile());
        Map<String, String> environment = new HashMap<>(builder.environment());
        environment.keySet().removeIf(name -> name.startsWith("DIGHOUSE_"));
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
