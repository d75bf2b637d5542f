package dighouse.journeys;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.ConsoleMessage;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.RequestOptions;
import dighouse.kernel.Json;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Somebody with a browser of their own. What their console says and what the house tells them is
/// kept.
final class Guest implements AutoCloseable {
    private static final int PATIENCE_MILLIS = 30_000;

    /// Keeps what the page hears. What it adds to the chance of a table (16 bytes) is always the
    /// same, so that a journey meets the same game again.
    private static final String RECORDER =
            """
            window.heard = [];
            const chance = crypto.getRandomValues.bind(crypto);
            crypto.getRandomValues = (bytes) => bytes.length === 16 ? bytes.fill(7) : chance(bytes);
            window.longTasks = [];
            new PerformanceObserver((list) =>
              list.getEntries().forEach((task) => window.longTasks.push(Math.round(task.duration)))
            ).observe({ type: 'longtask', buffered: true });
            window.shift = 0;
            new PerformanceObserver((list) =>
              list.getEntries().filter((each) => !each.hadRecentInput)
                .forEach((each) => { window.shift += each.value; })
            ).observe({ type: 'layout-shift', buffered: true });
            const keep = (text) => window.heard.push(text);
            const asked = window.fetch;
            window.fetch = async (...request) => {
              const reply = await asked(...request);
              reply.clone().text().then(keep, () => {});
              return reply;
            };
            const Source = window.EventSource;
            window.EventSource = class extends Source {
              constructor(...given) {
                super(...given);
                this.addEventListener('news', (event) => keep(event.data));
              }
            };
            """;

    /// How somebody likes it.
    ///
    /// @param touch a phone, held in the hand
    record Taste(String language, String theme, int width, int height, boolean touch) {
        static final Taste DESK = new Taste("en", "paper", 1280, 800, false);
        static final Taste PHONE = new Taste("fr", "dusk", 360, 740, true);

        String settings() {
            return "{\"language\":\"%s\",\"theme\":\"%s\",\"sounds\":\"off\",\"animation\":\"off\"}"
                    .formatted(language, theme);
        }
    }

    private final String address;
    private final BrowserContext context;
    private final Page page;
    private final List<String> console = new ArrayList<>();
    private boolean closed;
    private final Set<Integer> expectedStatus = new HashSet<>();

    Guest(String address, String name, Taste taste) {
        this.address = address;
        context =
                Chromium.browser()
                        .newContext(
                                new Browser.NewContextOptions()
                                        .setViewportSize(taste.width(), taste.height())
                                        .setLocale(taste.language())
                                        .setHasTouch(taste.touch())
                                        .setIsMobile(taste.touch()));
        context.setDefaultTimeout(PATIENCE_MILLIS);
        context.addInitScript(RECORDER);
        page = context.newPage();
        page.onConsoleMessage(this::listen);
        page.onPageError(error -> console.add("error: " + error));
        post("/api/me", "{\"name\":\"" + name + "\"}");
        post("/api/me/settings", taste.settings());
    }

    /// What a broken line says is said by the page as well; everything else must stay silent.
    private void listen(ConsoleMessage message) {
        boolean grave = List.of("error", "warning").contains(message.type());
        boolean expected =
                expectedStatus.stream()
                        .anyMatch(status -> message.text().contains("status of " + status));
        if (grave && !expected && !message.text().contains("net::ERR_")) {
            console.add(message.type() + ": " + message.text());
        }
    }

    /// The house closes: until it opens again it may say that it cannot now.
    void expectClosing() {
        expectStatus(503);
    }

    /// The house will answer so, which the browser writes down as a failure.
    void expectStatus(int status) {
        expectedStatus.add(status);
    }

    Page page() {
        return page;
    }

    Locator at(String selector) {
        return page.locator(selector);
    }

    void goTo(String table) {
        page.navigate(address + "/t/" + table);
    }

    void expectSilence() {
        assertThat(console).isEmpty();
    }

    Json get(String path) {
        return Json.parse(context.request().get(address + path).text());
    }

    Json post(String path, String body) {
        RequestOptions options =
                RequestOptions.create().setHeader("Content-Type", "application/json").setData(body);
        return Json.parse(context.request().post(address + path, options).text());
    }

    /// Everything that the house has told this page since it was opened.
    @SuppressWarnings("unchecked")
    List<String> heard() {
        return (List<String>) page.evaluate("() => window.heard");
    }

    /// The line of this browser is cut, or mended.
    void setOffline(boolean offline) {
        context.setOffline(offline);
    }

    /// What was copied last.
    String clipboard() {
        context.grantPermissions(List.of("clipboard-read"));
        return (String) page.evaluate("() => navigator.clipboard.readText()");
    }

    /// The browser may show notices beside the page.
    void allowNotices() {
        context.grantPermissions(List.of("notifications"));
    }

    /// How long news took to reach the board, which tasks kept the page busy, in milliseconds, and
    /// how much of the window has moved without a touch (1 is all of it, over its whole height).
    String pace() {
        return String.valueOf(
                page.evaluate(
                        """
                        () => {
                          const drawn = performance.getEntriesByName('news to board')
                            .map((each) => each.duration).sort((a, b) => a - b);
                          const at = (share) => Math.round(drawn[Math.floor(share * (drawn.length - 1))] ?? 0);
                          return `news to board: ${drawn.length} times, median ${at(0.5)} ms, `
                            + `95 % ${at(0.95)} ms, longest ${at(1)} ms; `
                            + `long tasks: ${window.longTasks.filter((each) => each > 100).join(', ') || 'none'}; `
                            + `layout shift ${window.shift.toFixed(3)} at ${innerWidth} pixels`;
                        }
                        """));
    }

    /// What axe finds wrong with the page as it is.
    List<?> violations() {
        page.evaluate(Axe.SOURCE + ";0");
        return (List<?>) page.evaluate(Axe.RUN, Map.of());
    }

    /// What can be touched and is smaller than a finger; links inside a sentence may be.
    @SuppressWarnings("unchecked")
    List<String> smallTargets() {
        return (List<String>)
                page.evaluate(
                        """
                        () => [...document.querySelectorAll('button, a[href], input, select, summary')]
                          .filter((each) => each.checkVisibility({ visibilityProperty: true })
                            && getComputedStyle(each).display !== 'inline')
                          .map((each) => ({ each, box: each.getBoundingClientRect() }))
                          .filter(({ box }) => Math.min(box.width, box.height) < 39.9)
                          .map(({ each, box }) =>
                            `${box.width.toFixed(1)} x ${box.height.toFixed(1)}: ${each.outerHTML.slice(0, 120)}`)
                        """);
    }

    @Override
    public void close() {
        if (!closed) {
            closed = true;
            context.close();
        }
    }
}
