package dighouse.tables;

import dighouse.catalogue.FairTable;
import dighouse.kernel.Argument;
import dighouse.kernel.Chance;
import dighouse.kernel.Hex;
import dighouse.kernel.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/// Judges who may sit down, leave, and begin. It changes nothing itself.
public final class SeatingRules {
    private SeatingRules() {}

    /// A wish to sit down.
    ///
    /// @param person who is to play there
    /// @param keeper whose browser asks, and will decide for the seat
    /// @param seat the seat, or -1 for any
    /// @param invitation the hash of the secret of an invited seat; empty without one
    /// @param contribution random bytes of their browser, in hexadecimal digits
    public record Wish(
            String person, String keeper, int seat, String invitation, String contribution) {}

    /// Lets somebody sit down; the game begins when no seat is free any more.
    public static Decision sit(Table<?> table, Wish wish) {
        if (table.status() != Status.OPEN) {
            return Decision.deny(Denial.conflict("alreadyStarted"));
        }
        int seat = wish.seat() >= 0 ? wish.seat() : firstFree(table, wish);
        if (seat < 0 || seat >= table.chairs().size()) {
            return Decision.deny(Denial.conflict("noFreeSeat"));
        }
        Chair chair = table.chair(seat);
        if (!chair.isFree()) {
            return Decision.deny(Denial.conflict("seatTaken", Argument.seat("seat", seat)));
        }
        boolean opener = wish.keeper().equals(table.opener());
        if (!opener && !isOpenTo(table.charter(), chair.plan(), wish)) {
            return Decision.deny(Denial.forbidden("notInvited"));
        }
        TableEvent.Sat sat =
                new TableEvent.Sat(
                        seat, player(chair.plan(), wish), wish.keeper(), wish.contribution());
        long free = table.chairs().stream().filter(Chair::isFree).count();
        return free > 1 ? Decision.accept(sat) : Decision.accept(sat, begin(table, sat));
    }

    /// The free seats that are kept for somebody who plays again.
    ///
    /// @param keeper whose browser will decide for the seats
    public static List<Integer> keptFor(Table<?> table, String keeper) {
        List<Integer> kept = new ArrayList<>();
        for (int seat = 0; seat < table.chairs().size(); seat++) {
            Chair chair = table.chair(seat);
            if (chair.isFree() && chair.plan().isKeptFor(keeper)) {
                kept.add(seat);
            }
        }
        return kept;
    }

    /// Takes all seats that are kept for somebody who plays again.
    ///
    /// @param contribution random bytes of their browser for a seat, in hexadecimal digits
    public static Decision sitAgain(
            Table<?> table, String keeper, IntFunction<String> contribution) {
        List<Integer> kept = keptFor(table, keeper);
        if (table.status() != Status.OPEN || kept.isEmpty()) {
            return Decision.deny(Denial.conflict("noFreeSeat"));
        }
        FairTable fair = table.fair();
        List<TableEvent> events = new ArrayList<>();
        for (int seat : kept) {
            String bytes = contribution.apply(seat);
            fair.contribute(seat, Hex.bytes(bytes));
            events.add(new TableEvent.Sat(seat, table.chair(seat).plan().player(), keeper, bytes));
        }
        if (table.chairs().stream().filter(Chair::isFree).count() == kept.size()) {
            events.add(begin(table, fair.chance()));
        }
        return new Decision.Accepted(events);
    }

    /// The player who sits down: somebody who plays again is the same one as before, also at
    /// another person's browser.
    private static String player(PlannedSeat plan, Wish wish) {
        boolean again = plan.isKeptFor(wish.keeper()) && wish.person().equals(wish.keeper());
        return again ? plan.player() : wish.person();
    }

    private static int firstFree(Table<?> table, Wish wish) {
        for (int seat = 0; seat < table.chairs().size(); seat++) {
            Chair chair = table.chair(seat);
            if (chair.isFree() && isOpenTo(table.charter(), chair.plan(), wish)) {
                return seat;
            }
        }
        return -1;
    }

    private static boolean isOpenTo(Charter charter, PlannedSeat plan, Wish wish) {
        return switch (plan.kind()) {
            case INVITED ->
                    plan.isKeptFor(wish.keeper())
                            || (!wish.invitation().isEmpty()
                                    && plan.invitation().equals(wish.invitation()));
            case OPEN -> charter.admission().visibility() != Openness.PRIVATE;
            case BOT -> false;
        };
    }

    /// Gives a seat back before the game begins. When the last person leaves, the table is called
    /// off.
    public static Decision leave(Table<?> table, int seat) {
        if (table.status() != Status.OPEN) {
            return Decision.deny(Denial.conflict("alreadyStarted"));
        }
        TableEvent left = new TableEvent.Left(seat);
        long people = table.chairs().stream().filter(Chair::isPlayedByPerson).count();
        return people > 1
                ? Decision.accept(left)
                : Decision.accept(left, new TableEvent.Cancelled());
    }

    /// Begins the game with bots of this level on the free seats.
    public static Decision fillAndBegin(Table<?> table, String person, String level) {
        if (table.status() != Status.OPEN) {
            return Decision.deny(Denial.conflict("alreadyStarted"));
        }
        if (!table.opener().equals(person)) {
            return Decision.deny(Denial.forbidden("onlyTheOpener"));
        }
        if (table.chairs().stream().noneMatch(Chair::isPlayedByPerson)) {
            return Decision.deny(Denial.conflict("nobodySits"));
        }
        List<TableEvent> events = new ArrayList<>();
        for (int seat = 0; seat < table.chairs().size(); seat++) {
            if (table.chair(seat).isFree()) {
                events.add(new TableEvent.Filled(seat, level));
            }
        }
        events.add(begin(table));
        return new Decision.Accepted(events);
    }

    /// The event that begins the game once every seat is taken.
    public static TableEvent.Started begin(Table<?> table) {
        return begin(table, table.fair().chance());
    }

    private static TableEvent.Started begin(Table<?> table, TableEvent.Sat last) {
        FairTable fair = table.fair();
        fair.contribute(last.seat(), Hex.bytes(last.contribution()));
        return begin(table, fair.chance());
    }

    private static <P extends Position<P>> TableEvent.Started begin(Table<P> table, Chance chance) {
        Draft<P> draft = new Draft<>(table.match());
        draft.settle(chance);
        return new TableEvent.Started(draft.plies(), draft.hash());
    }
}
