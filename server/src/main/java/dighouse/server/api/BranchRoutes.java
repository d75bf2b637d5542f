package dighouse.server.api;

import dighouse.kernel.Json;
import dighouse.kernel.Position;
import dighouse.server.budget.Payer;
import dighouse.server.hall.CommandResult;
import dighouse.server.http.Reply;
import dighouse.server.http.Request;
import dighouse.server.http.Route;
import dighouse.server.people.Person;
import dighouse.server.request.Access;
import dighouse.server.request.Body;
import dighouse.server.request.DeniedException;
import dighouse.server.request.TableRequests;
import dighouse.server.store.Append;
import dighouse.tables.Charter;
import dighouse.tables.Denial;
import dighouse.tables.GameBranch;
import dighouse.tables.PlannedSeat;
import dighouse.tables.Table;
import dighouse.tables.TableEvent;
import dighouse.tables.TableOrigin;
import java.util.ArrayList;
import java.util.List;

/// The route by which a finished game is played on from one of its moments, at a new table. Its
/// chance is that of the game, which everybody may know by now, so nothing there counts.
final class BranchRoutes {
    private static final String NOTHING_ADDED = ""; // the contributions of the finished game stand

    private final TableRequests requests;
    private final NewTable newTable;

    BranchRoutes(TableRequests requests, NewTable newTable) {
        this.requests = requests;
        this.newTable = newTable;
    }

    List<Route> routes() {
        return List.of(
                Route.post(
                                "/api/tables/{table}/branch",
                                "Play on from a moment of a finished game, at a new table.",
                                this::branch)
                        .asking("invitation"));
    }

    private record Opening(Charter charter, List<TableEvent> told) {}

    private Reply branch(Request request) {
        Person person = requests.person(request);
        Body body = Body.of(request, "id", "ply", "seats");
        Append.Sender sender =
                new Append.Sender(
                        person.id(), "open " + body.shortText("id", TableRequests.MOST_ID));
        List<String> earlier = requests.hall().openedBy(sender);
        String id = earlier.isEmpty() ? open(person, body, sender, request) : earlier.getFirst();
        return TableRequests.tableName(201, id);
    }

    private String open(Person person, Body body, Append.Sender sender, Request request) {
        List<Json> seats = body.get("seats").array();
        List<PlannedSeat> plans = seats.stream().map(BranchRoutes::plan).toList();
        Opening opening =
                requests.look(
                        request,
                        table -> {
                            Access.viewer(table, person, request);
                            ReviewRoutes.checkOver(table);
                            return branch(table, body, plans);
                        });
        List<TableEvent> events = new ArrayList<>();
        for (int seat = 0; seat < plans.size(); seat++) {
            if (plans.get(seat).level().isEmpty()) {
                events.add(newTable.sit(person, seatBody(seats.get(seat)), seat, NOTHING_ADDED));
            }
        }
        events.addAll(opening.told());
        String id = newTable.id();
        TableEvent.Opened opened = new TableEvent.Opened(person.id(), opening.charter());
        Payer payer = TableRequests.payer(request, person);
        CommandResult answer =
                requests.tableOpener()
                        .open(
                                payer,
                                id,
                                opened,
                                () -> requests.hall().admit(id, sender, opened, events));
        return requests.opened(answer, id, sender);
    }

    private static <P extends Position<P>> Opening branch(
            Table<P> table, Body body, List<PlannedSeat> plans) {
        GameBranch<P> gameBranch =
                GameBranch.of(table, body.number("ply", 0, table.match().size()));
        if (!gameBranch.isOpen()) {
            throw new DeniedException(Denial.conflict("nobodyDecides"), "", table.number());
        }
        int needed = table.chairs().size();
        if (plans.size() != needed) {
            throw body.get("seats").fault(needed + " seats are expected here, as in that game");
        }
        List<String> contributions = new ArrayList<>();
        for (int seat = 0; seat < needed; seat++) {
            contributions.add(table.contribution(seat));
        }
        TableOrigin.Branch origin =
                new TableOrigin.Branch(table.id(), gameBranch.plies(), contributions);
        return new Opening(table.charter().from(origin, plans), gameBranch.events());
    }

    private static Body seatBody(Json seat) {
        return Body.of(seat, "kind", "level", "name");
    }

    /// Plans a seat that nobody has to wait for: the caller's, a guest's at their browser, or a
    /// bot's.
    private static PlannedSeat plan(Json seat) {
        Body wish = seatBody(seat);
        return switch (wish.text("kind")) {
            case "me", "guest" -> PlannedSeat.open();
            case "bot" -> PlannedSeat.bot(NewTable.level(wish.text("level")));
            default -> throw wish.get("kind").fault("me, guest or bot is expected here");
        };
    }
}
