package dighouse.marajoara;

import static dighouse.marajoara.MarajoaraPosition.WHEEL;
import static dighouse.marajoara.MarajoaraTables.ROW;

import dighouse.kernel.Argument;
import dighouse.kernel.Refusal;
import org.jspecify.annotations.Nullable;

/// The part of the referee that judges yellow 7: it tries every way in which the exchange could be
/// completed (MRJ-DEC-31).
final class SwapReferee {
    private SwapReferee() {}

    /// Ending the gifts needs one die that can be taken for the one given.
    static @Nullable Refusal judgeStop(MarajoaraPosition position) {
        return position.step.gives == 0 || mayTake(position, new int[Die.COLOURS], 1, 0)
                ? null
                : Refusal.by("MRJ-RULING-22");
    }

    static @Nullable Refusal judgeGive(MarajoaraPosition position, int move) {
        int die = MarajoaraMove.die(move);
        int museum = position.seat + MarajoaraMove.museum(move);
        Argument colour = Arguments.colour(die);
        if (!position.holds(museum, Die.colour(die), Die.value(die))) {
            return Refusal.by("MRJ-RULING-22", colour, Arguments.shows(die));
        }
        int[] given = new int[Die.COLOURS];
        given[Die.colour(die)]++;
        if (position.step.gives == 1) {
            int place = (museum - position.seat) * Die.CODES + die + 1;
            if (place < position.step.lastGiven) {
                return Refusal.by("MRJ-DEC-31", colour, Arguments.shows(die));
            }
            return mayTake(position, given, 2, 0) ? null : Refusal.by("MRJ-RULING-22");
        }
        boolean completes = mayTake(position, given, 1, 0) || hasSecond(position, museum, die);
        return completes ? null : Refusal.by("MRJ-RULING-22");
    }

    /// Whether a second die, not before the first in storage order, makes the exchange possible.
    private static boolean hasSecond(MarajoaraPosition position, int museum, int die) {
        for (int each = museum; each < position.museums; each++) {
            boolean own = each == position.seat || position.hasTwoMuseums();
            for (int colour = 0; own && colour < Die.STORED_COLOURS; colour++) {
                for (int value = 1; value <= Die.HIGHEST; value++) {
                    int second = Die.of(colour, value);
                    boolean same = each == museum && second == die;
                    boolean before = each == museum && second < die;
                    int[] given = new int[Die.COLOURS];
                    given[Die.colour(die)]++;
                    given[colour]++;
                    if (!before
                            && count(position, each, second) >= (same ? 2 : 1)
                            && mayTake(position, given, 2, 0)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static int count(MarajoaraPosition position, int museum, int die) {
        int count = 0;
        int at = MarajoaraPosition.rowAt(museum, Die.colour(die));
        for (int i = at; i < at + ROW; i++) {
            count += position.bytes[i] == Die.value(die) ? 1 : 0;
        }
        return count;
    }

    /// Whether so many dice can be taken from this place up, if so many of each colour have left.
    private static boolean mayTake(MarajoaraPosition position, int[] left, int dice, int from) {
        if (dice == 0) {
            return true;
        }
        for (int i = from; i < position.wheelSize; i++) {
            int colour = Die.colour(position.bytes[WHEEL + i]);
            if (colour != Die.GREY && free(position, colour) + left[colour] > 0) {
                left[colour]--;
                boolean rest = mayTake(position, left, dice - 1, i + 1);
                left[colour]++;
                if (rest) {
                    return true;
                }
            }
        }
        return false;
    }

    /// Empty storage spaces of a colour in the seat's own museums.
    private static int free(MarajoaraPosition position, int colour) {
        int free = 0;
        for (int museum = 0; museum < position.museums; museum++) {
            boolean own = museum == position.seat || position.hasTwoMuseums();
            boolean keeps = colour != Die.YELLOW || museum == position.purse(position.seat);
            free += own && keeps ? ROW - position.stored(museum, colour) : 0;
        }
        return free;
    }

    static @Nullable Refusal judgeTake(MarajoaraPosition position, int place) {
        Argument named = Argument.number("place", place + 1);
        if (place >= position.wheelSize) {
            return Refusal.by("MRJ-RULING-22", named);
        }
        if (place < position.step.taken) {
            return Refusal.by("MRJ-DEC-31", named);
        }
        int colour = Die.colour(position.bytes[WHEEL + place]);
        if (colour == Die.GREY) {
            return Refusal.by("MRJ-RULING-22", named);
        }
        int[] left = new int[Die.COLOURS];
        left[colour] = -1;
        boolean completes =
                free(position, colour) > 0
                        && mayTake(position, left, position.step.gives - 1, place + 1);
        return completes ? null : Refusal.by("MRJ-STORE-02", named);
    }
}
