package dighouse.server.api;

import dighouse.server.hall.Hall;
import dighouse.server.http.Reply;
import dighouse.server.http.Request;
import dighouse.server.http.Route;
import dighouse.server.people.Reception;
import java.util.List;

/// What lies on a table before anybody plays: the printed numbers of its edition, perhaps
/// somebody's own. They never change, so a page asks for them once and draws its pieces from them.
public final class PieceRoutes {
    private final Hall hall;
    private final Reception reception;

    public PieceRoutes(Hall hall, Reception reception) {
        this.hall = hall;
        this.reception = reception;
    }

    public List<Route> routes() {
        return List.of(
                Route.get(
                                "/api/tables/{table}/edition",
                                "What is printed on the pieces of this table.",
                                this::edition)
                        .asking("seat", "invitation"));
    }

    private Reply edition(Request request) {
        Caller caller = Front.caller(request, reception);
        String edition =
                hall.read(
                        request.value("table"),
                        table -> {
                            Access.viewer(table, caller.person(), request);
                            return table.match().setup().edition().json();
                        });
        if (edition == null) {
            throw new Denied(Access.NO_TABLE);
        }
        return Reply.json(200, edition);
    }
}
