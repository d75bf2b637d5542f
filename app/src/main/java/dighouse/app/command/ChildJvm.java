package dighouse.app.command;

import dighouse.app.io.Exit;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Runs a command in a fresh JVM with the same Java and the same class path.
final class ChildJvm {
    private static final String MAIN =
            "dighouse.app.Main"; // by name: this package must not depend on the one above

    private ChildJvm() {}

    /// Runs the command and returns what it prints.
    static String run(String... arguments) {
        List<String> line = new ArrayList<>();
        line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        line.add("-Dstdout.encoding=UTF-8");
        line.add("-XX:+UseSerialGC");
        line.add("-cp");
        line.add(System.getProperty("java.class.path"));
        line.add(MAIN);
        line.addAll(List.of(arguments));
        try {
            Process process = new ProcessBuilder(line).redirectError(Redirect.INHERIT).start();
            String said =
                    new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            int code = process.waitFor();
            if (code != Exit.OK) {
                throw new IllegalStateException("the second JVM ended with " + code + ": " + line);
            }
            return said;
        } catch (IOException fault) {
            throw new UncheckedIOException("Java cannot be started a second time.", fault);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(
                    "interrupted while the second JVM was running", interrupted);
        }
    }
}
