package dighouse.archaeology;

import static dighouse.archaeology.Treasure.MAP;

import dighouse.kernel.MoveList;

/// Exploring the pyramid (ARC-PYR): maps are spent, and all cards of a chamber are taken.
final class PyramidRules {
    private PyramidRules() {}

    /// - ARC-PYR-01: the chamber's price in maps is in hand.
    /// - ARC-PYR-04: each chamber only once.
    static void addExplorations(ArchaeologyPosition position, MoveList moves) {
        int maps = position.hand(position.active, MAP);
        if (maps == 0) {
            return;
        }
        for (int chamber = 0; chamber < Chamber.CHAMBERS; chamber++) {
            if (!position.isExplored(chamber) && position.tables.chamberMaps[chamber] <= maps) {
                moves.add(ArchaeologyMove.of(ArchaeologyMove.EXPLORE, chamber));
            }
        }
    }

    /// ARC-PYR-02: exactly the price is spent, and these maps leave the game.
    static void explore(ArchaeologyPosition position, int chamber) {
        int maps = position.tables.chamberMaps[chamber];
        position.addToHand(position.active, MAP, -maps);
        Knowledge.left(position, position.active, MAP, maps);
        position.explored |= 1 << chamber;
        position.findsLeft = position.tables.chamberCards[chamber];
        position.tradesInARow = 0;
        TurnRules.noteSettlement(position);
        position.phase = Phase.FIND;
    }

    /// ARC-PYR-03, ARC-RULING-27: all cards of the chamber go into the hand, one outcome each.
    static void find(ArchaeologyPosition position, int type) {
        position.takeUnseen(type);
        position.addToHand(position.active, type, 1);
        Knowledge.found(position, position.active);
        position.findsLeft--;
        if (position.findsLeft == 0) {
            TurnRules.act(position);
        }
    }
}
