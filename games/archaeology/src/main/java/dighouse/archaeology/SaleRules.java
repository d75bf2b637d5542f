package dighouse.archaeology;

import static dighouse.archaeology.Treasure.TYPES;

import dighouse.kernel.MoveList;

/// Selling to the museum (ARC-SELL): a type, then how many cards of it make up the set.
final class SaleRules {
    private SaleRules() {}

    /// ARC-DEC-04: one answer for each type held.
    static void addSales(ArchaeologyPosition position, MoveList moves) {
        for (int type = 0; type < TYPES; type++) {
            if (position.hand(position.active, type) > 0) {
                moves.add(ArchaeologyMove.of(ArchaeologyMove.SELL, type));
            }
        }
    }

    static void sell(ArchaeologyPosition position, int type) {
        position.selling = type;
        position.phase = Phase.SIZE;
    }

    /// ARC-DEC-11, ARC-SELL-03: as many as are held, but no more than the largest set.
    static void addSizes(ArchaeologyPosition position, MoveList moves) {
        int held = position.hand(position.active, position.selling);
        int largest = Math.min(held, position.tables.largestSet[position.selling]);
        for (int size = 1; size <= largest; size++) {
            moves.add(ArchaeologyMove.of(ArchaeologyMove.SET, size));
        }
    }

    /// - ARC-SELL-02: the set is worth the price of its size.
    /// - ARC-SELL-04: it is a set of its own for good.
    /// - ARC-RULING-15: one sale is enough when one is owed.
    static void sellSet(ArchaeologyPosition position, int size) {
        int seat = position.active;
        int type = position.selling;
        position.addToHand(seat, type, -size);
        position.addSet(seat, type, size);
        Knowledge.left(position, seat, type, size);
        position.selling = 0;
        position.owed = ClosingRules.NOTHING;
        position.tradesInARow = 0;
        TurnRules.noteSettlement(position);
        TurnRules.act(position);
    }

    /// ARC-RULING-21, ARC-RULING-22: whether a set of this size is the last cards of the game.
    static boolean endsGame(ArchaeologyPosition position, int size) {
        return position.digSite == 0 && ClosingRules.cardsHeld(position) == size;
    }
}
