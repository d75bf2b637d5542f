package dighouse.server.api;

import dighouse.catalogue.Records;
import dighouse.catalogue.Words;
import dighouse.kernel.Argument;
import dighouse.kernel.GameRecord;
import dighouse.kernel.Malformed;
import dighouse.server.budget.Budget;
import dighouse.server.budget.Payer;
import dighouse.server.http.Request;
import dighouse.server.people.Person;
import dighouse.server.people.SafeText;
import dighouse.server.people.Secrets;
import dighouse.server.people.Sessions;
import dighouse.server.request.Body;
import dighouse.server.request.Caller;
import dighouse.server.request.DeniedException;
import dighouse.server.request.TableRequests;
import dighouse.server.store.Append;
import dighouse.tables.Admission;
import dighouse.tables.Charter;
import dighouse.tables.ChosenGame;
import dighouse.tables.Denial;
import dighouse.tables.Pace;
import dighouse.tables.PlannedSeat;
import dighouse.tables.TableEvent;
import dighouse.tables.TableOrigin;
import dighouse.tables.Terms;
import java.util.ArrayList;
import java.util.List;

/// Makes a finished table from a record. Only a record that proves itself is accepted, so that
/// every table on this server can be trusted.
final class RecordImport {
    private final TableRequests requests;
    private final Secrets secrets;

    RecordImport(TableRequests requests, Secrets secrets) {
        this.requests = requests;
        this.secrets = secrets;
    }

    /// Imports a record; the same one imported twice by the same person is one table.
    ///
    /// @return the table's id
    String bring(Person person, Request request) {
        Payer payer = TableRequests.payer(request, person);
        requests.budgets().spend(Budget.IMPORTS, payer);
        String text = text(request);
        GameRecord played = proved(text, Words.in(Caller.language(request)));
        if (played.result().isEmpty()) {
            throw new DeniedException(Denial.of(Denial.Kind.MALFORMED, "recordUnfinished"));
        }
        Append.Sender sender = new Append.Sender(person.id(), "record " + Secrets.hash(text));
        List<String> earlier = requests.hall().openedBy(sender);
        if (!earlier.isEmpty()) {
            return earlier.getFirst();
        }
        String id = secrets.id();
        TableEvent.Opened opened = new TableEvent.Opened(person.id(), charter(played));
        List<TableEvent> events = events(person, played);
        return requests.opened(
                requests.tableOpener().admit(payer, id, sender, opened, events), id, sender);
    }

    /// The record, if its proof holds; otherwise a denial that names the line.
    private static GameRecord proved(String text, Words words) {
        try {
            GameRecord played = GameRecord.parse(text);
            Records.verify(played);
            return played;
        } catch (Malformed fault) {
            throw new DeniedException(
                    Denial.of(
                            Denial.Kind.MALFORMED,
                            fault.line() > 0 ? "recordLine" : "recordFault",
                            Argument.number("line", fault.line()),
                            Argument.term("why", "plain", words.fault(fault))));
        }
    }

    private static String text(Request request) {
        if (request.header("content-type").startsWith("application/json")) {
            return Body.of(request, "id", "record").text("record");
        }
        return request.body();
    }

    private static Charter charter(GameRecord played) {
        List<PlannedSeat> seats = new ArrayList<>();
        for (int seat = 0; seat < played.seats(); seat++) {
            seats.add(PlannedSeat.open());
        }
        ChosenGame game =
                new ChosenGame(
                        played.game(),
                        played.rulesNumber(),
                        played.edition(),
                        played.own(),
                        played.options(),
                        played.mission());
        return new Charter(
                game,
                seats,
                Admission.BY_LINK,
                new Terms(new Pace.Untimed(), false),
                new TableOrigin.Imported(),
                played.proof().secret());
    }

    /// Seats the players of the record as guests of the person who imports it: their names are
    /// deleted with that person.
    private List<TableEvent> events(Person person, GameRecord played) {
        List<TableEvent> events = new ArrayList<>();
        for (int seat = 0; seat < played.seats(); seat++) {
            String name = shortened(played.players().get(seat));
            events.add(
                    new TableEvent.Sat(
                            seat,
                            requests.sessions().welcomeGuest(person, name),
                            person.id(),
                            played.proof().contributions().get(seat)));
        }
        List<String> plies = new ArrayList<>();
        played.lines().forEach(line -> plies.add(line.actor() + " " + line.ply()));
        events.add(new TableEvent.Started(plies, played.hash()));
        return events;
    }

    private static String shortened(String name) {
        String visible = SafeText.of(name);
        int end =
                visible.offsetByCodePoints(
                        0,
                        Math.min(Sessions.MOST_NAME, visible.codePointCount(0, visible.length())));
        String shown = SafeText.of(visible.substring(0, end)); // a cut may part joined characters
        return shown.isEmpty() ? "?" : shown;
    }
}
