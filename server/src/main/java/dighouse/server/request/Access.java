package dighouse.server.request;

import dighouse.kernel.Malformed;
import dighouse.kernel.Seats;
import dighouse.kernel.Viewer;
import dighouse.server.http.Request;
import dighouse.server.people.Person;
import dighouse.server.people.Secrets;
import dighouse.tables.Charter;
import dighouse.tables.Denial;
import dighouse.tables.Openness;
import dighouse.tables.PlannedSeat;
import dighouse.tables.Status;
import dighouse.tables.Table;
import java.util.List;

/// Decides who may look at a table, and for which seat they look or act.
public final class Access {
    public static final Denial NO_TABLE = Denial.of(Denial.Kind.NOT_FOUND, "noSuchTable");

    private Access() {}

    /// The viewer for this person: the seat they name, or their first one, or a bystander.
    public static int viewer(Table<?> table, Person person, Request request) {
        checkLook(table, person, request.query("invitation", "")); // before anything else is told
        List<Integer> seats = table.seatsKeptBy(person.id());
        int asked = seat(request.query("seat", ""));
        if (asked != TableRequests.ANY_SEAT && !seats.contains(asked)) {
            throw new DeniedException(Denial.forbidden("notYourSeat"), "", table.number());
        }
        if (seats.isEmpty()) {
            return Viewer.BYSTANDER;
        }
        return asked == TableRequests.ANY_SEAT ? seats.getFirst() : asked;
    }

    /// Checks that this person may look. Others are told that there is no such table.
    static void checkLook(Table<?> table, Person person, String invitation) {
        if (table.seatsKeptBy(person.id()).isEmpty()) {
            checkBystander(table, person, invitation);
        }
    }

    /// A seat that this person, who may look at the table, may act for.
    public static int ownSeat(Table<?> table, Person person, int asked) {
        List<Integer> seats = table.seatsKeptBy(person.id());
        if (seats.isEmpty() || (asked != TableRequests.ANY_SEAT && !seats.contains(asked))) {
            throw new DeniedException(Denial.forbidden("notYourSeat"), "", table.number());
        }
        if (asked != TableRequests.ANY_SEAT) {
            return asked;
        }
        return seats.contains(table.decider()) ? table.decider() : seats.getFirst();
    }

    /// Whether a person sits at the table, has a seat kept there, or opened it.
    static boolean belongs(Table<?> table, Person person) {
        boolean opener = person.isKnown() && table.opener().equals(person.id());
        return opener
                || !table.seatsKeptBy(person.id()).isEmpty()
                || table.charter().seats().stream().anyMatch(plan -> plan.isKeptFor(person.id()));
    }

    /// Whether a seat is kept for this person, or for the invitation that they bring.
    ///
    /// @param invitation empty without one
    public static boolean isKeptFor(PlannedSeat seat, Person person, String invitation) {
        return seat.isKeptFor(person.id()) || isFor(seat, invitation);
    }

    private static boolean isFor(PlannedSeat seat, String invitation) {
        return !invitation.isEmpty() && seat.invitation().equals(Secrets.hash(invitation));
    }

    /// Refuses a bystander who may not look in the words for a table that does not exist.
    private static void checkBystander(Table<?> table, Person person, String invitation) {
        Charter charter = table.charter();
        boolean invited = charter.seats().stream().anyMatch(seat -> isFor(seat, invitation));
        boolean sittingDown = table.status() == Status.OPEN;
        Openness openness =
                sittingDown ? charter.admission().visibility() : charter.admission().watching();
        if (!invited && !belongs(table, person) && openness == Openness.PRIVATE) {
            throw new DeniedException(NO_TABLE);
        }
    }

    /// Reads a seat; [TableRequests#ANY_SEAT] for an empty text.
    public static int seat(String text) {
        if (text.isEmpty()) {
            return TableRequests.ANY_SEAT;
        }
        if (text.length() == 1 && text.charAt(0) >= '0' && text.charAt(0) < '0' + Seats.MOST) {
            return text.charAt(0) - '0';
        }
        throw new Malformed("A seat is a number from 0 to " + (Seats.MOST - 1) + ".");
    }
}
