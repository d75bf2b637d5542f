package dighouse.archaeology;

import static dighouse.archaeology.Treasure.TYPES;

import dighouse.kernel.MoveList;

/// The sandstorm (ARC-STORM): from the active seat clockwise, everyone loses half of the hand.
final class SandstormRules {
    private SandstormRules() {}

    /// - ARC-STORM-04: the next seat that must choose, from this one clockwise.
    /// - ARC-STORM-02, ARC-DEC-03: hands of 0 or 1 card lose nothing, and nobody is asked.
    static void strike(ArchaeologyPosition position, int first) {
        int seat = first;
        do {
            if (losses(position, seat) > 0) {
                position.target = seat;
                position.phase = Phase.LOSE;
                return;
            }
            seat = position.after(seat);
        } while (seat != position.active);
        finish(position);
    }

    /// ARC-STORM-01: half of the hand, rounded down. Cards chosen so far still count as in hand.
    static int losses(ArchaeologyPosition position, int seat) {
        return position.handSize(seat) >> 1;
    }

    /// How many cards the losing seat has still to choose.
    static int lossesLeft(ArchaeologyPosition position) {
        return losses(position, position.target) - position.chosen;
    }

    /// - ARC-STORM-03: any card of the hand.
    /// - ARC-DEC-08: in one order, not before the type chosen last, as long as enough cards of this
    ///   and later types are there. Cards that were chosen in another order may leave none of
    ///   these; then every card is offered.
    static void addLosses(ArchaeologyPosition position, MoveList moves) {
        if (moves.anyOrder()) {
            addTypes(position, (1 << TYPES) - 1, moves);
            return;
        }
        int enough = 0;
        int cards = 0;
        int left = lossesLeft(position);
        for (int type = TYPES - 1; type >= 0; type--) {
            cards += remaining(position, type);
            if (cards >= left) {
                enough |= 1 << type;
            }
            if (position.given(type) > 0) {
                break; // the type chosen last
            }
        }
        int before = moves.size();
        addTypes(position, enough, moves);
        if (moves.size() == before) {
            addTypes(position, (1 << TYPES) - 1, moves);
        }
    }

    private static void addTypes(ArchaeologyPosition position, int types, MoveList moves) {
        for (int type = 0; type < TYPES; type++) {
            if ((types >> type & 1) != 0 && remaining(position, type) > 0) {
                moves.add(ArchaeologyMove.of(ArchaeologyMove.LOSE, type));
            }
        }
    }

    private static int remaining(ArchaeologyPosition position, int type) {
        return position.hand(position.target, type) - position.given(type);
    }

    /// One card is chosen; the last one shows and moves them all.
    static void lose(ArchaeologyPosition position, int type) {
        position.choose(type);
        if (lossesLeft(position) == 0) {
            layDown(position);
        }
    }

    /// ARC-STORM-05: the lost cards go face up into the market. Then the next seat chooses.
    private static void layDown(ArchaeologyPosition position) {
        int seat = position.target;
        for (int type = 0; type < TYPES; type++) {
            int lost = position.given(type);
            if (lost > 0) {
                position.addToHand(seat, type, -lost);
                position.addToMarket(type, lost);
                Knowledge.left(position, seat, type, lost);
            }
        }
        position.forgetChosen();
        int next = position.after(seat);
        if (next == position.active) {
            finish(position);
        } else {
            strike(position, next);
        }
    }

    /// ARC-STORM-07: after the last seat, the active one digs again.
    private static void finish(ArchaeologyPosition position) {
        position.target = 0;
        DigRules.digAgain(position);
    }
}
