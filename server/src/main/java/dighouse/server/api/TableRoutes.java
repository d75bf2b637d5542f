package dighouse.server.api;

import dighouse.kernel.JsonWriter;
import dighouse.server.budget.Payer;
import dighouse.server.hall.CommandResult;
import dighouse.server.hall.Hall;
import dighouse.server.http.Reply;
import dighouse.server.http.Request;
import dighouse.server.http.Route;
import dighouse.server.lobby.UnlockedMissions;
import dighouse.server.people.Person;
import dighouse.server.request.Access;
import dighouse.server.request.Body;
import dighouse.server.request.DeniedException;
import dighouse.server.request.TableRequests;
import dighouse.server.store.Append;
import dighouse.tables.Chair;
import dighouse.tables.Decision;
import dighouse.tables.Denial;
import dighouse.tables.SeatingRules;
import dighouse.tables.Status;
import dighouse.tables.Table;
import dighouse.tables.TableEvent;
import java.util.List;
import java.util.Map;

/// Routes for opening tables, also for a rematch, and for looking at them.
final class TableRoutes {
    private static final String REMATCH = "rematch"; // sends the commands of all rematches

    private final TableRequests requests;
    private final NewTable newTable;
    private final UnlockedMissions missions;
    private final long patienceMillis;

    /// @param patienceMillis how long others wait before a bot may stand in at a table without a
    ///   clock
    TableRoutes(
            TableRequests requests,
            NewTable newTable,
            UnlockedMissions missions,
            long patienceMillis) {
        this.requests = requests;
        this.newTable = newTable;
        this.missions = missions;
        this.patienceMillis = patienceMillis;
    }

    List<Route> routes() {
        return List.of(
                Route.post("/api/tables", "Open a table.", this::open),
                Route.get("/api/tables/{table}", "The table as I may see it.", this::show)
                        .asking("seat", "invitation"),
                Route.post(
                        "/api/tables/{table}/rematch",
                        "Open a rematch for the same people, or join it.",
                        this::rematch));
    }

    private Reply open(Request request) {
        Person person = requests.person(request);
        Body body =
                Body.of(
                        request,
                        "id",
                        "game",
                        "edition",
                        "own",
                        "options",
                        "mission",
                        "missionAgain",
                        "guided",
                        "seats",
                        "visibility",
                        "watching",
                        "pace",
                        "hints");
        Append.Sender sender =
                new Append.Sender(
                        person.id(), "open " + body.shortText("id", TableRequests.MOST_ID));
        List<String> earlier = requests.hall().openedBy(sender);
        if (!earlier.isEmpty()) {
            return opened(earlier.getFirst());
        }
        return opened(
                open(TableRequests.payer(request, person), sender, wish(person, body, request)));
    }

    private NewTable.Wish wish(Person person, Body body, Request request) {
        if (body.has("missionAgain")) {
            Request other = request.at(Map.of("table", body.text("missionAgain")));
            return requests.look(other, table -> sameMission(table, person));
        }
        if (body.has("guided") && body.get("guided").bool()) {
            checkNothingElse(body);
            return newTable.guided(person, body);
        }
        NewTable.Wish wish = newTable.read(person, body);
        missions.check(person, wish.opened().charter());
        return wish;
    }

    /// Checks that a guided first game asks for nothing that it already decides.
    private static void checkNothingElse(Body body) {
        for (String name : List.of("seats", "edition", "own", "options", "mission", "pace")) {
            if (body.has(name)) {
                throw body.get(name).fault("a guided first game has its own");
            }
        }
    }

    private static NewTable.Wish sameMission(Table<?> table, Person person) {
        Access.ownSeat(table, person, TableRequests.ANY_SEAT);
        if (table.charter().game().mission() == 0) {
            throw new DeniedException(Denial.conflict("noMission"), "", table.number());
        }
        checkEnded(table);
        return NewTable.sameChance(table);
    }

    private static void checkEnded(Table<?> table) {
        if (table.status() == Status.OPEN || table.status() == Status.PLAYING) {
            throw new DeniedException(Denial.conflict("notEnded"), "", table.number());
        }
    }

    /// Opens a table, unless the same command has opened one before.
    ///
    /// @return its id
    private String open(Payer payer, Append.Sender sender, NewTable.Wish wish) {
        String id = newTable.id();
        CommandResult answer =
                requests.tableOpener()
                        .open(
                                payer,
                                id,
                                wish.opened(),
                                () ->
                                        requests.hall()
                                                .open(id, sender, wish.opened(), wish.sitting()));
        return requests.opened(answer, id, sender);
    }

    private Reply opened(String id) {
        JsonWriter json = new JsonWriter().beginObject().name("table").value(id);
        json.name("invitations").beginObject();
        requests.hall()
                .read(
                        id,
                        table -> {
                            invitations(table, json);
                            return table;
                        });
        return Reply.json(201, json.endObject().endObject().text());
    }

    private static void invitations(Table<?> table, JsonWriter json) {
        for (int seat = 0; seat < table.chairs().size(); seat++) {
            if (!table.chair(seat).plan().invitation().isEmpty()) {
                json.name(Integer.toString(seat))
                        .value(NewTable.invitation(table.charter().secret(), seat));
            }
        }
    }

    private Reply show(Request request) {
        Person person = requests.caller(request).person();
        return Reply.json(200, requests.look(request, table -> state(table, person, request)));
    }

    private String state(Table<?> table, Person person, Request request) {
        int viewer = Access.viewer(table, person, request);
        String invitation = request.query("invitation", "");
        boolean opener = table.opener().equals(person.id());
        JsonWriter json = new JsonWriter().beginObject().name("you").beginArray();
        table.seatsKeptBy(person.id()).forEach(json::value);
        json.endArray().name("kept").beginArray();
        for (int seat = 0; seat < table.chairs().size(); seat++) {
            Chair chair = table.chair(seat);
            if (chair.isFree() && Access.isKeptFor(chair.plan(), person, invitation)) {
                json.value(seat);
            }
        }
        json.endArray().name("viewer").value(viewer).name("opener").value(opener);
        json.name("invitations").beginObject();
        if (opener) {
            invitations(table, json);
        }
        json.endObject().name("houseTime").value(requests.hall().clock().millis());
        json.name("patience").value(patienceMillis);
        json.name("watchers").value(requests.hall().watchers(table.id())).name("state");
        requests.hall().viewerJson().state(table, viewer, json);
        return json.endObject().text();
    }

    /// Opens a table for a rematch, or leads to the one that somebody has opened. The seats are
    /// kept for the same people; those of the caller are taken at once if their browser contributes
    /// to chance.
    private Reply rematch(Request request) {
        Person person = requests.person(request);
        Body body = Body.of(request, "id", "contribution");
        String command = body.shortText("id", TableRequests.MOST_ID);
        String contribution = body.has("contribution") ? NewTable.contribution(body) : "";
        String before = request.value("table");
        NewTable.Wish wish =
                requests.look(request, table -> wishAgain(table, person, contribution));
        Append.Sender sender = new Append.Sender(REMATCH, before);
        List<String> earlier = requests.hall().openedBy(sender);
        String id =
                earlier.isEmpty()
                        ? open(TableRequests.payer(request, person), sender, wish)
                        : earlier.getFirst();
        Append.Sender telling = new Append.Sender(REMATCH, before + " told");
        CommandResult told =
                requests.hall()
                        .act(
                                before,
                                new Hall.Command(
                                        telling,
                                        0,
                                        null,
                                        table -> Decision.accept(new TableEvent.Rematched(id))));
        if (told instanceof CommandResult.Denied denied) {
            throw new DeniedException(denied.denial(), "", denied.number());
        }
        if (!contribution.isEmpty()) {
            sitDown(id, new Append.Sender(person.id(), id + " " + command), person, contribution);
        }
        return TableRequests.tableName(200, id);
    }

    /// Takes the seats that are kept for somebody who comes later. The caller is led to the table
    /// even if the seats are taken or the game has begun without them.
    private void sitDown(String id, Append.Sender sender, Person person, String contribution) {
        requests.hall()
                .act(
                        id,
                        new Hall.Command(
                                sender,
                                0,
                                null,
                                table -> sitAgain(table, person.id(), contribution)));
    }

    private static Decision sitAgain(Table<?> table, String keeper, String contribution) {
        int seats = SeatingRules.keptFor(table, keeper).size();
        return SeatingRules.sitAgain(
                table, keeper, seat -> NewTable.bytesFor(seat, seats, contribution));
    }

    private NewTable.Wish wishAgain(Table<?> table, Person person, String contribution) {
        Access.ownSeat(table, person, TableRequests.ANY_SEAT);
        checkEnded(table);
        if (table.charter().origin().isImported()) {
            throw new DeniedException(Denial.conflict("playedElsewhere"), "", table.number());
        }
        return newTable.again(table, person, contribution);
    }
}
