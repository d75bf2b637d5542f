package dighouse.lab.bench;

import java.util.Locale;

/// Describes the machine of a measurement.
public final class Machine {
    private Machine() {}

    /// Cores, platform and Java version, in a few words.
    public static String words() {
        int cores = Runtime.getRuntime().availableProcessors();
        return String.format(
                Locale.ROOT,
                "%d %s, %s %s, Java %d",
                cores,
                cores == 1 ? "core" : "cores",
                System.getProperty("os.name"),
                System.getProperty("os.arch"),
                Runtime.version().feature());
    }
}
