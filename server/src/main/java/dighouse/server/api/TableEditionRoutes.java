package dighouse.server.api;

import dighouse.server.http.Reply;
import dighouse.server.http.Request;
import dighouse.server.http.Route;
import dighouse.server.people.Person;
import dighouse.server.request.Access;
import dighouse.server.request.TableRequests;
import java.util.List;

/// The route for the printed numbers of a table's edition, perhaps a person's own. They never
/// change, so a page asks for them once and draws its pieces from them.
final class TableEditionRoutes {
    private final TableRequests requests;

    TableEditionRoutes(TableRequests requests) {
        this.requests = requests;
    }

    List<Route> routes() {
        return List.of(
                Route.get(
                                "/api/tables/{table}/edition",
                                "The printed edition of this table.",
                                this::edition)
                        .asking("seat", "invitation"));
    }

    private Reply edition(Request request) {
        Person person = requests.caller(request).person();
        return Reply.json(
                200,
                requests.look(
                        request,
                        table -> {
                            Access.viewer(table, person, request);
                            return table.match().setup().edition().json();
                        }));
    }
}
