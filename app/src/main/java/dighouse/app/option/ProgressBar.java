package dighouse.app.option;

import static java.lang.String.format;
import static java.util.Locale.ROOT;

import dighouse.lab.RunProgress;
import java.io.PrintStream;

/// Shows how far a run is and how long it will take at the present speed, by rewriting one line of
/// the terminal.
public final class ProgressBar implements RunProgress {
    private static final int WIDTH = 30;
    private static final long NANOS_BETWEEN = 200_000_000;
    private static final double NANOS_PER_SECOND = 1e9;

    private final PrintStream out;
    private long start = System.nanoTime();
    private long lastTime;
    private String last = "";

    ProgressBar(PrintStream out) {
        this.out = out;
    }

    @Override
    public void report(String what, int done, int all, int fresh) {
        long now = System.nanoTime();
        if (!what.equals(last)) {
            last = what;
            start = now; // the first piece of work only sets the clock
        }
        boolean finished = done == all;
        if (finished || now - lastTime > NANOS_BETWEEN) {
            lastTime = now;
            out.print("\r" + line(what, done, all, fresh, (now - start) / NANOS_PER_SECOND));
            out.print(finished ? "\n" : "");
            out.flush();
        }
    }

    /// The line to show after a number of seconds.
    public static String line(String what, int done, int all, int fresh, double seconds) {
        int filled = (int) ((long) WIDTH * done / all);
        double left = fresh < 2 ? 0 : seconds / (fresh - 1) * (all - done);
        return format(
                ROOT,
                "%s [%s%s] %d of %d, %s left   ",
                what,
                "#".repeat(filled),
                ".".repeat(WIDTH - filled),
                done,
                all,
                fresh < 2 ? "?" : time(left));
    }

    private static String time(double seconds) {
        long whole = Math.round(seconds);
        return whole < 3600
                ? format(ROOT, "%d:%02d", whole / 60, whole % 60)
                : format(ROOT, "%d:%02d:%02d", whole / 3600, whole / 60 % 60, whole % 60);
    }
}
