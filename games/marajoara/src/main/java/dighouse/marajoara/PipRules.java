package dighouse.marajoara;

import dighouse.kernel.MoveList;

/// A gift of pips, one by one (MRJ-DEC-28): to the owner of a token (MRJ-RES-03), or by the spaces
/// 1, 3 and 5 of a track (MRJ-TRK-01).
///
/// In one order, every pip goes to a die of the same row that shows at least as much as the die of
/// the pip before did, or to a later row: so each result comes once.
final class PipRules {
    private PipRules() {}

    static void begin(MarajoaraPosition position, int colour, int pips) {
        position.step.pips = pips;
        position.step.pipColour = colour;
        position.step.lastPip = 0;
    }

    /// The seat whose dice get them.
    static int owner(MarajoaraPosition position) {
        return position.phase == Phase.OTHER_PIPS
                ? position.tokenOn(position.step.landing)
                : position.seat;
    }

    /// Whether a die of the colour, or of any, can get a pip.
    static boolean isAnyLow(MarajoaraPosition position, int owner, int colour) {
        int highest = position.highestRaised();
        int last = position.lastMuseum(owner);
        for (int museum = owner; museum <= last; museum++) {
            for (int each = 0; each < Die.STORED_COLOURS; each++) {
                int lowest = position.bytes[MarajoaraPosition.rowAt(museum, each)];
                boolean asked = colour == Step.ANY_COLOUR || colour == each;
                if (asked && lowest > 0 && lowest <= highest) {
                    return true;
                }
            }
        }
        return false;
    }

    static void addPips(MarajoaraPosition position, MoveList moves) {
        moves.add(MarajoaraMove.of(MarajoaraMove.STOP));
        int from = moves.anyOrder() ? 0 : position.step.lastPip;
        addRaises(position, owner(position), position.step.pipColour, from, moves);
    }

    /// Adds the dice that can get a pip and do not stand before the key `from`; equal dice once.
    static void addRaises(
            MarajoaraPosition position, int owner, int colour, int from, MoveList moves) {
        int highest = position.highestRaised();
        int last = position.lastMuseum(owner);
        for (int museum = owner; museum <= last; museum++) {
            for (int each = 0; each < Die.STORED_COLOURS; each++) {
                if (colour != Step.ANY_COLOUR && colour != each) {
                    continue;
                }
                int at = MarajoaraPosition.rowAt(museum, each);
                int before = 0;
                for (int i = at; i < at + MarajoaraTables.ROW; i++) {
                    int value = position.bytes[i];
                    int die = Die.of(each, value);
                    if (value > before && value <= highest && key(museum - owner, die) >= from) {
                        moves.add(MarajoaraMove.of(MarajoaraMove.RAISE, museum - owner, die));
                    }
                    before = Math.max(before, value);
                }
            }
        }
    }

    /// The place of a die in storage order, above 0: by museum, colour and value.
    static int key(int museum, int die) {
        return museum * Die.CODES + die + 1;
    }

    static void give(MarajoaraPosition position, int museum, int die) {
        int owner = owner(position);
        int value = Die.value(die);
        position.turn(owner + museum, Die.colour(die), value, value + 1); // 7 overflows at the end
        position.step.lastPip = key(museum, die);
        position.step.pips--;
        if (position.step.pips == 0 || !isAnyLow(position, owner, position.step.pipColour)) {
            end(position); // surplus is lost
        }
    }

    /// MRJ-RULING-56: a die that would pass 6 does so once for the whole gift.
    static void end(MarajoaraPosition position) {
        if (position.overflow() > 0) {
            settleOverflow(position);
        }
        position.step.pips = 0;
        position.step.pipColour = 0;
        position.step.lastPip = 0;
        if (position.phase == Phase.OTHER_PIPS) {
            StorageRules.store(position);
        } else {
            Flow.settle(position);
        }
    }

    private static void settleOverflow(MarajoaraPosition position) {
        int colour = position.step.pipColour;
        int last = position.lastMuseum(position.seat);
        for (int museum = position.seat; museum <= last; museum++) {
            while (position.holds(museum, colour, Die.OVERFLOWN)) {
                int shown = CaptureRules.raise(position, Die.HIGHEST, 1);
                position.turn(museum, colour, Die.OVERFLOWN, shown);
            }
        }
    }
}
