package dighouse.server.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dighouse.server.http.Request;
import dighouse.server.http.RequestHandler.Answer;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// The pages as they are served; needs them built.
class PagesTest {
    @BeforeAll
    static void needsPages() {
        assumeTrue(
                System.getenv("CI") != null
                        || PagesTest.class.getResource("/dighouse/web/files.txt") != null,
                "the server was built without its pages");
    }

    @Test
    void everyPlaceOfTheSiteIsThePage() {
        for (String path : List.of("/", "/lobby", "/new/thebes", "/t/abc", "/rules/pergamon")) {
            assertThat(get("", path).status()).as(path).isEqualTo(200);
            assertThat(get("", path).type()).startsWith("text/html");
        }
    }

    @Test
    void anAddressThatLeadsNowhereIsThePageWith404() {
        for (String path : List.of("/nowhere", "/t", "/t/a/b", "/assets/gone.js")) {
            assertThat(get("", path).status()).as(path).isEqualTo(404);
            assertThat(get("", path).type()).startsWith("text/html");
        }
    }

    @Test
    void filesNamedByTheirContentAreKeptForGoodAndThePageIsNot() {
        assertThat(header(get("", "/"), "Cache-Control")).isEqualTo("no-cache");
        assertThat(header(get("", asset()), "Cache-Control")).contains("immutable");
        assertThat(header(get("", "/icon.svg"), "Cache-Control")).isEqualTo("no-cache");
    }

    @Test
    void enginesAreKeptForGoodAndSentCompressed() {
        for (String game : List.of("archaeology", "thebes", "pergamon", "marajoara")) {
            String engine = named("/engine/" + game + "-", ".wasm");
            Answer.Served served = get("", engine, "accept-encoding", "gzip, br");
            assertThat(served.type()).isEqualTo("application/wasm");
            assertThat(header(served, "Cache-Control")).contains("immutable");
            assertThat(header(served, "Content-Encoding")).isEqualTo("br");
            assertThat(named("/engine/" + game + "-", ".js")).isNotEmpty();
        }
    }

    @Test
    void onlyTheWorkerOfTheEnginesHasAPolicyOfItsOwn() {
        String worker = named("/engine/worker-", ".js");
        assertThat(header(get("", worker), "Content-Security-Policy"))
                .startsWith(
                        "default-src 'none'; script-src 'self' 'unsafe-eval' 'wasm-unsafe-eval';");
        assertThat(header(get("", "/"), "Content-Security-Policy")).isEmpty();
        for (String name : new Pages("").names()) {
            if (!name.equals(worker)) {
                assertThat(header(get("", name), "Content-Security-Policy")).as(name).isEmpty();
            }
        }
    }

    @Test
    void whatTheBrowserHasIsNotSentAgain() {
        Answer.Served first = get("", "/");
        Answer.Served again = get("", "/", "if-none-match", header(first, "ETag"));

        assertThat(again.status()).isEqualTo(304);
        assertThat(again.body().isEmpty()).isTrue();
    }

    @Test
    void textsAreSentAsSmallAsTheBrowserCanRead() {
        assertThat(header(get("", asset(), "accept-encoding", "gzip, br"), "Content-Encoding"))
                .isEqualTo("br");
        assertThat(header(get("", asset(), "accept-encoding", "gzip"), "Content-Encoding"))
                .isEqualTo("gzip");
        assertThat(header(get("", asset()), "Content-Encoding")).isEmpty();
    }

    @Test
    void callsAreNoPages() {
        assertThat(Pages.covers(request("/api/tables"))).isFalse();
        assertThat(Pages.covers(request("/api"))).isFalse();
        assertThat(Pages.covers(request("/apiary"))).isTrue();
    }

    @Test
    void thePageNamesItsFilesBelowThePrefix() {
        String tag = header(get("", "/"), "ETag");

        assertThat(header(get("/games", "/"), "ETag")).isNotEqualTo(tag);
        assertThat(Pages.placed("<a href=\"./icon.svg\">", "/games"))
                .isEqualTo("<a href=\"/games/icon.svg\">");
    }

    private static String asset() {
        return named("/assets/", ".js");
    }

    private static String named(String start, String end) {
        return new Pages("")
                .names().stream()
                        .filter(name -> name.startsWith(start) && name.endsWith(end))
                        .findFirst()
                        .orElseThrow();
    }

    private static Answer.Served get(String prefix, String path, String... header) {
        Map<String, String> headers = header.length == 0 ? Map.of() : Map.of(header[0], header[1]);
        Request request = new Request("GET", path, Map.of(), Map.of(), headers, Map.of(), "", "");
        return (Answer.Served) new Pages(prefix).answer(request);
    }

    private static Request request(String path) {
        return new Request("GET", path, Map.of(), Map.of(), Map.of(), Map.of(), "", "");
    }

    private static String header(Answer.Served served, String name) {
        int at = served.headers().indexOf(name);
        return at < 0 ? "" : served.headers().get(at + 1);
    }
}
