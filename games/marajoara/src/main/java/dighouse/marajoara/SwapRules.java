package dighouse.marajoara;

import static dighouse.marajoara.MarajoaraPosition.WHEEL;
import static dighouse.marajoara.MarajoaraTables.ROW;

import dighouse.kernel.MoveList;

/// Yellow 7 (MRJ-TRK-Y7, MRJ-RULING-22): up to two dice of the museum against as many of the
/// wheelbarrow. First the dice to give, then those to take (MRJ-DEC-31); grey ones cannot be taken,
/// and no colour may end above three.
final class SwapRules {
    private static final int NO_COLOUR = -1;

    private SwapRules() {}

    /// Asked only if some exchange is possible.
    static void begin(MarajoaraPosition position) {
        int last = position.lastMuseum(position.seat);
        for (int museum = position.seat; museum <= last; museum++) {
            for (int colour = 0; colour < Die.STORED_COLOURS; colour++) {
                int lowest = position.bytes[MarajoaraPosition.rowAt(museum, colour)];
                if (lowest > 0 && mayGive(position, museum - position.seat, colour, lowest)) {
                    position.phase = Phase.GIVE;
                    return;
                }
            }
        }
        Flow.settle(position);
    }

    static void addGives(MarajoaraPosition position, MoveList moves) {
        if (position.step.gives == 0 || mayTakeOne(position, NO_COLOUR)) {
            moves.add(MarajoaraMove.of(MarajoaraMove.STOP));
        }
        int last = position.lastMuseum(position.seat);
        for (int museum = position.seat; museum <= last; museum++) {
            for (int colour = 0; colour < Die.STORED_COLOURS; colour++) {
                addRow(position, museum, colour, moves);
            }
        }
    }

    private static void addRow(MarajoaraPosition position, int museum, int colour, MoveList moves) {
        int at = MarajoaraPosition.rowAt(museum, colour);
        int before = 0;
        for (int i = at; i < at + ROW; i++) {
            int value = position.bytes[i];
            int owned = museum - position.seat;
            if (value > before && mayGive(position, owned, colour, value)) {
                moves.add(MarajoaraMove.of(MarajoaraMove.GIVE, owned, Die.of(colour, value)));
            }
            before = Math.max(before, value);
        }
    }

    /// The second die does not come before the first in storage order.
    private static boolean mayGive(MarajoaraPosition position, int museum, int colour, int value) {
        int key = PipRules.key(museum, Die.of(colour, value));
        if (position.step.gives > 0) {
            return key >= position.step.lastGiven && mayTakeTwo(position, colour, NO_COLOUR);
        }
        return mayTakeOne(position, colour) || hasSecond(position, museum, colour, value);
    }

    /// Whether a later die could be given along with this one.
    private static boolean hasSecond(
            MarajoaraPosition position, int museum, int colour, int value) {
        int key = PipRules.key(museum, Die.of(colour, value));
        int last = position.lastMuseum(position.seat);
        boolean itself = true; // one equal die is the first one itself
        for (int each = position.seat; each <= last; each++) {
            for (int second = 0; second < Die.STORED_COLOURS; second++) {
                int at = MarajoaraPosition.rowAt(each, second);
                for (int i = at; i < at + ROW && position.bytes[i] != 0; i++) {
                    int other =
                            PipRules.key(each - position.seat, Die.of(second, position.bytes[i]));
                    if (other == key && itself) {
                        itself = false;
                    } else if (other >= key && mayTakeTwo(position, colour, second)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /// Dice of a colour for which there is room, once a die of each of two colours has left.
    private static int room(MarajoaraPosition position, int colour, int left, int alsoLeft) {
        int room = (colour == left ? 1 : 0) + (colour == alsoLeft ? 1 : 0);
        if (colour == Die.YELLOW) {
            return room + ROW - position.stored(position.purse(position.seat), colour);
        }
        int last = position.lastMuseum(position.seat);
        for (int museum = position.seat; museum <= last; museum++) {
            room += ROW - position.stored(museum, colour);
        }
        return room;
    }

    private static boolean mayTakeOne(MarajoaraPosition position, int left) {
        for (int i = 0; i < position.wheelSize; i++) {
            int colour = Die.colour(position.bytes[WHEEL + i]);
            if (colour != Die.GREY && room(position, colour, left, NO_COLOUR) > 0) {
                return true;
            }
        }
        return false;
    }

    private static boolean mayTakeTwo(MarajoaraPosition position, int left, int alsoLeft) {
        for (int i = 0; i < position.wheelSize; i++) {
            if (mayTake(position, i, left, alsoLeft) && hasLater(position, i, left, alsoLeft)) {
                return true;
            }
        }
        return false;
    }

    private static boolean mayTake(MarajoaraPosition position, int place, int left, int alsoLeft) {
        int colour = Die.colour(position.bytes[WHEEL + place]);
        return colour != Die.GREY && room(position, colour, left, alsoLeft) > 0;
    }

    /// Whether a die above this place could be taken along with it.
    private static boolean hasLater(MarajoaraPosition position, int place, int left, int alsoLeft) {
        int colour = Die.colour(position.bytes[WHEEL + place]);
        for (int i = place + 1; i < position.wheelSize; i++) {
            int second = Die.colour(position.bytes[WHEEL + i]);
            int needed = second == colour ? 2 : 1;
            if (second != Die.GREY && room(position, second, left, alsoLeft) >= needed) {
                return true;
            }
        }
        return false;
    }

    static void give(MarajoaraPosition position, int museum, int die) {
        position.unstore(position.seat + museum, Die.colour(die), Die.value(die));
        SpendRules.later(position, die);
        position.step.lastGiven = PipRules.key(museum, die);
        position.step.gives++;
        if (position.step.gives == 2) {
            position.phase = Phase.TAKE;
        }
    }

    /// Nothing to give, or no second die.
    static void stopGiving(MarajoaraPosition position) {
        if (position.step.gives == 0) {
            Flow.settle(position);
        } else {
            position.phase = Phase.TAKE;
        }
    }

    /// From the bottom; the second die lies above the first.
    static void addTakes(MarajoaraPosition position, MoveList moves) {
        for (int i = position.step.taken; i < position.wheelSize; i++) {
            if (mayTake(position, i, NO_COLOUR, NO_COLOUR)
                    && (position.step.gives == 1 || hasLater(position, i, NO_COLOUR, NO_COLOUR))) {
                moves.add(MarajoaraMove.of(MarajoaraMove.TAKE, i));
            }
        }
    }

    static void take(MarajoaraPosition position, int place) {
        int die = SpendRules.pull(position, place);
        position.step.taken = place;
        position.step.gives--;
        if (StorageRules.isChoice(position, Die.colour(die))) {
            position.step.waiting = die;
            position.phase = Phase.MUSEUM;
        } else {
            put(position, StorageRules.onlyMuseum(position, Die.colour(die)), die);
        }
    }

    /// MRJ-DEC-33: the die that waits goes into the chosen museum.
    static void takeInto(MarajoaraPosition position, int museum) {
        int die = position.step.waiting;
        position.step.waiting = Die.NONE;
        put(position, museum, die);
    }

    private static void put(MarajoaraPosition position, int museum, int die) {
        StorageRules.put(position, museum, die);
        if (position.step.gives > 0) {
            position.phase = Phase.TAKE;
            return;
        }
        position.step.taken = 0;
        position.step.lastGiven = 0;
        position.step.resume = Step.TO_SWAPPED;
        Flow.settle(position);
    }
}
