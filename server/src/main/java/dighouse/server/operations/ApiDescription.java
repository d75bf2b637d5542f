package dighouse.server.operations;

import dighouse.kernel.JsonWriter;
import dighouse.server.http.Reply;
import dighouse.server.http.Request;
import dighouse.server.http.Route;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Describes all routes: as OpenAPI for programs, as a page for people. It is made from the routes
/// themselves, so it is never out of date.
public final class ApiDescription {
    private static final Pattern PLACE = Pattern.compile("\\{([a-z]+)}");

    private static final String STYLE =
            "body{font:1rem/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem}"
                    + "dt{margin-top:.8rem}dd{margin-left:1.5rem}small{color:#5a5246}"
                    + "code{font-family:ui-monospace,monospace}";

    private final List<Route> routes;
    private final Schemas schemas = new Schemas();

    /// @param others all routes except its own
    public ApiDescription(List<Route> others) {
        routes = new ArrayList<>(others);
        routes.addAll(routes());
    }

    public List<Route> routes() {
        return List.of(
                Route.get("/api", "This page.", this::page),
                Route.get("/api/openapi.json", "All routes as OpenAPI.", this::openApi));
    }

    private Reply openApi(Request request) {
        JsonWriter json = new JsonWriter().beginObject().name("openapi").value("3.1.0");
        json.name("info").beginObject().name("title").value("Dighouse");
        json.name("version").value("1").endObject().name("paths").beginObject();
        byPath().forEach((path, here) -> {
            json.name(path).beginObject();
            here.forEach(route -> operation(route, json));
            json.endObject();
        });
        schemas.writeNamed(json.endObject().name("components").beginObject());
        return Reply.json(200, json.endObject().endObject().text());
    }

    private Map<String, List<Route>> byPath() {
        Map<String, List<Route>> paths = new LinkedHashMap<>();
        routes.forEach(route ->
                paths.computeIfAbsent(route.template(), path -> new ArrayList<>()).add(route));
        return paths;
    }

    private void operation(Route route, JsonWriter json) {
        json.name(route.method().toLowerCase(Locale.ROOT)).beginObject();
        json.name("summary").value(route.says()).name("parameters").beginArray();
        Matcher places = PLACE.matcher(route.template());
        while (places.find()) {
            parameter(places.group(1), "path", json);
        }
        route.query().forEach(name -> parameter(name, "query", json));
        json.endArray();
        schemas.writeRequest(route, json);
        json.name("responses").beginObject();
        schemas.writeAnswer(route, json);
        refused(json);
        json.endObject().endObject();
    }

    private static void parameter(String name, String in, JsonWriter json) {
        json.beginObject().name("name").value(name).name("in").value(in);
        json.name("required").value(in.equals("path")).name("schema").beginObject();
        json.name("type").value("string").endObject().endObject();
    }

    private static void refused(JsonWriter json) {
        json.name("default").beginObject().name("description");
        json.value("Refused: why, in the language asked for, and perhaps the rule.");
        json.name("content").beginObject().name("application/json").beginObject();
        json.name("schema").beginObject().name("$ref").value("#/components/schemas/Denial");
        json.endObject().endObject().endObject().endObject();
    }

    private Reply page(Request request) {
        StringBuilder html = new StringBuilder(4_000);
        html.append("<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\">")
                .append("<meta name=\"viewport\" content=\"width=device-width\">")
                .append("<title>Dighouse: the HTTP API</title><style>")
                .append(STYLE)
                .append("</style></head><body><h1>The HTTP API of this server</h1><p>")
                .append("For programs: <a href=\"api/openapi.json\">openapi.json</a>. ")
                .append("A refusal is answered with a <code>Denial</code>.</p><dl>");
        for (Route route : routes) {
            html.append("<dt><code>")
                    .append(route.method())
                    .append(' ')
                    .append(route.template())
                    .append(
                            route.query().isEmpty()
                                    ? ""
                                    : "?" + String.join("&amp;", route.query()))
                    .append("</code></dt><dd>")
                    .append(route.says())
                    .append(" <small>")
                    .append(schemas.inShort(route))
                    .append("</small></dd>");
        }
        html.append("</dl><h2>Shapes</h2><dl>").append(schemas.named());
        return Reply.text(
                200, "text/html; charset=utf-8", html.append("</dl></body></html>").toString());
    }
}
