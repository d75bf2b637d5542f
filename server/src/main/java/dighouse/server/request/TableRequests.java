package dighouse.server.request;

import dighouse.kernel.JsonWriter;
import dighouse.kernel.Seats;
import dighouse.server.budget.AddressGroup;
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
import dighouse.server.table.Decision;
import dighouse.server.table.Denial;
import dighouse.server.table.Table;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// What all routes of tables share: who asks, which table they ask about, and how a command is put
/// to it.
///
/// Every command carries an id of the sender's choice: sent twice, it is done once.
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

    /// Whose budgets pay for what this request asks.
    public static Payer payer(Request request, Person person) {
        return new Payer(person.id(), AddressGroup.of(request.address()));
    }

    public Caller caller(Request request) {
        return Caller.of(request, sessions);
    }

    /// Who asks, who must have a name for this.
    public Person person(Request request) {
        Person person = caller(request).known();
        lastAddresses.note(payer(request, person));
        return person;
    }

    /// Reads off the table of the path. Whoever may not look at it is told that there is none,
    /// before anything else can be said about it.
    public <T> T look(Request request, Function<Table<?>, T> reader) {
        return look(request, request.query("invitation", ""), reader);
    }

    /// Reads off the table of the path, with an invitation that the request's body names.
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

    /// A command that names at most a seat of one's own.
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

    /// Puts a command to the table of the path.
    ///
    /// @param seen the number of the last event they have seen; 0 if that does not matter
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

    /// What a table may be asked to do is taken up by those who may act there: strangers keep
    /// nobody from playing.
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

    /// The game whose rule is against it; empty if none is.
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

    /// The seat that a body names, or any.
    public static int seat(Body body) {
        return body.number("seat", 0, Seats.MOST - 1, ANY_SEAT);
    }

    /// The id of a table that was to be opened: of the one that the same command opened before, if
    /// it did.
    public String opened(CommandResult answer, String id, Append.Sender sender) {
        return switch (answer) {
            case CommandResult.Done _ -> id;
            case CommandResult.DoneBefore _ -> hall.openedBy(sender).getFirst();
            case CommandResult.Denied denied ->
                    throw new DeniedException(denied.denial(), "", denied.number());
        };
    }

    /// Names a table to whoever is to go there.
    public static Reply tableName(int status, String id) {
        return Reply.json(
                status, new JsonWriter().beginObject().name("table").value(id).endObject().text());
    }
}
