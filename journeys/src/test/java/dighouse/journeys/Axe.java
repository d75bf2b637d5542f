package dighouse.journeys;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;

/// The accessibility audit (axe), injected into a page, because the pages themselves load nothing
/// from elsewhere.
final class Axe {
    static final String SOURCE = read();

    /// Style sheets are not fetched again, since the connection may be cut; only a disabled rule
    /// would need them.
    static final String RUN =
            "async () => (await axe.run({ preload: false })).violations.map(v => v.id + ': ' + v.nodes.map(n =>"
                    + " n.html.slice(0, 160)).join(' | '))";

    private Axe() {}

    private static String read() {
        try {
            return Files.readString(Chromium.WEB.resolve("node_modules/axe-core/axe.min.js"));
        } catch (IOException missing) {
            throw new UncheckedIOException(missing);
        }
    }
}
