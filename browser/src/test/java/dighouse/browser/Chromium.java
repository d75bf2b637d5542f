package dighouse.browser;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/// The engines in a Chromium: a page in it has a worker for JavaScript and one for WebAssembly.
/// They fetch requests from a small server of the test and send it the answers.
final class Chromium implements AutoCloseable {
    private static final Path PROGRAM =
            Path.of(System.getenv().getOrDefault("CHROMIUM", "/usr/bin/chromium"));
    private static final long MOST_MINUTES = 10; // for one answer
    private static final Map<String, String> TYPES =
            Map.of("html", "text/html", "wasm", "application/wasm");

    private final HttpServer server;
    private final Process browser;
    private final Worker javascript = new Worker();
    private final Worker webassembly = new Worker();

    /// Starts a Chromium.
    ///
    /// @param folder an empty one for its profile
    Chromium(Path folder) throws IOException {
        if (!Files.isExecutable(PROGRAM)) {
            CompiledFiles.missing(
                    "There is no Chromium at " + PROGRAM + ": nothing is compared with it.");
        }
        InetAddress loopback = InetAddress.getLoopbackAddress();
        server = HttpServer.create(new InetSocketAddress(loopback, 0), 0);
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.createContext("/", exchange -> file(exchange, CompiledFiles.SCRIPTS, "/"));
        server.createContext(
                "/engines/", exchange -> file(exchange, CompiledFiles.ENGINES, "/engines/"));
        javascript.serve(server, "js");
        webassembly.serve(server, "wasm");
        server.start();
        browser =
                new ProcessBuilder(
                                PROGRAM.toString(),
                                "--headless",
                                "--no-sandbox",
                                "--disable-gpu",
                                "--no-first-run",
                                "--disable-background-networking",
                                "--disable-component-update",
                                "--disable-sync",
                                "--user-data-dir=" + folder,
                                "http://127.0.0.1:" + server.getAddress().getPort() + "/page.html")
                        .redirectErrorStream(true)
                        .redirectOutput(folder.resolve("chromium.log").toFile())
                        .start();
    }

    RemoteEngine javascript() {
        return javascript;
    }

    RemoteEngine webassembly() {
        return webassembly;
    }

    private static void file(HttpExchange exchange, Path folder, String context)
            throws IOException {
        String name = exchange.getRequestURI().getPath().substring(context.length());
        Path file = folder.resolve(name);
        boolean found = Files.isRegularFile(file);
        String ending = name.substring(name.lastIndexOf('.') + 1);
        exchange.getResponseHeaders()
                .add("Content-Type", TYPES.getOrDefault(ending, "text/javascript"));
        reply(exchange, found ? 200 : 404, found ? Files.readAllBytes(file) : new byte[0]);
    }

    private static void reply(HttpExchange exchange, int status, byte[] body) throws IOException {
        exchange.sendResponseHeaders(status, body.length == 0 ? -1 : body.length);
        exchange.getResponseBody().write(body);
        exchange.close();
    }

    @Override
    public void close() {
        browser.destroy();
        browser.onExit().join();
        server.stop(0);
    }

    /// One worker of the page.
    private static final class Worker implements RemoteEngine {
        private final BlockingQueue<String> requests = new LinkedBlockingQueue<>();
        private final BlockingQueue<String> answers = new LinkedBlockingQueue<>();

        void serve(HttpServer server, String kind) {
            server.createContext("/next/" + kind, this::sendNext);
            server.createContext("/answer/" + kind, this::takeAnswer);
        }

        private void sendNext(HttpExchange exchange) throws IOException {
            try {
                reply(exchange, 200, requests.take().getBytes(StandardCharsets.UTF_8));
            } catch (InterruptedException closed) {
                Thread.currentThread().interrupt();
            }
        }

        private void takeAnswer(HttpExchange exchange) throws IOException {
            byte[] body = exchange.getRequestBody().readAllBytes();
            answers.add(new String(body, StandardCharsets.UTF_8));
            reply(exchange, 200, new byte[0]);
        }

        @Override
        public String ask(String request) throws InterruptedException {
            requests.add(request);
            String answer = answers.poll(MOST_MINUTES, TimeUnit.MINUTES);
            if (answer == null) {
                throw new AssertionError("Chromium does not answer " + request);
            }
            return answer;
        }
    }
}
