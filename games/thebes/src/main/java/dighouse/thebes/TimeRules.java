package dighouse.thebes;

import static dighouse.thebes.ThebesPosition.NONE;
import static dighouse.thebes.ThebesTables.SPACES;

/// Time and turn order (THB-TIME, THB-TURN, THB-YEAR): weeks are counted from week 0 of the first
/// year to the end space; whoever has spent the fewest is next.
final class TimeRules {
    private TimeRules() {}

    /// - THB-TURN-01: the marker furthest back is next;
    /// - THB-TURN-02: the topmost of those on one space;
    /// - THB-END-04, THB-END-05: a marker on the end space plays no more.
    ///
    /// @return the seat, or NONE when all have finished
    static int next(ThebesPosition position) {
        int next = NONE;
        int earliest = position.tables().end;
        for (int seat = 0; seat < position.seats(); seat++) {
            int week = position.week(seat);
            if (week < earliest
                    || (next != NONE
                            && week == earliest
                            && position.height(seat) > position.height(next))) {
                next = seat;
                earliest = week;
            }
        }
        return next;
    }

    /// - THB-TURN-07: the marker moves once, by the weeks of the whole turn;
    /// - THB-TURN-03: it is put on top of those that are there;
    /// - THB-YEAR-01: entering the next year renews all permits of this seat.
    static void spend(ThebesPosition position, int seat, int weeks) {
        int from = position.week(seat);
        int to = from + weeks;
        assert to <= position.tables().end : "a marker goes beyond the end";
        int below = 0;
        if (to < position.tables().end) { // on the end space order has no meaning
            for (int other = 0; other < position.seats(); other++) {
                if (other != seat && position.week(other) == to) {
                    below++;
                }
            }
        }
        position.week(seat, to);
        position.height(seat, below);
        if (year(from) != year(to)) {
            position.used(seat, 0);
        }
    }

    /// Years from 0 (THB-TIME-01); the end space belongs to the year after the last
    /// (THB-RULING-14).
    static int year(int week) {
        return week / SPACES;
    }

    /// THB-YEAR-03: the year marker follows the last time marker. It has no effect.
    static int yearMarker(ThebesPosition position) {
        int last = position.tables().end - 1;
        for (int seat = 0; seat < position.seats(); seat++) {
            last = Math.min(last, position.week(seat));
        }
        return position.tables().firstYear + year(last);
    }
}
