package dighouse.server.operations;

import dighouse.kernel.JsonWriter;
import java.util.Locale;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Logs one line for each request: method, path, status and time. Paths are logged as templates and
/// bodies not at all, so no line holds a name, a secret or a card.
public enum RequestLog {
    NONE,
    TEXT,
    JSON;

    private static final Logger LOG = LoggerFactory.getLogger("dighouse.requests");

    public void answered(String method, String route, int status, long nanos) {
        switch (this) {
            case NONE -> {}
            case TEXT -> LOG.info("{} {} {} {} ms", method, route, status, millis(nanos));
            case JSON -> LOG.info("{}", json(method, route, status, nanos));
        }
    }

    static String json(String method, String route, int status, long nanos) {
        JsonWriter json = new JsonWriter().beginObject();
        json.name("at").value(System.currentTimeMillis()).name("method").value(method);
        json.name("route").value(route).name("status").value(status);
        return json.name("millis").raw(millis(nanos)).endObject().text();
    }

    private static String millis(long nanos) {
        return String.format(Locale.ROOT, "%.3f", nanos * 1e-6);
    }
}
