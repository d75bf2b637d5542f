package dighouse.server.http;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// Finds the route for a request.
public final class Router {
    private final List<Entry> entries = new ArrayList<>();

    public Router(List<Route> routes) {
        routes.forEach(route -> entries.add(new Entry(route, parts(route.template()))));
    }

    /// The result of a search.
    ///
    /// @param allowed the methods that this path accepts, if only the method was wrong
    public record Match(@Nullable Route route, Map<String, String> values, String allowed) {}

    private record Entry(Route route, List<String> parts) {}

    public Match find(String method, String path) {
        List<String> parts = parts(path);
        TreeSet<String> allowed = new TreeSet<>();
        for (Entry entry : entries) {
            Map<String, String> values = values(entry.parts(), parts);
            if (values != null) {
                if (entry.route().method().equals(method)) {
                    return new Match(entry.route(), values, "");
                }
                allowed.add(entry.route().method());
            }
        }
        return new Match(null, Map.of(), String.join(", ", allowed));
    }

    private static @Nullable Map<String, String> values(List<String> template, List<String> path) {
        if (template.size() != path.size()) {
            return null;
        }
        Map<String, String> values = new LinkedHashMap<>();
        for (int i = 0; i < template.size(); i++) {
            String part = template.get(i);
            if (part.startsWith("{")) {
                values.put(part.substring(1, part.length() - 1), path.get(i));
            } else if (!part.equals(path.get(i))) {
                return null;
            }
        }
        return values;
    }

    private static List<String> parts(String path) {
        return List.of(path.split("/", -1));
    }
}
