package dighouse.server;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/// Keeps what the house logs.
final class Logged {
    /// Something that may be logged about.
    @FunctionalInterface
    interface Work {
        void run() throws Exception;
    }

    private Logged() {}

    /// What was logged meanwhile, by whichever thread.
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
