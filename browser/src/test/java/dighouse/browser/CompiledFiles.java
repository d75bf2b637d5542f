package dighouse.browser;

import static org.junit.jupiter.api.Assumptions.abort;

import java.nio.file.Path;

/// Where the tests find the engines and the scripts that run them.
final class CompiledFiles {
    static final Path ENGINES = Path.of("target", "engines").toAbsolutePath();
    static final Path SCRIPTS = Path.of("src", "test", "js").toAbsolutePath();

    private CompiledFiles() {}

    /// Skips a test for which this machine lacks a program. In CI that is a failure.
    static void missing(String sentence) {
        if (System.getenv("CI") != null) {
            throw new AssertionError(sentence);
        }
        abort(sentence);
    }
}
