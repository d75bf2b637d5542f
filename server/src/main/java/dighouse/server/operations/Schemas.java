package dighouse.server.operations;

import dighouse.kernel.Json;
import dighouse.kernel.JsonWriter;
import dighouse.server.http.Route;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/// Reads the shapes of requests and answers from the resource `openapi.json`: for every route what
/// it takes and answers, then the shapes that have a name. A test holds real answers against them.
final class Schemas {
    private static final String FILE = "/dighouse/server/openapi.json";
    private static final String JSON = "application/json";

    private final Json all = Json.parse(text());

    private static String text() {
        try (InputStream stream = Schemas.class.getResourceAsStream(FILE)) {
            if (stream == null) {
                throw new IllegalStateException("no file " + FILE);
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    /// Writes the shapes that have a name.
    void writeNamed(JsonWriter json) {
        all.get("schemas").write(json.name("schemas"));
    }

    private Optional<Json> of(Route route, String what) {
        String key = route.method() + " " + route.template();
        Json routes = all.get("routes");
        return routes.has(key) && routes.get(key).has(what)
                ? Optional.of(routes.get(key).get(what))
                : Optional.empty();
    }

    /// Writes what a route takes, if it takes anything.
    void writeRequest(Route route, JsonWriter json) {
        of(route, "request")
                .ifPresent(schema -> {
                    json.name("requestBody").beginObject();
                    content(JSON, schema, json);
                    json.endObject();
                });
    }

    /// Writes what a route answers if it succeeds.
    void writeAnswer(Route route, JsonWriter json) {
        json.name(of(route, "status").map(Json::string).orElse("200")).beginObject();
        json.name("description").value(route.streams() == null ? "Done." : "A stream of events.");
        String type = of(route, "type").map(Json::string).orElse(JSON);
        Optional<Json> answer = of(route, "answer");
        if (answer.isPresent()) {
            content(type, answer.get(), json);
        } else {
            json.name("content").beginObject().name(type).beginObject().endObject().endObject();
        }
        json.endObject();
    }

    private static void content(String type, Json schema, JsonWriter json) {
        json.name("content").beginObject().name(type).beginObject();
        schema.write(json.name("schema"));
        json.endObject().endObject();
    }

    /// The members that a route takes, and the name of its answer, for the page.
    String inShort(Route route) {
        String takes =
                of(route, "request")
                        .filter(schema -> schema.has("properties"))
                        .map(schema ->
                                String.join(", ", schema.get("properties").object().keySet()))
                        .orElse("");
        String gives =
                of(route, "answer")
                        .filter(schema -> schema.has("$ref"))
                        .map(schema -> schema.get("$ref").string())
                        .map(name -> name.substring(name.lastIndexOf('/') + 1))
                        .orElse("");
        return (takes.isEmpty() ? "" : "takes " + takes + "; ")
                + (gives.isEmpty() ? "" : "gives " + gives);
    }

    /// The named shapes with their members, for the page.
    String named() {
        StringBuilder html = new StringBuilder(4_000);
        all.get("schemas")
                .object()
                .forEach((name, schema) -> {
                    html.append("<dt><code>").append(name).append("</code></dt><dd>");
                    html.append(
                            schema.has("properties")
                                    ? String.join(", ", schema.get("properties").object().keySet())
                                    : "one of several, see the file");
                    html.append("</dd>");
                });
        return html.toString();
    }
}
