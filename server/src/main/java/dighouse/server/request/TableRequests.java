package dighouse.server.request;

import dighouse.kernel.JsonWriter;
import dighouse.kernel.Seats;
import dighouse.server.budget.Budget;
import dighouse.server.budget.Budgets;
import dighouse.server.budget.LastAddresses;
import dighouse.server.budget.Payer;
import dighouse.server.budget.Usage;
import dighouse.server.hall.CommandResult;
import dighouse.server.hall.Hall;
import dighouse.server.http.Reply;
import dighouse.server.http.Request;
import dighouse.server.operations.ServerMetrics;
import dighouse.server.people.Person;
import dighouse.server.people.Sessions;
import dighouse.server.store.Append;
import dighouse.tables.Decision;
import dighouse.tables.Denial;
import dighouse.tables.Table;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// What all routes of tables share: finding the caller, finding the table, and putting a command to
/// it.
///
/// Every command carries an id that its sender chose: sent twice, it is carried out once.
public final class TableRequests {
    public static final int ANY_SEAT = -1;
    public static final int MOST_ID = 64; // characters of a command's id

    private final Hall hall;
    private final Sessions sessions;
    private final ServerMetrics metrics;
    private final Budgets budgets;
    private final LastAddresses lastAddresses;
    private final TableOpener tableOpener;

    public TableRequests(Hall hall, Sessions sessions, ServerMetrics metrics, Usage usage) {
        this.hall = hall;
        this.sessions = sessions;
        this.metrics = metrics;
        budgets = usage.budgets();
        lastAddresses = usage.lastAddresses();
        tableOpener = new TableOpener(hall, usage);
    }

    public Hall hall() {
        return hall;
    }

    public Sessions sessions() {
        return sessions;
    }

    public Budgets budgets() {
        return budgets;
    }

    public TableOpener tableOpener() {
        return tableOpener;
    }

    /// The person and the address whose budgets pay for a request.
    public static Payer payer(Request request, Person person) {
        return new Payer(person.id(), request.address());
    }

    public Caller caller(Request request) {
        return Caller.of(request, sessions);
    }

    /// The person who asks, who must have taken a name.
    public Person person(Request request) {
        Person person = caller(request).known();
        lastAddresses.note(payer(request, person));
        return person;
    }

    /// Reads the table that the path names. A caller who may not look is told that there is no such
    /// table, before anything else can be said about it.
    public <T> T look(Request request, Function<Table<?>, T> reader) {
        return look(request, request.query("invitation", ""), reader);
    }

    /// Reads the table that the path names, with an invitation from the request's body.
    ///
    /// @param invitation lets somebody look who does not sit there
    public <T> T look(Request request, String invitation, Function<Table<?>, T> reader) {
        String id = request.value("table");
        Person person = caller(request).person();
        T seen =
                hall.read(
                        id,
                        table -> {
                            Access.checkLook(table, person, invitation);
                            return reader.apply(table);
                        });
        if (seen == null) {
            throw new DeniedException(
                    hall.isSetAside(id)
                            ? Denial.of(Denial.Kind.UNAVAILABLE, "tableSetAside")
                            : Access.NO_TABLE);
        }
        return seen;
    }

    /// Carries out a command whose body names at most one of the caller's seats.
    public Reply actForSeat(Request request, BiFunction<Table<?>, Integer, Decision> wish) {
        Person person = person(request);
        Body body = Body.of(request, "id", "seat");
        return act(
                request,
                person,
                body,
                0,
                table -> wish.apply(table, Access.ownSeat(table, person, seat(body))));
    }

    public Reply act(
            Request request,
            Person person,
            Body body,
            int seen,
            Function<Table<?>, Decision> wish) {
        return act(request, person, body, seen, null, wish);
    }

    /// Puts a command to the table that the path names.
    ///
    /// @param seen the number of the last event that the caller has seen; 0 if that does not matter
    public Reply act(
            Request request,
            Person person,
            Body body,
            int seen,
            Append.@Nullable Remark remark,
            Function<Table<?>, Decision> wish) {
        String id =
                look(request, body.text("invitation", request.query("invitation", "")), Table::id);
        Append.Sender sender =
                new Append.Sender(person.id(), id + " " + body.shortText("id", MOST_ID));
        long begun = System.nanoTime();
        Function<Table<?>, Decision> paid =
                table -> {
                    payForCommand(table, person);
                    return wish.apply(table);
                };
        CommandResult answer = hall.act(id, new Hall.Command(sender, seen, remark, paid));
        metrics.commanded(outcome(answer), System.nanoTime() - begun);
        return switch (answer) {
            case CommandResult.Done done -> done(done.number(), false);
            case CommandResult.DoneBefore before -> done(before.number(), true);
            case CommandResult.Denied denied ->
                    throw new DeniedException(
                            denied.denial(), ruledBy(id, denied.denial()), denied.number());
        };
    }

    /// Charges a command to the table's budget, but only if the sender may act there: a stranger
    /// cannot keep others from playing.
    private void payForCommand(Table<?> table, Person person) {
        if (Access.belongs(table, person)) {
            budgets.spendAtTable(Budget.COMMANDS, table.id());
        }
    }

    private static String outcome(CommandResult answer) {
        return switch (answer) {
            case CommandResult.Done _ -> "done";
            case CommandResult.DoneBefore _ -> "before";
            case CommandResult.Denied _ -> "denied";
        };
    }

    /// The game whose rule forbids it; empty if the denial names no rule.
    private String ruledBy(String id, Denial denial) {
        String game =
                denial.refusal() == null
                        ? null
                        : hall.read(id, table -> table.charter().game().id());
        return game == null ? "" : game;
    }

    private static Reply done(int number, boolean before) {
        JsonWriter json = new JsonWriter().beginObject().name("number").value(number);
        return Reply.json(200, json.name("before").value(before).endObject().text());
    }

    /// The seat that a body names; [#ANY_SEAT] if it names none.
    public static int seat(Body body) {
        return body.number("seat", 0, Seats.MOST - 1, ANY_SEAT);
    }

    /// The id of a table that was to be opened; if the same command opened one before, the id of
    /// that one.
    public String opened(CommandResult answer, String id, Append.Sender sender) {
        return switch (answer) {
            case CommandResult.Done _ -> id;
            case CommandResult.DoneBefore _ -> hall.openedBy(sender).getFirst();
            case CommandResult.Denied denied ->
                    throw new DeniedException(denied.denial(), "", denied.number());
        };
    }

    /// Replies with the id of a table.
    public static Reply tableName(int status, String id) {
        return Reply.json(
                status, new JsonWriter().beginObject().name("table").value(id).endObject().text());
    }
}
