package dighouse.journeys;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Assumptions;

/// One Chromium for all journeys of a run, driven by the Playwright that the build of the pages has
/// installed.
final class Chromium {
    static final Path WEB = Path.of("../web").toAbsolutePath().normalize();
    private static final List<String> ARGUMENTS =
            List.of(
                    "--no-sandbox",
                    "--disable-gpu",
                    "--disable-quic",
                    "--no-first-run",
                    "--disable-background-networking",
                    "--disable-component-update",
                    "--disable-sync");

    private Chromium() {}

    private static final class Running {
        static final Browser BROWSER = launch();
    }

    /// The browser, started on first use.
    static Browser browser() {
        return Running.BROWSER;
    }

    private static Browser launch() {
        Path program = Path.of(System.getenv().getOrDefault("CHROMIUM", "/usr/bin/chromium"));
        if (!Files.isExecutable(program)) {
            if (System.getenv("CI") != null) {
                Assertions.fail("There is no Chromium at " + program + ": install it.");
            }
            Assumptions.abort("There is no Chromium at " + program + ": no journeys.");
        }
        System.setProperty("playwright.cli.dir", driver().toString());
        Playwright playwright = Playwright.create();
        Runtime.getRuntime().addShutdownHook(new Thread(playwright::close));
        return playwright
                .chromium()
                .launch(
                        new BrowserType.LaunchOptions()
                                .setExecutablePath(program)
                                .setArgs(ARGUMENTS));
    }

    private static Path driver() {
        Path folder = Path.of("target", "driver").toAbsolutePath();
        try {
            Files.createDirectories(folder);
            link(folder.resolve("package"), WEB.resolve("node_modules/playwright-core"));
            link(folder.resolve("node"), Path.of(node()));
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
        return folder;
    }

    private static void link(Path from, Path to) throws IOException {
        Files.deleteIfExists(from);
        Files.createSymbolicLink(from, to);
    }

    private static String node() throws IOException {
        Process asked = new ProcessBuilder("node", "-p", "process.execPath").start();
        return new String(asked.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    }
}
