package dighouse.server.api;

import dighouse.kernel.Seats;
import dighouse.server.http.Reply;
import dighouse.server.http.Request;
import dighouse.server.http.Route;
import dighouse.server.people.Person;
import dighouse.server.people.Secrets;
import dighouse.server.request.Access;
import dighouse.server.request.Body;
import dighouse.server.request.DeniedException;
import dighouse.server.request.TableRequests;
import dighouse.tables.CommandHandler;
import dighouse.tables.Denial;
import dighouse.tables.SeatingRules;
import dighouse.tables.Table;
import java.util.List;

/// Routes for taking seats and leaving them, and for bots that stand in for people.
final class SeatRoutes {
    private static final String STAND_IN = "medium";

    private final TableRequests requests;
    private final long patienceMillis;

    /// @param patienceMillis how long others wait before a bot may stand in for somebody absent at
    ///   a table without a clock
    SeatRoutes(TableRequests requests, long patienceMillis) {
        this.requests = requests;
        this.patienceMillis = patienceMillis;
    }

    List<Route> routes() {
        return List.of(
                Route.post("/api/tables/{table}/sit", "Take a seat.", this::sit),
                Route.post(
                        "/api/tables/{table}/leave",
                        "Leave a seat before the game.",
                        request -> requests.actForSeat(request, SeatingRules::leave)),
                Route.post(
                        "/api/tables/{table}/start",
                        "Start the game, with bots on the free seats.",
                        this::start),
                Route.post(
                        "/api/tables/{table}/stand-in",
                        "Let a bot play for a seat.",
                        this::standIn),
                Route.post(
                        "/api/tables/{table}/return",
                        "Take my seat back from the bot.",
                        request -> requests.actForSeat(request, CommandHandler::comeBack)));
    }

    private Reply sit(Request request) {
        Person person = requests.person(request);
        Body body = Body.of(request, "id", "seat", "invitation", "contribution", "guest");
        String contribution = NewTable.contribution(body);
        String invitation = body.text("invitation", "");
        requests.look(request, invitation, Table::id); // before a guest is made
        String player =
                body.has("guest")
                        ? requests.sessions().welcomeGuest(person, body.text("guest"))
                        : person.id();
        SeatingRules.Wish wish =
                new SeatingRules.Wish(
                        player,
                        person.id(),
                        TableRequests.seat(body),
                        invitation.isEmpty() ? "" : Secrets.hash(invitation),
                        contribution);
        return requests.act(request, person, body, 0, table -> SeatingRules.sit(table, wish));
    }

    private Reply start(Request request) {
        Person person = requests.person(request);
        Body body = Body.of(request, "id", "level");
        String level = NewTable.level(body.text("level", STAND_IN));
        return requests.act(
                request,
                person,
                body,
                0,
                table -> SeatingRules.fillAndBegin(table, person.id(), level));
    }

    private Reply standIn(Request request) {
        Person person = requests.person(request);
        Body body = Body.of(request, "id", "seat", "level");
        String level = NewTable.level(body.text("level", STAND_IN));
        int seat = body.number("seat", 0, Seats.MOST - 1);
        return requests.act(
                request,
                person,
                body,
                0,
                table -> {
                    Access.ownSeat(table, person, TableRequests.ANY_SEAT); // only players may ask
                    if (seat >= table.chairs().size()) {
                        throw new DeniedException(Denial.of(Denial.Kind.MALFORMED, "noSuchSeat"));
                    }
                    return CommandHandler.standIn(
                            table,
                            person.id(),
                            seat,
                            level,
                            requests.hall().clock().millis(),
                            patienceMillis);
                });
    }
}
