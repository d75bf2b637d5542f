package dighouse.server.api;

import dighouse.bots.levels.Bots;
import dighouse.kernel.JsonWriter;
import dighouse.kernel.Malformed;
import dighouse.server.hall.Answer;
import dighouse.server.hall.Hall;
import dighouse.server.http.Reply;
import dighouse.server.http.Request;
import dighouse.server.http.Route;
import dighouse.server.people.Person;
import dighouse.server.people.Reception;
import dighouse.server.people.Secrets;
import dighouse.server.store.Append;
import dighouse.server.table.Decision;
import dighouse.server.table.Preview;
import dighouse.server.table.Seating;
import dighouse.server.table.Steward;
import dighouse.server.table.Table;
import dighouse.server.table.TableEvent;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// What is done at tables. Every command carries an id of the sender's choice: sent twice, it is
/// done once.
public final class TableRoutes {
    private static final int ANY = -1;
    private static final int MOST_SEATS = 8;
    private static final int MOST_MOVES = 200; // small moves of one draft
    private static final int MOST_MOVE = 200; // characters of one of them
    private static final int MOST_REMARK = 500;
    private static final int MOST_ID = 64;
    private static final String STAND_IN = "medium";

    private final Hall hall;
    private final Reception reception;
    private final Secrets secrets;
    private final NewTable newTable;
    private final long patienceMillis;

    /// @param patienceMillis how long others wait before a bot may stand in for somebody absent at
    ///   a table without a clock
    public TableRoutes(Hall hall, Reception reception, Secrets secrets, long patienceMillis) {
        this.hall = hall;
        this.reception = reception;
        this.secrets = secrets;
        this.patienceMillis = patienceMillis;
        newTable = new NewTable(reception, secrets);
    }

    public List<Route> routes() {
        return List.of(
                Route.post("/api/tables", "Open a table.", this::open),
                Route.get("/api/tables/{table}", "The table as I may see it.", this::show)
                        .asking("seat", "invitation"),
                Route.post("/api/tables/{table}/sit", "Take a seat.", this::sit),
                Route.post(
                        "/api/tables/{table}/leave",
                        "Give a seat back before the game.",
                        this::leave),
                Route.post(
                        "/api/tables/{table}/start",
                        "Begin, with bots on the free seats.",
                        this::start),
                Route.post(
                        "/api/tables/{table}/preview",
                        "What if I played these moves?",
                        this::preview),
                Route.post(
                        "/api/tables/{table}/moves", "Play these moves, all or none.", this::moves),
                Route.post("/api/tables/{table}/back", "Take back my last choices.", this::back),
                Route.post("/api/tables/{table}/concede", "Give the game up.", this::concede),
                Route.post(
                        "/api/tables/{table}/cancel",
                        "Wish to call the game off, or agree.",
                        this::cancel),
                Route.post(
                        "/api/tables/{table}/play-on",
                        "Decline to call the game off.",
                        this::playOn),
                Route.post(
                        "/api/tables/{table}/stand-in",
                        "Let a bot play for a seat.",
                        this::standIn),
                Route.post(
                        "/api/tables/{table}/return",
                        "Take my seat back from the bot.",
                        this::comeBack),
                Route.post("/api/tables/{table}/say", "Say something at the table.", this::say));
    }

    private Reply open(Request request) {
        Person person = person(request);
        Body body =
                Body.of(
                        request,
                        "id",
                        "game",
                        "edition",
                        "own",
                        "options",
                        "mission",
                        "seats",
                        "visibility",
                        "watching",
                        "pace");
        Append.Sender sender =
                new Append.Sender(person.id(), "open " + body.shortText("id", MOST_ID));
        List<String> earlier = hall.openedBy(sender);
        if (!earlier.isEmpty()) {
            return opened(earlier.getFirst());
        }
        NewTable.Wish wish = newTable.read(person, body);
        String id = secrets.id();
        return switch (hall.open(id, sender, wish.opened(), wish.sitting())) {
            case Answer.Done _ -> opened(id);
            case Answer.DoneBefore _ -> opened(hall.openedBy(sender).getFirst());
            case Answer.Denied denied -> throw new Denied(denied.denial(), "", denied.number());
        };
    }

    private Reply opened(String id) {
        JsonWriter json = new JsonWriter().beginObject().name("table").value(id);
        json.name("invitations").beginObject();
        hall.read(
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
        Person person = Front.caller(request, reception).person();
        return Reply.json(200, look(request, table -> state(table, person, request)));
    }

    private String state(Table<?> table, Person person, Request request) {
        int viewer = Access.viewer(table, person, request);
        JsonWriter json = new JsonWriter().beginObject().name("you").beginArray();
        table.seatsKeptBy(person.id()).forEach(json::value);
        json.endArray().name("viewer").value(viewer).name("invitations").beginObject();
        if (table.opener().equals(person.id())) {
            invitations(table, json);
        }
        json.endObject().name("houseTime").value(hall.clock().millis()).name("state");
        hall.narrator().state(table, viewer, json);
        return json.endObject().text();
    }

    private Reply sit(Request request) {
        Person person = person(request);
        Body body = Body.of(request, "id", "seat", "invitation", "contribution", "guest");
        String contribution = NewTable.contribution(body);
        String invitation = body.text("invitation", "");
        look(
                request,
                table -> {
                    Access.checkLook(table, person, invitation);
                    return table;
                });
        String player =
                body.has("guest")
                        ? reception.welcomeGuest(person, body.text("guest"))
                        : person.id();
        Seating.Wish wish =
                new Seating.Wish(
                        player,
                        person.id(),
                        body.number("seat", 0, MOST_SEATS - 1, ANY),
                        invitation.isEmpty() ? "" : Secrets.hash(invitation),
                        contribution);
        return act(request, person, body, 0, table -> Seating.sit(table, wish));
    }

    private Reply leave(Request request) {
        return actForSeat(request, Seating::leave);
    }

    private Reply start(Request request) {
        Person person = person(request);
        Body body = Body.of(request, "id", "level");
        String level = Bots.named(body.text("level", STAND_IN)).name();
        return act(
                request, person, body, 0, table -> Seating.fillAndBegin(table, person.id(), level));
    }

    private Reply preview(Request request) {
        Person person = person(request);
        Body body = Body.of(request, "seen", "seat", "moves");
        List<String> moves = draft(body);
        return Reply.json(
                200,
                look(
                        request,
                        table -> {
                            int seat = Access.ownSeat(table, person, seat(body));
                            return switch (Preview.of(table, seat, moves)) {
                                case Preview.Shown shown -> shown.json();
                                case Preview.Denied denied ->
                                        throw new Denied(
                                                denied.denial(),
                                                table.charter().game(),
                                                table.number());
                            };
                        }));
    }

    private Reply moves(Request request) {
        Person person = person(request);
        Body body = Body.of(request, "id", "seen", "seat", "moves");
        List<String> moves = draft(body);
        int seen = body.number("seen", 1, Integer.MAX_VALUE);
        return act(
                request,
                person,
                body,
                seen,
                table ->
                        Steward.play(
                                table,
                                Access.ownSeat(table, person, seat(body)),
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
        Person person = person(request);
        Body body = Body.of(request, "id", "seen", "seat", "to");
        int to = body.number("to", 0, Integer.MAX_VALUE);
        int seen = body.number("seen", 1, Integer.MAX_VALUE);
        return act(
                request,
                person,
                body,
                seen,
                table -> Steward.goBack(table, Access.ownSeat(table, person, seat(body)), to));
    }

    private Reply concede(Request request) {
        return actForSeat(request, Steward::concede);
    }

    private Reply cancel(Request request) {
        return actForSeat(request, Steward::wishCancel);
    }

    private Reply playOn(Request request) {
        return actForSeat(request, Steward::declineCancel);
    }

    private Reply comeBack(Request request) {
        return actForSeat(request, Steward::comeBack);
    }

    private Reply standIn(Request request) {
        Person person = person(request);
        Body body = Body.of(request, "id", "seat", "level");
        String level = Bots.named(body.text("level", STAND_IN)).name();
        int seat = body.number("seat", 0, MOST_SEATS - 1);
        return act(
                request,
                person,
                body,
                0,
                table -> {
                    Access.ownSeat(table, person, ANY); // only those who sit here may ask
                    if (seat >= table.chairs().size()) {
                        throw new Malformed("There is no such seat at this table.");
                    }
                    return Steward.standIn(
                            table, person.id(), seat, level, hall.clock().millis(), patienceMillis);
                });
    }

    private Reply say(Request request) {
        Person person = person(request);
        Body body = Body.of(request, "id", "text");
        Append.Remark remark =
                new Append.Remark(person.id(), body.shortText("text", MOST_REMARK).strip());
        return act(
                request,
                person,
                body,
                0,
                remark,
                table -> {
                    Access.viewer(table, person, request);
                    return Decision.accept(new TableEvent.Said(person.id()));
                });
    }

    /// A command that names at most a seat of one's own.
    private Reply actForSeat(Request request, BiFunction<Table<?>, Integer, Decision> wish) {
        Person person = person(request);
        Body body = Body.of(request, "id", "seat");
        return act(
                request,
                person,
                body,
                0,
                table -> wish.apply(table, Access.ownSeat(table, person, seat(body))));
    }

    private Reply act(
            Request request,
            Person person,
            Body body,
            int seen,
            Function<Table<?>, Decision> wish) {
        return act(request, person, body, seen, null, wish);
    }

    private Reply act(
            Request request,
            Person person,
            Body body,
            int seen,
            Append.@Nullable Remark remark,
            Function<Table<?>, Decision> wish) {
        String id = request.value("table");
        Append.Sender sender =
                new Append.Sender(person.id(), id + " " + body.shortText("id", MOST_ID));
        return switch (hall.act(id, new Hall.Command(sender, seen, remark, wish))) {
            case Answer.Done done -> done(done.number(), false);
            case Answer.DoneBefore before -> done(before.number(), true);
            case Answer.Denied denied ->
                    throw new Denied(denied.denial(), game(id), denied.number());
        };
    }

    private String game(String id) {
        String game = hall.read(id, table -> table.charter().game());
        return game == null ? "" : game;
    }

    private static Reply done(int number, boolean before) {
        JsonWriter json = new JsonWriter().beginObject().name("number").value(number);
        return Reply.json(200, json.name("before").value(before).endObject().text());
    }

    private static int seat(Body body) {
        return body.number("seat", 0, MOST_SEATS - 1, ANY);
    }

    private Person person(Request request) {
        return PeopleRoutes.known(Front.caller(request, reception));
    }

    private <T> T look(Request request, Function<Table<?>, T> reader) {
        T seen = hall.read(request.value("table"), reader);
        if (seen == null) {
            throw new Denied(Access.NO_TABLE);
        }
        return seen;
    }
}
