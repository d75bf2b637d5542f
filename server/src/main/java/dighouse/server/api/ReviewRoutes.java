package dighouse.server.api;

import dighouse.kernel.Malformed;
import dighouse.kernel.Viewer;
import dighouse.server.http.Reply;
import dighouse.server.http.Request;
import dighouse.server.http.Route;
import dighouse.server.people.Person;
import dighouse.server.request.Access;
import dighouse.server.request.DeniedException;
import dighouse.server.request.TableRequests;
import dighouse.tables.Denial;
import dighouse.tables.Fairness;
import dighouse.tables.Moments;
import dighouse.tables.Status;
import dighouse.tables.Table;
import java.util.List;

/// Routes for looking back at a game: what happened, how it stood, and whether chance was fair.
final class ReviewRoutes {
    private static final int MOST_MOMENTS = 60;
    private static final String OPEN = "open";

    private final TableRequests requests;

    ReviewRoutes(TableRequests requests) {
        this.requests = requests;
    }

    List<Route> routes() {
        return List.of(
                Route.get(
                                "/api/tables/{table}/log",
                                "Everything that happened, as I heard it.",
                                this::log)
                        .asking("seat", "invitation"),
                Route.get(
                                "/api/tables/{table}/moments",
                                "The positions after each of some plies, as I may see them;"
                                        + " after the end as any seat saw them, or as=open.",
                                this::moments)
                        .asking("from", "to", "as", "seat", "invitation"),
                Route.get(
                                "/api/tables/{table}/fairness",
                                "What proves the chance of a finished game.",
                                this::fairness)
                        .asking("invitation"));
    }

    private Reply log(Request request) {
        Person person = requests.caller(request).person();
        int viewer = requests.look(request, table -> Access.viewer(table, person, request));
        String table = request.value("table");
        return Reply.json(
                200,
                requests.hall()
                        .logReader()
                        .notebook(table, viewer, requests.sessions().muted(person)));
    }

    private Reply moments(Request request) {
        Person person = requests.caller(request).person();
        return Reply.json(
                200,
                requests.look(
                        request,
                        table -> {
                            int viewer = viewer(table, person, request);
                            int size = table.match().size();
                            int from = number(request, "from", 0);
                            int to =
                                    number(
                                            request,
                                            "to",
                                            Math.max(from, Math.min(size, from + MOST_MOMENTS)));
                            if (from > to || from > size || to - from > MOST_MOMENTS) {
                                throw new Malformed(
                                        "At most "
                                                + MOST_MOMENTS
                                                + " plies can be shown at once, from 0 to "
                                                + size
                                                + ".");
                            }
                            return Moments.of(table, from, Math.min(size, to), viewer);
                        }));
    }

    /// The viewer to look as: once the game is over, everybody may look from every seat.
    private static int viewer(Table<?> table, Person person, Request request) {
        int usual = Access.viewer(table, person, request);
        String as = request.query("as", "");
        if (as.isEmpty()) {
            return usual;
        }
        int seat = as.equals(OPEN) ? Viewer.OPEN : Access.seat(as);
        if (seat >= table.chairs().size()) {
            throw new DeniedException(Denial.of(Denial.Kind.MALFORMED, "noSuchSeat"));
        }
        if (table.status() != Status.OVER && seat != usual) {
            throw new DeniedException(Denial.forbidden("notOverToSee"), "", table.number());
        }
        return seat;
    }

    private static int number(Request request, String name, int otherwise) {
        String text = request.query(name, "");
        if (text.isEmpty()) {
            return otherwise;
        }
        if (!text.matches("[0-9]{1,6}")) {
            throw new Malformed("\"" + name + "\" is a number of plies.");
        }
        return Integer.parseInt(text);
    }

    private Reply fairness(Request request) {
        Person person = requests.caller(request).person();
        return Reply.json(
                200,
                requests.look(
                        request,
                        table -> {
                            Access.viewer(table, person, request);
                            checkOver(table);
                            return Fairness.of(table);
                        }));
    }

    /// Checks that the game is over: only then is the secret of its chance shown.
    static void checkOver(Table<?> table) {
        if (table.status() != Status.OVER) {
            throw new DeniedException(Denial.conflict("notOver"), "", table.number());
        }
    }
}
