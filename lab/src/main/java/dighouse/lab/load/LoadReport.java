package dighouse.lab.load;

import dighouse.kernel.JsonWriter;
import java.util.Locale;

/// The results of a load test. Times run from sending a command to receiving its news at the other
/// seat.
///
/// @param use cores, and megabytes of the server
/// @param ceiling commits per second of the store alone; 0 if not measured
public record LoadReport(
        int tables,
        int streams,
        double commandsPerSecond,
        double pliesPerSecond,
        Latencies latencies,
        ProcessUse use,
        double ceiling,
        long faults,
        String lastFault) {

    public String text() {
        String text =
                String.format(
                        Locale.ROOT,
                        "%d tables, %d streams: %.0f commands/s (%.0f plies/s);"
                                + " p50 %.2f ms, p99 %.2f ms, p99.9 %.2f ms, longest %.1f ms;"
                                + " driver %.2f core",
                        tables,
                        streams,
                        commandsPerSecond,
                        pliesPerSecond,
                        latencies.percentile(0.5),
                        latencies.percentile(0.99),
                        latencies.percentile(0.999),
                        latencies.percentile(1),
                        use.driverSeconds());
        if (use.serverMegabytes() > 0) {
            text +=
                    String.format(
                            Locale.ROOT,
                            ", server %.2f core and %d MB",
                            use.serverSeconds(),
                            use.serverMegabytes());
        }
        if (use.databaseSeconds() > 0) {
            text += String.format(Locale.ROOT, ", database %.2f core", use.databaseSeconds());
        }
        if (ceiling > 0) {
            text +=
                    String.format(
                            Locale.ROOT,
                            "; the store alone commits %.0f/s, of which this is %.0f %%",
                            ceiling,
                            100 * commandsPerSecond / ceiling);
        }
        return text + "; " + faults + " faults " + lastFault;
    }

    public String json() {
        JsonWriter json = new JsonWriter().beginObject().name("tables").value(tables);
        json.name("streams").value(streams);
        json.name("commandsPerSecond").value(Math.round(commandsPerSecond));
        json.name("pliesPerSecond").value(Math.round(pliesPerSecond));
        json.name("p50Micros").value(micros(0.5)).name("p99Micros").value(micros(0.99));
        json.name("p999Micros").value(micros(0.999)).name("longestMicros").value(micros(1));
        json.name("driverMilliCores").value(Math.round(1000 * use.driverSeconds()));
        json.name("serverMilliCores").value(Math.round(1000 * use.serverSeconds()));
        json.name("databaseMilliCores").value(Math.round(1000 * use.databaseSeconds()));
        json.name("serverMegabytes").value(use.serverMegabytes());
        json.name("storeCommitsPerSecond").value(Math.round(ceiling));
        return json.name("faults").value(faults).endObject().text();
    }

    private long micros(double share) {
        return Math.round(1000 * latencies.percentile(share));
    }
}
