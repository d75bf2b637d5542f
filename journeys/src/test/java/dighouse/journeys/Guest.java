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

/// A person with a browser of their own. Collects the messages of its console and everything that
/// the server sends.
final class Guest implements AutoCloseable {
    private static final int PATIENCE_MILLIS = 30_000;

    /// A script that collects what the page receives. It also fixes the page's contribution to
    /// chance (16 bytes), so that every run of a journey has the same game.
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

    /// The size, language and theme of a browser.
    ///
    /// @param touch whether it is a phone
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
    private String expectedWarning = "";

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

    /// Ignores console messages about a lost connection, which the page reports too. All others
    /// fail the journey.
    private void listen(ConsoleMessage message) {
        boolean grave = List.of("error", "warning").contains(message.type());
        boolean expected =
                expectedStatus.stream()
                        .anyMatch(status -> message.text().contains("status of " + status));
        expected |= !expectedWarning.isEmpty() && message.text().contains(expectedWarning);
        if (grave && !expected && !message.text().contains("net::ERR_")) {
            console.add(message.type() + ": " + message.text());
        }
    }

    /// Allows refusals while the server is down.
    void expectClosing() {
        expectStatus(503);
    }

    /// Allows a reply with this status, which the browser logs as a failure.
    void expectStatus(int status) {
        expectedStatus.add(status);
    }

    /// Allows a message with these words in it.
    void expectWarning(String words) {
        expectedWarning = words;
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

    /// Everything that the server has sent to this page since it was opened.
    @SuppressWarnings("unchecked")
    List<String> heard() {
        return (List<String>) page.evaluate("() => window.heard");
    }

    /// Cuts or restores the connection of this browser.
    void setOffline(boolean offline) {
        context.setOffline(offline);
    }

    /// The content of the clipboard.
    String clipboard() {
        context.grantPermissions(List.of("clipboard-read"));
        return (String) page.evaluate("() => navigator.clipboard.readText()");
    }

    /// Allows the browser to show notifications.
    void allowNotices() {
        context.grantPermissions(List.of("notifications"));
    }

    /// How long news took to reach the board and how long tasks kept the page busy, in
    /// milliseconds; and the share of the window that moved without a touch (layout shift).
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

    /// What axe finds wrong with the page.
    List<?> violations() {
        page.evaluate(Axe.SOURCE + ";0");
        return (List<?>) page.evaluate(Axe.RUN, Map.of());
    }

    /// Controls that are smaller than a finger, except for links within a sentence.
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
