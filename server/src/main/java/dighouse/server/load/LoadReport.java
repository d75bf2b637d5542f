package dighouse.server.load;

import dighouse.kernel.JsonWriter;
import java.util.Locale;

/// How it went. Times in milliseconds, from sending a command to its news at the other seat.
public record LoadReport(
        int tables,
        int streams,
        double commandsPerSecond,
        double pliesPerSecond,
        double median,
        double p99,
        double p999,
        double longest,
        long faults,
        String lastFault) {

    public String text() {
        return String.format(
                Locale.ROOT,
                "%d tables, %d streams: %.0f commands/s, %.0f plies/s;"
                        + " p50 %.2f ms, p99 %.2f ms, p99.9 %.2f ms, longest %.1f ms; %d faults %s",
                tables,
                streams,
                commandsPerSecond,
                pliesPerSecond,
                median,
                p99,
                p999,
                longest,
                faults,
                lastFault);
    }

    public String json() {
        JsonWriter json = new JsonWriter().beginObject().name("tables").value(tables);
        json.name("streams").value(streams);
        json.name("commandsPerSecond").value(Math.round(commandsPerSecond));
        json.name("pliesPerSecond").value(Math.round(pliesPerSecond));
        json.name("p50Micros").value(Math.round(median * 1000));
        json.name("p99Micros").value(Math.round(p99 * 1000));
        json.name("p999Micros").value(Math.round(p999 * 1000));
        json.name("longestMicros").value(Math.round(longest * 1000));
        return json.name("faults").value(faults).endObject().text();
    }
}
