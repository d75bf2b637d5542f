package dighouse.marajoara;

import dighouse.kernel.MoveList;

/// The research increment (MRJ-RES): pips for the owner of the token on which a die lands.
final class ResearchRules {
    private ResearchRules() {}

    /// The capturing die has landed: whose token lies there, and does its owner have a die to
    /// raise?
    static void land(MarajoaraPosition position) {
        int owner = position.tokenOn(position.step.landing);
        if (owner == MarajoaraPosition.NONE) {
            StorageRules.store(position);
        } else if (owner <= position.lastMuseum(position.seat) && owner >= position.seat) {
            if (mayRaiseCaptured(position)
                    || PipRules.isAnyLow(position, position.seat, Step.ANY_COLOUR)) {
                position.phase = Phase.OWN_PIP;
            } else {
                StorageRules.store(position);
            }
        } else if (PipRules.isAnyLow(position, owner, Step.ANY_COLOUR)) {
            position.phase = Phase.OTHER_PIPS;
            PipRules.begin(position, Step.ANY_COLOUR, position.tables().otherPips);
        } else {
            StorageRules.store(position); // MRJ-RULING-14: nothing is asked
        }
    }

    static boolean mayRaiseCaptured(MarajoaraPosition position) {
        return Die.value(position.step.captured) <= position.highestRaised();
    }

    /// MRJ-RES-02: decline, a stored die, or the captured one, grey included.
    static void addOwnPips(MarajoaraPosition position, MoveList moves) {
        moves.add(MarajoaraMove.of(MarajoaraMove.STOP));
        PipRules.addRaises(position, position.seat, Step.ANY_COLOUR, 0, moves);
        if (mayRaiseCaptured(position)) {
            moves.add(MarajoaraMove.of(MarajoaraMove.RAISE_CAPTURED));
        }
    }

    static void raiseCaptured(MarajoaraPosition position) {
        int die = position.step.captured;
        int value = CaptureRules.raise(position, Die.value(die), 1);
        position.step.captured = Die.of(Die.colour(die), value);
        StorageRules.store(position);
    }

    static void raiseStored(MarajoaraPosition position, int museum, int die) {
        int value = CaptureRules.raise(position, Die.value(die), 1);
        position.turn(museum, Die.colour(die), Die.value(die), value);
        StorageRules.store(position);
    }
}
