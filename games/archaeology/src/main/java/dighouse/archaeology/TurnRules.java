package dighouse.archaeology;

/// Turns (ARC-TURN): dig while there is something to dig, then act as often as one likes, then end.
final class TurnRules {
    private TurnRules() {}

    /// ARC-TURN-02, ARC-RULING-06: a turn starts with a dig while the dig site has cards.
    static void start(ArchaeologyPosition position, int seat) {
        position.active = seat;
        position.tradesInARow = 0;
        position.acted = false;
        position.settled = false;
        if (position.digSite > 0) {
            position.phase = Phase.DIG;
        } else {
            ClosingRules.startTurn(position);
        }
    }

    /// On to the next action, or to the end of the game, whenever something is resolved.
    static void act(ArchaeologyPosition position) {
        if (ClosingRules.isOver(position)) {
            ClosingRules.finish(position);
        } else {
            position.phase = Phase.ACT;
        }
    }

    /// ARC-DEC-04: an action is complete. The closing phase tells passes from other turns by it;
    /// before, it only matters whether taking back could fill an empty hand again.
    static void noteAction(ArchaeologyPosition position) {
        position.acted = position.closing || position.handSize(position.active) == 0;
    }

    /// ARC-RULING-13: the action is a sale or an exploration.
    static void noteSettlement(ArchaeologyPosition position) {
        noteAction(position);
        position.settled = position.closing;
    }

    /// ARC-TURN-07: the next player clockwise begins, in the closing phase the next who holds cards
    /// (ARC-END-04).
    static void end(ArchaeologyPosition position) {
        if (position.closing) {
            ClosingRules.noteTurn(position);
        }
        int next = position.after(position.active);
        while (position.digSite == 0 && position.handSize(next) == 0) {
            next = position.after(next);
        }
        start(position, next);
    }
}
