package dighouse.archaeology;

import static dighouse.archaeology.Treasure.TYPES;

import dighouse.kernel.MoveList;

/// Trading at the market (ARC-TRADE): cards are given one by one, then taken one by one. Nothing
/// moves and nobody else learns of it until the last step, so a half-made trade is only counts of
/// what is chosen, and the order of choosing leaves no trace.
///
/// A give is offered only if the trade can be completed with it (ARC-DEC-07): somewhere in the
/// market lies a *wanted* type, one that is not given in this trade (ARC-RULING-09) and whose value
/// can still be covered without giving cards of that type.
final class TradeRules {
    private TradeRules() {}

    /// ARC-RULING-25: so many trades in a row, then something else must be done first.
    static int tradesLeft(ArchaeologyPosition position) {
        return position.setup.value(Options.TRADES_IN_A_ROW_LIMIT) - position.tradesInARow;
    }

    /// ARC-DEC-04: whether any legal trade exists.
    static boolean mayTrade(ArchaeologyPosition position) {
        return position.handSize(position.active) > 0
                && tradesLeft(position) > 0
                && (mayTakeNothing(position, 1) || wanted(position) != 0);
    }

    /// - ARC-RULING-08: whether a trade of so many given cards may take nothing.
    /// - ARC-RULING-15: not if it leaves a seat that owes a sale without a card to sell.
    static boolean mayTakeNothing(ArchaeologyPosition position, int given) {
        return position.setup.value(Options.TRADE_MUST_TAKE_AT_LEAST_ONE) == 0
                && !(position.owesSale() && given == position.handSize(position.active));
    }

    static void begin(ArchaeologyPosition position) {
        position.phase = Phase.GIVE;
    }

    /// ARC-DEC-09: a card to give, or to stop giving.
    static void addGives(ArchaeologyPosition position, MoveList moves) {
        int before = moves.size();
        boolean free = mayTakeNothing(position, position.chosen + 1);
        if (moves.anyOrder()) {
            addGivesInAnyOrder(position, free, moves);
        } else {
            addGivesInOneOrder(position, free, moves);
        }
        if (mayStopGiving(position)) {
            moves.add(ArchaeologyMove.of(ArchaeologyMove.STOP_GIVING));
        }
        if (moves.size() == before) {
            addGivesInAnyOrder(position, free, moves); // chosen in another order so far
        }
    }

    /// A type may be given if a wanted type is left besides it.
    private static void addGivesInAnyOrder(
            ArchaeologyPosition position, boolean free, MoveList moves) {
        int wanted = wanted(position);
        for (int type = 0; type < TYPES; type++) {
            if (remaining(position, type) > 0 && (free || (wanted & ~(1 << type)) != 0)) {
                moves.add(ArchaeologyMove.of(ArchaeologyMove.GIVE, type));
            }
        }
    }

    /// The types of the market that a trade of this hand can still be completed for, as bits: not
    /// given so far, and covered by the whole hand but the cards of that type.
    private static int wanted(ArchaeologyPosition position) {
        int[] value = position.tables.tradingValue;
        int seat = position.active;
        int handValue = 0;
        for (int type = 0; type < TYPES; type++) {
            handValue += position.hand(seat, type) * value[type];
        }
        int wanted = 0;
        for (int type = 0; type < TYPES; type++) {
            if (isOffered(position, type)
                    && handValue >= (position.hand(seat, type) + 1) * value[type]) {
                wanted |= 1 << type;
            }
        }
        return wanted;
    }

    /// In one order, a type is not given before the type given last, so that only cards of this and
    /// later types can still be added. Going down the types tells which of them reach a wanted type
    /// that comes later, going up which reach a cheap one that comes before.
    private static void addGivesInOneOrder(
            ArchaeologyPosition position, boolean free, MoveList moves) {
        int[] value = position.tables.tradingValue;
        int seat = position.active;
        int last = lastGiven(position);
        int reach = givenValue(position);
        int reachesLater = free ? (1 << TYPES) - 1 : 0;
        int least = Integer.MAX_VALUE; // value that covers a wanted type after this one
        for (int type = TYPES - 1; type >= last; type--) {
            reach += remaining(position, type) * value[type];
            if (least <= reach) {
                reachesLater |= 1 << type;
            }
            if (isOffered(position, type)) {
                least = Math.min(least, (position.hand(seat, type) + 1) * value[type]);
            }
        }
        int cheapest = Integer.MAX_VALUE; // wanted type before this one
        for (int type = 0; type < TYPES; type++) {
            if (type >= last && remaining(position, type) > 0) {
                if (cheapest <= reach || (reachesLater >> type & 1) != 0) {
                    moves.add(ArchaeologyMove.of(ArchaeologyMove.GIVE, type));
                }
                reach -= remaining(position, type) * value[type];
            }
            if (isOffered(position, type)) {
                cheapest = Math.min(cheapest, value[type]);
            }
        }
    }

    /// At least one card is given, and the trade can be completed with what is given.
    private static boolean mayStopGiving(ArchaeologyPosition position) {
        if (position.chosen == 0) {
            return false;
        }
        if (mayTakeNothing(position, position.chosen)) {
            return true;
        }
        int value = givenValue(position);
        for (int type = 0; type < TYPES; type++) {
            if (isOffered(position, type) && position.tables.tradingValue[type] <= value) {
                return true;
            }
        }
        return false;
    }

    static void give(ArchaeologyPosition position, int type) {
        position.choose(type);
    }

    static void stopGiving(ArchaeologyPosition position) {
        position.phase = Phase.TAKE;
    }

    /// - ARC-TRADE-02, ARC-RULING-09: a card of the market of at most the value left, of no type
    ///   that is given.
    /// - ARC-DEC-10: in one order, not before the type taken last. Then to stop.
    static void addTakes(ArchaeologyPosition position, MoveList moves) {
        int left = valueLeft(position);
        int last = lastTaken(position);
        for (int type = moves.anyOrder() ? 0 : Math.max(last, 0); type < TYPES; type++) {
            if (isOffered(position, type)
                    && position.market(type) > position.taken(type)
                    && position.tables.tradingValue[type] <= left) {
                moves.add(ArchaeologyMove.of(ArchaeologyMove.TAKE, type));
            }
        }
        if (last >= 0 || mayTakeNothing(position, position.chosen)) {
            moves.add(ArchaeologyMove.of(ArchaeologyMove.STOP_TAKING));
        }
    }

    static void take(ArchaeologyPosition position, int type) {
        position.counts[ArchaeologyPosition.TAKEN + type]++;
    }

    /// - ARC-TRADE-01: the cards change places.
    /// - ARC-TRADE-03: any surplus is lost.
    /// - ARC-TRADE-06: everything is seen by all.
    static void stopTaking(ArchaeologyPosition position) {
        int seat = position.active;
        for (int type = 0; type < TYPES; type++) {
            int given = position.given(type);
            if (given > 0) {
                position.addToHand(seat, type, -given);
                position.addToMarket(type, given);
                Knowledge.left(position, seat, type, given);
            }
        }
        for (int type = 0; type < TYPES; type++) {
            int taken = position.taken(type);
            if (taken > 0) {
                position.addToMarket(type, -taken);
                position.addToHand(seat, type, taken);
                Knowledge.taken(position, seat, type, taken);
            }
        }
        position.forgetChosen();
        position.tradesInARow++;
        TurnRules.noteAction(position);
        TurnRules.act(position);
    }

    /// The trading value of the cards given so far that is not used up by those taken so far.
    static int valueLeft(ArchaeologyPosition position) {
        int left = givenValue(position);
        for (int type = 0; type < TYPES; type++) {
            left -= position.taken(type) * position.tables.tradingValue[type];
        }
        return left;
    }

    static int givenValue(ArchaeologyPosition position) {
        int sum = 0;
        for (int type = 0; type < TYPES; type++) {
            sum += position.given(type) * position.tables.tradingValue[type];
        }
        return sum;
    }

    /// In the market, and not given in this trade.
    private static boolean isOffered(ArchaeologyPosition position, int type) {
        return position.market(type) > 0 && position.given(type) == 0;
    }

    private static int remaining(ArchaeologyPosition position, int type) {
        return position.hand(position.active, type) - position.given(type);
    }

    /// The highest type given, or 0.
    private static int lastGiven(ArchaeologyPosition position) {
        int type = TYPES - 1;
        while (type > 0 && position.given(type) == 0) {
            type--;
        }
        return type;
    }

    /// The highest type taken, or -1.
    private static int lastTaken(ArchaeologyPosition position) {
        int type = TYPES - 1;
        while (type >= 0 && position.taken(type) == 0) {
            type--;
        }
        return type;
    }
}
