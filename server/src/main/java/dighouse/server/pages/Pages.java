package dighouse.server.pages;

import dighouse.kernel.Json;
import dighouse.server.http.Bytes;
import dighouse.server.http.Request;
import dighouse.server.http.RequestHandler.Answer;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Serves everything that is not an API call: the page for every address of the site, and the files
/// it is made of. An unknown address gets the page too, with status 404; the page says so.
///
/// The page names its files relative to `./`; that is replaced by the prefix of the server, so that
/// it works below any path.
public final class Pages {
    private static final String FOLDER = "/dighouse/web/";
    private static final String PAGE = "index.html";
    private static final String WITHOUT_PAGES =
            "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>Dighouse</title></head>"
                    + "<body><p>This server was built without its pages: build it again with Node.js 20. "
                    + "Programs find what they can ask at <a href=\"api\">api</a>.</p></body></html>";

    private static final String WORKER = "engine/worker-"; // begins the name of the engines' worker

    /// The runtime of WebAssembly makes functions from text. The worker of the engines may do so,
    /// since nothing that people wrote comes near it; pages may not (ADR 49).
    private static final String WORKER_POLICY =
            "default-src 'none'; script-src 'self' 'unsafe-eval' 'wasm-unsafe-eval';"
                    + " connect-src 'self'; frame-ancestors 'none'";

    private final Set<String> names = new LinkedHashSet<>();
    private final Map<String, PageFile> files = new ConcurrentHashMap<>(); // those asked for so far
    private final List<Pattern> places = new ArrayList<>();
    private final PageFile page;

    /// Reads the pages in the jar.
    ///
    /// @param prefix the path below which the server is reached; empty for none
    public Pages(String prefix) {
        String html = WITHOUT_PAGES;
        byte[] list = resource("files.txt");
        if (list != null) {
            for (String name : new String(list, StandardCharsets.UTF_8).split("\n", -1)) {
                if (!name.isEmpty() && !name.equals(PAGE)) {
                    names.add("/" + name);
                }
            }
            html = placed(text(PAGE), prefix);
            Json.parse(text("routes.json"))
                    .object()
                    .values()
                    .forEach(route -> places.add(pattern(route.string())));
        }
        page = file(PAGE, html.getBytes(StandardCharsets.UTF_8));
    }

    /// Whether a request is for the pages and not for the API.
    public static boolean covers(Request request) {
        return (request.method().equals("GET") || request.method().equals("HEAD"))
                && !request.path().equals("/api")
                && !request.path().startsWith("/api/");
    }

    public Answer answer(Request request) {
        if (names.contains(request.path())) {
            return served(200, files.computeIfAbsent(request.path(), Pages::file), request);
        }
        boolean known = places.stream().anyMatch(place -> place.matcher(request.path()).matches());
        return served(known ? 200 : 404, page, request);
    }

    private static Answer served(int status, PageFile file, Request request) {
        List<String> headers =
                new ArrayList<>(
                        List.of(
                                "Cache-Control",
                                file.caching(),
                                "ETag",
                                file.tag(),
                                "Vary",
                                "Accept-Encoding"));
        if (!file.policy().isEmpty()) {
            headers.addAll(List.of("Content-Security-Policy", file.policy()));
        }
        if (status == 200 && request.header("if-none-match").equals(file.tag())) {
            return new Answer.Served(304, file.type(), headers, Bytes.NONE);
        }
        String accepted = request.header("accept-encoding");
        Bytes body = file.plain();
        if (!file.brotli().isEmpty() && accepted.contains("br")) {
            headers.addAll(List.of("Content-Encoding", "br"));
            body = file.brotli();
        } else if (!file.gzip().isEmpty() && accepted.contains("gzip")) {
            headers.addAll(List.of("Content-Encoding", "gzip"));
            body = file.gzip();
        }
        return new Answer.Served(status, file.type(), headers, body);
    }

    /// A file, read when it is first asked for: so the server starts faster.
    private static PageFile file(String path) {
        String name = path.substring(1);
        return file(name, needed(name));
    }

    private static PageFile file(String name, byte[] plain) {
        byte[] gzip = resource(name + ".gz");
        byte[] brotli = resource(name + ".br");
        return new PageFile(
                PageFile.type(name),
                tag(plain),
                name.startsWith("assets/") || name.startsWith("engine/"),
                name.startsWith(WORKER) ? WORKER_POLICY : "",
                Bytes.of(plain),
                gzip == null ? Bytes.NONE : Bytes.of(gzip),
                brotli == null ? Bytes.NONE : Bytes.of(brotli));
    }

    private static String tag(byte[] content) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(content);
            return "\"" + HexFormat.of().formatHex(digest, 0, 8) + "\"";
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /// The pattern of a route of the browser's router, such as `/t/:table`.
    private static Pattern pattern(String route) {
        return Pattern.compile(route.replaceAll(":[a-z]+", "[^/]+"));
    }

    /// The page with its files named below the prefix.
    static String placed(String html, String prefix) {
        return html.replace("\"./", "\"" + prefix + "/");
    }

    /// The paths of all files.
    Set<String> names() {
        return Collections.unmodifiableSet(names);
    }

    private static String text(String name) {
        return new String(needed(name), StandardCharsets.UTF_8);
    }

    private static byte[] needed(String name) {
        byte[] content = resource(name);
        if (content == null) {
            throw new IllegalStateException("the pages have no file " + name);
        }
        return content;
    }

    private static byte @Nullable [] resource(String name) {
        try (InputStream stream = Pages.class.getResourceAsStream(FOLDER + name)) {
            return stream == null ? null : stream.readAllBytes();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
