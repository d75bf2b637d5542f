package dighouse.server.api;

import dighouse.kernel.Seats;
import dighouse.server.http.Reply;
import dighouse.server.http.Request;
import dighouse.server.http.Route;
import dighouse.server.people.Person;
import dighouse.server.people.Secrets;
import dighouse.server.table.Denial;
import dighouse.server.table.Seating;
import dighouse.server.table.Steward;
import dighouse.server.table.Table;
import java.util.List;

/// Sitting down, getting up, and bots that sit in for people.
final class SeatRoutes {
    private static final String STAND_IN = "medium";

    private final Desk desk;
    private final long patienceMillis;

    /// @param patienceMillis how long others wait before a bot may stand in for somebody absent at
    ///   a table without a clock
    SeatRoutes(Desk desk, long patienceMillis) {
        this.desk = desk;
        this.patienceMillis = patienceMillis;
    }

    List<Route> routes() {
        return List.of(
                Route.post("/api/tables/{table}/sit", "Take a seat.", this::sit),
                Route.post(
                        "/api/tables/{table}/leave",
                        "Give a seat back before the game.",
                        request -> desk.actForSeat(request, Seating::leave)),
                Route.post(
                        "/api/tables/{table}/start",
                        "Begin, with bots on the free seats.",
                        this::start),
                Route.post(
                        "/api/tables/{table}/stand-in",
                        "Let a bot play for a seat.",
                        this::standIn),
                Route.post(
                        "/api/tables/{table}/return",
                        "Take my seat back from the bot.",
                        request -> desk.actForSeat(request, Steward::comeBack)));
    }

    private Reply sit(Request request) {
        Person person = desk.person(request);
        Body body = Body.of(request, "id", "seat", "invitation", "contribution", "guest");
        String contribution = NewTable.contribution(body);
        String invitation = body.text("invitation", "");
        desk.look(request, invitation, Table::id); // before a guest is made
        String player =
                body.has("guest")
                        ? desk.reception().welcomeGuest(person, body.text("guest"))
                        : person.id();
        Seating.Wish wish =
                new Seating.Wish(
                        player,
                        person.id(),
                        Desk.seat(body),
                        invitation.isEmpty() ? "" : Secrets.hash(invitation),
                        contribution);
        return desk.act(request, person, body, 0, table -> Seating.sit(table, wish));
    }

    private Reply start(Request request) {
        Person person = desk.person(request);
        Body body = Body.of(request, "id", "level");
        String level = NewTable.level(body.text("level", STAND_IN));
        return desk.act(
                request, person, body, 0, table -> Seating.fillAndBegin(table, person.id(), level));
    }

    private Reply standIn(Request request) {
        Person person = desk.person(request);
        Body body = Body.of(request, "id", "seat", "level");
        String level = NewTable.level(body.text("level", STAND_IN));
        int seat = body.number("seat", 0, Seats.MOST - 1);
        return desk.act(
                request,
                person,
                body,
                0,
                table -> {
                    Access.ownSeat(table, person, Desk.ANY_SEAT); // only those who sit may ask
                    if (seat >= table.chairs().size()) {
                        throw new Denied(Denial.of(Denial.Kind.MALFORMED, "noSuchSeat"));
                    }
                    return Steward.standIn(
                            table,
                            person.id(),
                            seat,
                            level,
                            desk.hall().clock().millis(),
                            patienceMillis);
                });
    }
}
