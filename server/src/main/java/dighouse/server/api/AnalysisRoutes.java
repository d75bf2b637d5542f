package dighouse.server.api;

import dighouse.kernel.JsonWriter;
import dighouse.server.hall.Analyst;
import dighouse.server.http.Reply;
import dighouse.server.http.Request;
import dighouse.server.http.Route;
import dighouse.server.people.Person;
import dighouse.server.request.Access;
import dighouse.server.request.Body;
import dighouse.server.request.DeniedException;
import dighouse.server.request.TableRequests;
import dighouse.tables.Denial;
import dighouse.tables.Table;
import java.util.List;

/// Routes of a bot's analysis of a finished game.
final class AnalysisRoutes {
    private final TableRequests requests;
    private final Analyst analyst;

    AnalysisRoutes(TableRequests requests, Analyst analyst) {
        this.requests = requests;
        this.analyst = analyst;
    }

    List<Route> routes() {
        String path = "/api/tables/{table}/analysis";
        return List.of(
                Route.get(path, "The analysis of a finished game, or how far it is.", this::look)
                        .asking("invitation"),
                Route.post(path, "Let a bot analyse a finished game.", this::begin)
                        .asking("invitation"));
    }

    private Reply look(Request request) {
        Person person = requests.caller(request).person();
        String id =
                requests.look(
                        request,
                        table -> {
                            check(table, person, request);
                            return table.id();
                        });
        return reply(analyst.look(id));
    }

    private Reply begin(Request request) {
        Person person = requests.person(request);
        Body.of(request); // no members are allowed
        return reply(
                requests.look(
                        request,
                        table -> {
                            check(table, person, request);
                            return analyst.begin(table, TableRequests.payer(request, person));
                        }));
    }

    /// Whoever may look at the table may read its analysis, once the game was played to its end.
    private static void check(Table<?> table, Person person, Request request) {
        Access.viewer(table, person, request);
        ReviewRoutes.checkOver(table);
        if (!table.match().isOver()) {
            throw new DeniedException(Denial.conflict("givenUp"), "", table.number());
        }
    }

    private static Reply reply(Analyst.Answer answer) {
        JsonWriter json = new JsonWriter().beginObject().name("state");
        switch (answer) {
            case Analyst.Answer.Ready ready ->
                    json.value("ready").name("analysis").raw(ready.text());
            case Analyst.Answer.Working working ->
                    json.value("working")
                            .name("done")
                            .value(working.done())
                            .name("of")
                            .value(working.of());
            case Analyst.Answer.NotBegun _ -> json.value("none");
        }
        return Reply.json(200, json.endObject().text());
    }
}
