package dighouse.server.api;

import dighouse.kernel.JsonWriter;
import dighouse.server.bells.Bells;
import dighouse.server.bells.Reach;
import dighouse.server.http.Reply;
import dighouse.server.http.Request;
import dighouse.server.http.Route;
import dighouse.server.people.Person;
import dighouse.server.people.Reception;
import dighouse.server.store.People;
import dighouse.server.table.Denial;
import java.net.URI;
import java.util.List;
import java.util.Optional;

/// An address of one's own that is told when a slow game waits.
///
/// @param bells none where the host lets nobody be called
record BellRoutes(Reception reception, People people, Optional<Bells> bells) {

    List<Route> routes() {
        return List.of(
                Route.get(
                        "/api/me/bell",
                        "The address that is told when a table waits for me.",
                        request -> bell(known(request))),
                Route.post(
                        "/api/me/bell",
                        "Set that address, http or https; an empty one takes it away.",
                        this::keep),
                Route.post("/api/me/bell/ring", "Ring there now, to try it.", this::ring));
    }

    private Person known(Request request) {
        return PeopleRoutes.known(Front.caller(request, reception));
    }

    private Bells open() {
        return bells.orElseThrow(() -> new Denied(Denial.forbidden("noBells")));
    }

    private Reply keep(Request request) {
        Person person = known(request);
        String address = Body.of(request, "address").text("address").strip();
        open();
        if (!address.isEmpty() && !Reach.isAddress(address)) {
            throw new Denied(Denial.of(Denial.Kind.MALFORMED, "noBellAddress"));
        }
        people.keepBell(person.id(), address);
        return bell(person);
    }

    private Reply ring(Request request) {
        Person person = known(request);
        Body.of(request); // nothing more is to be said
        String address =
                people.bell(person.id())
                        .orElseThrow(() -> new Denied(Denial.conflict("noBellSet")));
        return switch (open().tryNow(person.id(), URI.create(address))) {
            case YES -> bell(person);
            case NO -> throw new Denied(Denial.conflict("bellUnheard"));
            case TOO_OFTEN -> throw new Denied(Denial.of(Denial.Kind.TOO_MUCH, "bellTooOften"));
        };
    }

    private Reply bell(Person person) {
        JsonWriter json = new JsonWriter().beginObject();
        json.name("allowed").value(bells.isPresent()).name("address");
        json.value(people.bell(person.id()).orElse(""));
        return Reply.json(200, json.endObject().text());
    }
}
