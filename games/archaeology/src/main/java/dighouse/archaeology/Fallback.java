package dighouse.archaeology;

import static dighouse.archaeology.Treasure.TYPES;

import dighouse.kernel.MoveList;

/// The moves made for an absent seat (ARC-DEC-14).
///
/// The server undoes a half-made trade before it asks for a fallback. If a caller does not, the
/// trade is completed as soon as it may stop.
final class Fallback {
    private Fallback() {}

    static int answer(ArchaeologyPosition position) {
        return switch (position.phase) {
            case ROB -> ArchaeologyMove.of(ArchaeologyMove.ROB, richestVictim(position));
            case LOSE -> ArchaeologyMove.of(ArchaeologyMove.LOSE, cheapestLoss(position));
            case ACT -> action(position);
            case SIZE ->
                    ArchaeologyMove.of(
                            ArchaeologyMove.SET, dearestSize(position, position.selling));
            case GIVE, TAKE -> stopOrFirst(position);
            case DEAL, LAY, BEGIN, DIG, STEAL, FIND, OVER ->
                    throw new IllegalStateException("no seat must decide");
        };
    }

    /// The opponent with most cards; of several, the first clockwise.
    private static int richestVictim(ArchaeologyPosition position) {
        int richest = position.after(position.active);
        for (int seat = richest; seat != position.active; seat = position.after(seat)) {
            if (position.handSize(seat) > position.handSize(richest)) {
                richest = seat;
            }
        }
        return richest;
    }

    /// A card of the lowest trading value; of several, the first in type order.
    private static int cheapestLoss(ArchaeologyPosition position) {
        int cheapest = -1;
        for (int type = 0; type < TYPES; type++) {
            boolean held = position.hand(position.target, type) > position.given(type);
            if (held && (cheapest < 0 || value(position, type) < value(position, cheapest))) {
                cheapest = type;
            }
        }
        return cheapest;
    }

    private static int value(ArchaeologyPosition position, int type) {
        return position.tables.tradingValue(type);
    }

    /// Before the closing phase the turn ends; in it, the dearest set is sold, until none is left.
    private static int action(ArchaeologyPosition position) {
        if (!position.closing || position.handSize(position.active) == 0) {
            return ArchaeologyMove.of(ArchaeologyMove.END);
        }
        int dearest = -1;
        int price = -1;
        for (int type = 0; type < TYPES; type++) {
            int size = dearestSize(position, type);
            if (size > 0 && position.tables.sellingValue(type, size) > price) {
                dearest = type;
                price = position.tables.sellingValue(type, size);
            }
        }
        return ArchaeologyMove.of(ArchaeologyMove.SELL, dearest);
    }

    /// Prices never fall with the size, so the largest set is as dear as any.
    private static int dearestSize(ArchaeologyPosition position, int type) {
        return Math.min(position.hand(position.active, type), position.tables.largestSet(type));
    }

    /// Stopping is always the last answer offered.
    private static int stopOrFirst(ArchaeologyPosition position) {
        MoveList moves = new MoveList();
        if (position.phase == Phase.GIVE) {
            TradeRules.addGives(position, moves);
        } else {
            TradeRules.addTakes(position, moves);
        }
        int last = moves.get(moves.size() - 1);
        int verb = ArchaeologyMove.verb(last);
        boolean stops = verb == ArchaeologyMove.STOP_GIVING || verb == ArchaeologyMove.STOP_TAKING;
        return stops ? last : moves.get(0);
    }
}
