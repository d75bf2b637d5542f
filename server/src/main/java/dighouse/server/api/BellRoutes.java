package dighouse.server.api;

import dighouse.kernel.JsonWriter;
import dighouse.server.bells.Reach;
import dighouse.server.http.Reply;
import dighouse.server.http.Request;
import dighouse.server.http.Route;
import dighouse.server.people.Person;
import dighouse.server.people.Reception;
import dighouse.server.store.People;
import dighouse.server.table.Denial;
import java.util.List;

/// An address of one's own that is told when a slow game waits.
///
/// @param reach which addresses the host lets the house call
record BellRoutes(Reception reception, People people, Reach reach) {

    List<Route> routes() {
        return List.of(
                Route.get(
                        "/api/me/bell",
                        "The address that is told when a table waits for me.",
                        request -> bell(known(request))),
                Route.post(
                        "/api/me/bell",
                        "Set that address, http or https; an empty one takes it away.",
                        this::keep));
    }

    private Person known(Request request) {
        return PeopleRoutes.known(Front.caller(request, reception));
    }

    private Reply keep(Request request) {
        Person person = known(request);
        String address = Body.of(request, "address").text("address").strip();
        if (reach == Reach.NONE) {
            throw new Denied(Denial.forbidden("noBells"));
        }
        if (!address.isEmpty() && !Reach.isAddress(address)) {
            throw new Denied(Denial.of(Denial.Kind.MALFORMED, "noBellAddress"));
        }
        people.keepBell(person.id(), address);
        return bell(person);
    }

    private Reply bell(Person person) {
        JsonWriter json = new JsonWriter().beginObject();
        json.name("allowed").value(reach != Reach.NONE).name("address");
        json.value(people.bell(person.id()).orElse(""));
        return Reply.json(200, json.endObject().text());
    }
}
