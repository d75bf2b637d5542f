package dighouse.server;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/// Captures what is logged.
final class Logged {
    /// Work that may log something.
    @FunctionalInterface
    interface Work {
        void run() throws Exception;
    }

    private Logged() {}

    /// What any thread logged during the work.
    static String during(Work work) {
        ByteArrayOutputStream logged = new ByteArrayOutputStream();
        PrintStream standardError = System.err;
        System.setErr(new PrintStream(logged, true, StandardCharsets.UTF_8));
        try {
            work.run();
        } catch (Exception fault) {
            throw new AssertionError(fault);
        } finally {
            System.setErr(standardError);
        }
        return logged.toString(StandardCharsets.UTF_8);
    }
}
