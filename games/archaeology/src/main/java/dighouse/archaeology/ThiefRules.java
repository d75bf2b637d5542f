package dighouse.archaeology;

import static dighouse.archaeology.ArchaeologyPosition.HANDS;
import static dighouse.archaeology.Treasure.TYPES;

import dighouse.kernel.MoveList;
import dighouse.kernel.Pool;

/// The thief (ARC-THIEF): the active seat chooses a victim, chance chooses the card.
final class ThiefRules {
    private ThiefRules() {}

    /// ARC-THIEF-04: a thief that finds nothing to steal has no effect.
    static void come(ArchaeologyPosition position) {
        if (victims(position) > 0) {
            position.phase = Phase.ROB;
        } else {
            TurnRules.act(position);
        }
    }

    /// How many opponents of the active seat hold a card.
    static int victims(ArchaeologyPosition position) {
        int victims = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            if (seat != position.active && position.handSize(seat) > 0) {
                victims++;
            }
        }
        return victims;
    }

    /// - ARC-THIEF-01, ARC-RULING-07: an opponent who holds at least one card.
    /// - ARC-DEC-02: clockwise from the active seat.
    static void addVictims(ArchaeologyPosition position, MoveList moves) {
        for (int seat = position.after(position.active);
                seat != position.active;
                seat = position.after(seat)) {
            if (position.handSize(seat) > 0) {
                moves.add(ArchaeologyMove.of(ArchaeologyMove.ROB, seat));
            }
        }
    }

    static void rob(ArchaeologyPosition position, int victim) {
        position.target = victim;
        position.phase = Phase.STEAL;
    }

    /// ARC-THIEF-02, ARC-CHANCE-03: every card of the hand is equally likely.
    static void addThefts(ArchaeologyPosition position, MoveList outcomes) {
        for (int type = 0; type < TYPES; type++) {
            int cards = position.hand(position.target, type);
            if (cards > 0) {
                outcomes.add(ArchaeologyMove.of(ArchaeologyMove.STEAL, type), cards);
            }
        }
    }

    /// The outcome at place r of that list.
    static int outcome(ArchaeologyPosition position, int r) {
        int hand = HANDS + position.target * TYPES;
        return ArchaeologyMove.of(
                ArchaeologyMove.STEAL, Pool.kindAt(position.counts, hand, TYPES, r));
    }

    /// ARC-THIEF-02: the card joins the active seat's hand.
    static void steal(ArchaeologyPosition position, int type) {
        int victim = position.target;
        position.addToHand(victim, type, -1);
        position.addToHand(position.active, type, 1);
        Knowledge.stolen(position, position.active, victim, type);
        position.target = 0;
        TurnRules.act(position);
    }
}
