package dighouse.pergamon;

import static dighouse.pergamon.PergamonPosition.COINS;
import static dighouse.pergamon.PergamonPosition.DROPPED;
import static dighouse.pergamon.PergamonPosition.HAND;

import dighouse.kernel.MoveList;

/// Phase 3c, storing (PRG-STORE): finds beyond three cost a fee; before it is paid, tiles may be
/// dropped out of the game, down to three.
///
/// In which order tiles are dropped has no meaning. A list that asks for one order gets them
/// ascending (PRG-DEC-16), without a dead end (PRG-DEC-17).
final class StoreRules {
    private StoreRules() {}

    /// PRG-RULING-20, 48: nothing is asked in the last round, or of those who store for free.
    static boolean isAsked(PergamonPosition position, int seat) {
        return position.round < PergamonTables.ROUNDS
                && Long.bitCount(position.hand(seat)) > position.tables().freeTiles;
    }

    static void addStores(PergamonPosition position, MoveList moves) {
        int seat = position.acting();
        long hand = position.hand(seat);
        int mustGo = Long.bitCount(hand) - position.tables().storable(position.coins(seat));
        if (mustGo <= 0) {
            moves.add(PergamonMove.of(PergamonMove.KEEP));
        }
        long offered = moves.anyOrder() ? hand : inOrder(position, hand, mustGo);
        ExhibitRules.addTiles(PergamonMove.DROP, offered, moves);
    }

    /// The tiles after the last one dropped, as long as enough follow to drop all that must go. A
    /// set that was dropped out of order may leave none: then any order will do.
    private static long inOrder(PergamonPosition position, long hand, int mustGo) {
        long dropped = position.sets[DROPPED];
        long later = dropped == 0 ? hand : hand & -(Long.highestOneBit(dropped) << 1);
        int spare = Long.bitCount(later) - Math.max(1, mustGo);
        if (spare < 0) {
            return mustGo > 0 ? hand : 0;
        }
        long rest = later;
        for (int i = 0; i <= spare; i++) {
            rest &= rest - 1;
        }
        return later & ~rest; // all but the last mustGo - 1
    }

    static void drop(PergamonPosition position, int tile) {
        int seat = position.acting();
        position.sets[HAND + seat] &= ~(1L << tile);
        position.sets[DROPPED] |= 1L << tile;
        if (!isAsked(position, seat)) {
            RoundRules.endTurn(position);
        }
    }

    static void keep(PergamonPosition position) {
        int seat = position.acting();
        int fee = position.tables().fee(Long.bitCount(position.hand(seat)));
        position.amounts[COINS + seat] -= fee;
        RoundRules.endTurn(position);
    }
}
