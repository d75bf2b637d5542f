package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Over real HTTP: only the worker of the engines may make code from text. Needs the pages built.
class WorkerPolicyTest {
    @TempDir Path folder;

    @Test
    void onlyTheWorkerMayMakeCodeFromText() throws Exception {
        List<String> files = files();
        try (Server server = ServerForTests.open(folder);
                Visitor ann = new Visitor(server.port())) {
            for (String file : files) {
                boolean worker = file.startsWith("engine/worker-");
                assertThat(policies(ann, "/" + file))
                        .as(file)
                        .singleElement()
                        .asString()
                        .matches(policy -> policy.contains("unsafe-eval") == worker);
            }
            for (String path : List.of("/", "/engine/worker-gone.js", "/engine/", "/api/games")) {
                assertThat(policies(ann, path))
                        .as(path)
                        .singleElement()
                        .asString()
                        .contains("script-src 'self';")
                        .doesNotContain("unsafe-eval");
            }
        }
        assertThat(files.stream().filter(file -> file.startsWith("engine/worker-"))).hasSize(1);
    }

    private static List<String> policies(Visitor visitor, String path)
            throws IOException, InterruptedException {
        return visitor.http()
                .send(visitor.request(path).GET().build(), HttpResponse.BodyHandlers.discarding())
                .headers()
                .allValues("Content-Security-Policy");
    }

    private static List<String> files() throws IOException {
        try (InputStream list =
                WorkerPolicyTest.class.getResourceAsStream("/dighouse/web/files.txt")) {
            assumeTrue(
                    System.getenv("CI") != null || list != null,
                    "the server was built without its pages");
            return new String(list.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(name -> !name.equals("index.html"))
                    .toList();
        }
    }
}
