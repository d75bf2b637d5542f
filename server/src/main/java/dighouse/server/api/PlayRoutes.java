package dighouse.server.api;

import dighouse.server.budget.Budget;
import dighouse.server.http.Reply;
import dighouse.server.http.Request;
import dighouse.server.http.Route;
import dighouse.server.people.Person;
import dighouse.server.people.SafeText;
import dighouse.server.request.Access;
import dighouse.server.request.Body;
import dighouse.server.request.Caller;
import dighouse.server.request.DenialReplies;
import dighouse.server.request.TableRequests;
import dighouse.server.store.Append;
import dighouse.tables.CommandHandler;
import dighouse.tables.Decision;
import dighouse.tables.Pace;
import dighouse.tables.PaceOffers;
import dighouse.tables.Preview;
import dighouse.tables.Table;
import dighouse.tables.TableEvent;
import java.util.List;

/// Routes for what players do during a game.
final class PlayRoutes {
    private static final int MOST_MOVES = 200; // small moves of one draft
    private static final int MOST_MOVE = 200; // characters of one of them
    private static final int MOST_REMARK = 500;

    private final TableRequests requests;

    PlayRoutes(TableRequests requests) {
        this.requests = requests;
    }

    List<Route> routes() {
        return List.of(
                Route.post(
                        "/api/tables/{table}/preview",
                        "What these moves would lead to, or why they are refused.",
                        this::preview),
                Route.post(
                        "/api/tables/{table}/moves", "Play these moves, all or none.", this::moves),
                Route.post("/api/tables/{table}/back", "Take back my last choices.", this::back),
                Route.post(
                        "/api/tables/{table}/concede",
                        "Give the game up.",
                        request -> requests.actForSeat(request, CommandHandler::concede)),
                Route.post(
                        "/api/tables/{table}/cancel",
                        "Ask to call the game off, or agree to it.",
                        request -> requests.actForSeat(request, CommandHandler::wishCancel)),
                Route.post(
                        "/api/tables/{table}/play-on",
                        "Decline to call the game off.",
                        request -> requests.actForSeat(request, CommandHandler::declineCancel)),
                Route.post(
                        "/api/tables/{table}/pace",
                        "Offer another pace, or agree to the one that is offered.",
                        this::pace),
                Route.post(
                        "/api/tables/{table}/keep-pace",
                        "Decline another pace, or take my offer back.",
                        request -> requests.actForSeat(request, PaceOffers::keep)),
                Route.post("/api/tables/{table}/say", "Say something at the table.", this::say));
    }

    /// A preview is a question, so a rule that forbids the moves is an answer to it, not a failure.
    private Reply preview(Request request) {
        Person person = requests.person(request);
        requests.budgets().spend(Budget.PREVIEWS, TableRequests.payer(request, person));
        Body body = Body.of(request, "seen", "seat", "moves");
        List<String> moves = draft(body);
        return requests.look(
                request,
                table -> {
                    int seat = Access.ownSeat(table, person, TableRequests.seat(body));
                    return switch (Preview.of(table, seat, moves)) {
                        case Preview.Shown shown -> Reply.json(200, shown.json());
                        case Preview.Denied denied ->
                                DenialReplies.inside(
                                        denied.denial(),
                                        Caller.language(request),
                                        table.charter().game().id(),
                                        table.number());
                    };
                });
    }

    private Reply moves(Request request) {
        Person person = requests.person(request);
        Body body = Body.of(request, "id", "seen", "seat", "moves");
        List<String> moves = draft(body);
        int seen = body.number("seen", 1, Integer.MAX_VALUE);
        return requests.act(
                request,
                person,
                body,
                seen,
                table ->
                        CommandHandler.play(
                                table,
                                Access.ownSeat(table, person, TableRequests.seat(body)),
                                TableEvent.By.PERSON,
                                moves));
    }

    private static List<String> draft(Body body) {
        List<String> moves = body.get("moves").strings();
        if (moves.size() > MOST_MOVES) {
            throw body.get("moves").fault("at most " + MOST_MOVES + " moves are expected here");
        }
        for (String move : moves) {
            if (move.length() > MOST_MOVE) {
                throw body.get("moves").fault("a move has at most " + MOST_MOVE + " characters");
            }
        }
        return moves;
    }

    private Reply back(Request request) {
        Person person = requests.person(request);
        Body body = Body.of(request, "id", "seen", "seat", "to");
        int to = body.number("to", 0, Integer.MAX_VALUE);
        int seen = body.number("seen", 1, Integer.MAX_VALUE);
        return requests.act(
                request,
                person,
                body,
                seen,
                table ->
                        CommandHandler.goBack(
                                table,
                                Access.ownSeat(table, person, TableRequests.seat(body)),
                                to));
    }

    private Reply pace(Request request) {
        Person person = requests.person(request);
        Body body = Body.of(request, "id", "seat", "pace");
        Pace pace = Pace.read(body.get("pace"));
        return requests.act(
                request,
                person,
                body,
                0,
                table ->
                        PaceOffers.offer(
                                table,
                                Access.ownSeat(table, person, TableRequests.seat(body)),
                                pace));
    }

    /// Charges a remark. Bystanders share a budget at the table, so that they cannot keep players
    /// from talking.
    private void payForRemark(Table<?> table, Person person, Request request, boolean aside) {
        requests.budgets().spend(Budget.REMARKS, TableRequests.payer(request, person));
        if (aside) {
            requests.budgets().spendAtTable(Budget.REMARKS, table.id());
        }
    }

    private Reply say(Request request) {
        Person person = requests.person(request);
        Body body = Body.of(request, "id", "text");
        String text = SafeText.of(body.shortText("text", MOST_REMARK));
        if (text.isEmpty()) {
            throw body.get("text").fault("1 to " + MOST_REMARK + " characters are expected here");
        }
        Append.Remark remark = new Append.Remark(person.id(), text);
        return requests.act(
                request,
                person,
                body,
                0,
                remark,
                table -> {
                    boolean aside = Access.viewer(table, person, request) < 0;
                    payForRemark(table, person, request, aside);
                    return Decision.accept(new TableEvent.Said(person.id(), aside));
                });
    }
}
