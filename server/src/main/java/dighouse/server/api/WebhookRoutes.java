package dighouse.server.api;

import dighouse.kernel.JsonWriter;
import dighouse.server.http.Reply;
import dighouse.server.http.Request;
import dighouse.server.http.Route;
import dighouse.server.people.Person;
import dighouse.server.people.Sessions;
import dighouse.server.request.Body;
import dighouse.server.request.Caller;
import dighouse.server.request.DeniedException;
import dighouse.server.store.People;
import dighouse.server.webhooks.OutboundPolicy;
import dighouse.server.webhooks.Webhooks;
import dighouse.tables.Denial;
import java.net.URI;
import java.util.List;
import java.util.Optional;

/// Routes for the address that the server calls when a slow game waits for a person.
///
/// @param webhooks none where the host forbids them
record WebhookRoutes(Sessions sessions, People people, Optional<Webhooks> webhooks) {

    List<Route> routes() {
        return List.of(
                Route.get(
                        "/api/me/bell",
                        "The address that the server calls when a table waits for me.",
                        request -> webhook(known(request))),
                Route.post(
                        "/api/me/bell",
                        "Set that address, http or https; an empty one removes it.",
                        this::keep),
                Route.post("/api/me/bell/ring", "Call it now, as a test.", this::ring));
    }

    private Person known(Request request) {
        return Caller.of(request, sessions).known();
    }

    private Webhooks open() {
        return webhooks.orElseThrow(() -> new DeniedException(Denial.forbidden("noBells")));
    }

    private Reply keep(Request request) {
        Person person = known(request);
        String address = Body.of(request, "address").text("address").strip();
        open();
        if (!address.isEmpty() && !OutboundPolicy.isAddress(address)) {
            throw new DeniedException(Denial.of(Denial.Kind.MALFORMED, "noBellAddress"));
        }
        people.keepWebhook(person.id(), address);
        return webhook(person);
    }

    private Reply ring(Request request) {
        Person person = known(request);
        Body.of(request); // no members are allowed
        String address =
                people.webhookAddress(person.id())
                        .orElseThrow(() -> new DeniedException(Denial.conflict("noBellSet")));
        return switch (open().tryNow(person.id(), URI.create(address))) {
            case YES -> webhook(person);
            case NO -> throw new DeniedException(Denial.conflict("bellUnheard"));
            case TOO_OFTEN ->
                    throw new DeniedException(Denial.of(Denial.Kind.TOO_MUCH, "bellTooOften"));
        };
    }

    private Reply webhook(Person person) {
        JsonWriter json = new JsonWriter().beginObject();
        json.name("allowed").value(webhooks.isPresent()).name("address");
        json.value(people.webhookAddress(person.id()).orElse(""));
        return Reply.json(200, json.endObject().text());
    }
}
