package dighouse.marajoara;

import static dighouse.marajoara.MarajoaraPosition.THIRD_YELLOW;

import dighouse.kernel.MoveList;

/// Storing (MRJ-STORE): the die action of a captured blue, red or yellow die.
final class StorageRules {
    private StorageRules() {}

    /// MRJ-RULING-53: in mission 6 room in either museum will do; yellow dice have one only.
    static boolean hasRoom(MarajoaraPosition position, int colour) {
        if (colour == Die.YELLOW) {
            return !position.isFull(position.purse(position.seat), colour);
        }
        return !position.isFull(position.seat, colour)
                || !position.isFull(position.lastMuseum(position.seat), colour);
    }

    /// Step 4 of the main action. A grey die digs instead; one that finds no room is spent
    /// (MRJ-RULING-04).
    static void store(MarajoaraPosition position) {
        int colour = Die.colour(position.step.captured);
        if (colour == Die.GREY) {
            ExcavationRules.begin(position);
        } else if (!hasRoom(position, colour)) {
            SpendRules.push(position, position.step.captured);
            position.step.captured = Die.NONE;
            Flow.endMain(position);
        } else if (isChoice(position, colour)) {
            position.phase = Phase.MUSEUM;
        } else {
            storeIn(position, onlyMuseum(position, colour));
        }
    }

    /// MRJ-DEC-33: asked when both museums have room.
    static boolean isChoice(MarajoaraPosition position, int colour) {
        return position.hasTwoMuseums()
                && colour != Die.YELLOW
                && !position.isFull(0, colour)
                && !position.isFull(1, colour);
    }

    static int onlyMuseum(MarajoaraPosition position, int colour) {
        if (colour == Die.YELLOW) {
            return position.purse(position.seat);
        }
        int museum = position.seat;
        return position.isFull(museum, colour) ? position.lastMuseum(position.seat) : museum;
    }

    static void addMuseums(MoveList moves) {
        moves.add(MarajoaraMove.of(MarajoaraMove.MUSEUM, 0, 0));
        moves.add(MarajoaraMove.of(MarajoaraMove.MUSEUM, 1, 0));
    }

    static void storeIn(MarajoaraPosition position, int museum) {
        int die = position.step.captured;
        position.step.captured = Die.NONE;
        put(position, museum, die);
        position.step.resume = Step.TO_STORED;
        Flow.settle(position);
    }

    /// MRJ-STORE-01, 03: the third yellow die releases the token there, once (MRJ-RULING-44).
    static void put(MarajoaraPosition position, int museum, int die) {
        int colour = Die.colour(die);
        position.store(museum, colour, Die.value(die));
        if (colour == Die.YELLOW && position.isFull(museum, colour)) {
            TokenRules.gain(position, museum, THIRD_YELLOW);
        }
    }
}
