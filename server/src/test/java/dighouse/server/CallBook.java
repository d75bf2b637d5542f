package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Json;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// Watches requests to the server: checks every request and answer against the API description, and
/// records which operations were granted and which were refused.
final class CallBook implements Visitor.Onlooker {
    private static final int TOO_MUCH = 429;

    private final Json api;
    private final SchemaCheck shape;
    private final List<Operation> operations = new ArrayList<>();
    private final Set<String> granted = new LinkedHashSet<>();
    private final Set<String> refused =
            new LinkedHashSet<>(); // for a reason other than too many requests
    private final Set<String> limited = new LinkedHashSet<>(); // as too many requests

    /// @param api the server's OpenAPI description
    CallBook(Json api) {
        this.api = api;
        shape = new SchemaCheck(api);
        api.get("paths")
                .object()
                .forEach((path, methods) ->
                        methods.object()
                                .forEach((method, told) ->
                                        operations.add(
                                                new Operation(
                                                        method.toUpperCase(Locale.ROOT),
                                                        path,
                                                        told))));
    }

    /// An operation of the API.
    private record Operation(String method, String template, Json told) {
        String name() {
            return method + " " + template;
        }

        boolean fits(String asked, String path) {
            return method.equals(asked) && path.matches(template.replaceAll("\\{\\w+}", "[^/]+"));
        }
    }

    @Override
    public void saw(String method, String path, String body, Visitor.Answer answer) {
        // A path that is not described is refused as an unknown page.
        find(method, path.replaceFirst("\\?.*", ""))
                .ifPresent(operation -> note(operation, body, answer));
    }

    private void note(Operation operation, String body, Visitor.Answer answer) {
        if (answer.status() < 400) {
            granted.add(operation.name());
            checkQuestion(operation, body);
            checkAnswer(operation, answer);
        } else {
            (answer.status() == TOO_MUCH ? limited : refused).add(operation.name());
            Json denial = api.get("components").get("schemas").get("Denial");
            assertThat(shape.misfits(denial, answer.json())).as(operation.name()).isEmpty();
        }
    }

    /// Checks a stream that was opened, and one piece of news from it.
    void heard(String news) {
        Operation events = find("GET", "/api/events").orElseThrow();
        granted.add(events.name());
        Json content = events.told().get("responses").get("200").get("content");
        Json schema = content.get("text/event-stream").get("schema");
        assertThat(shape.misfits(schema, Json.parse(news))).as(events.name()).isEmpty();
    }

    private Optional<Operation> find(String method, String path) {
        return operations.stream().filter(each -> each.fits(method, path)).findFirst();
    }

    private void checkQuestion(Operation operation, String body) {
        if (!body.isEmpty() && operation.told().has("requestBody")) {
            Json content = operation.told().get("requestBody").get("content");
            Json schema = content.get("application/json").get("schema");
            assertThat(shape.misfits(schema, Json.parse(body)))
                    .as("the body of %s", operation.name())
                    .isEmpty();
        }
    }

    private void checkAnswer(Operation operation, Visitor.Answer answer) {
        Json responses = operation.told().get("responses");
        String status = Integer.toString(answer.status());
        assertThat(responses.has(status)).as("%s may answer %s", operation.name(), status).isTrue();
        Json content = responses.get(status).get("content");
        if (content.has("application/json")) {
            Json schema = content.get("application/json").get("schema");
            assertThat(shape.misfits(schema, answer.json())).as(operation.name()).isEmpty();
        } else {
            assertThat(answer.text()).as(operation.name()).isNotEmpty();
        }
    }

    /// The operations that were never granted.
    List<String> neverGranted() {
        return without(granted);
    }

    /// The operations that were never refused for a reason of their own.
    List<String> neverRefused() {
        return without(refused);
    }

    /// The operations that were never refused as too many.
    List<String> neverLimited() {
        return without(limited);
    }

    private List<String> without(Set<String> seen) {
        return operations.stream()
                .map(Operation::name)
                .filter(name -> !seen.contains(name))
                .toList();
    }

    /// Every operation with a concrete path: of a table or a game that does not exist.
    List<String> paths(String method) {
        return operations.stream()
                .filter(operation -> operation.method().equals(method))
                .map(operation -> operation.template().replaceAll("\\{\\w+}", "none"))
                .toList();
    }
}
