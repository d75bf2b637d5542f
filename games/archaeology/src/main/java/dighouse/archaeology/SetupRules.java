package dighouse.archaeology;

import static dighouse.archaeology.ArchaeologyPosition.MARKET;
import static dighouse.archaeology.ArchaeologyPosition.UNSEEN;
import static dighouse.archaeology.Treasure.MAP;
import static dighouse.archaeology.Treasure.TYPES;

import dighouse.kernel.MoveList;
import dighouse.kernel.Pool;
import dighouse.kernel.Setup;

/// Setting up (ARC-SETUP): hands, market, and who begins. The pyramid and the dig site are never
/// laid out: their plain treasures stay in the unseen stock, which has the same odds
/// (ARC-CHANCE-07).
final class SetupRules {
    private SetupRules() {}

    /// - ARC-SETUP-01, ARC-SETUP-07: only plain treasures are in the stock that is dealt from.
    /// - ARC-SETUP-05, ARC-SETUP-06: the dig site has the maps, the thieves, and the sandstorms for
    ///   this number of seats.
    static void start(Setup setup, ArchaeologyPosition position) {
        position.clear(setup);
        ArchaeologyTables tables = position.tables;
        int seats = position.seats();
        System.arraycopy(tables.copies, 0, position.counts, UNSEEN, TYPES);
        position.counts[UNSEEN + MAP] = 0;
        position.unseen = tables.plainTreasures();
        position.maps = tables.copies[MAP];
        position.thieves = tables.thieves[seats];
        position.sandstorms = tables.sandstorms[seats];
        position.digSite = tables.digSite(seats);
    }

    /// ARC-SETUP-02: a card for the hand of the seat being dealt to.
    static void deal(ArchaeologyPosition position, int type) {
        int seat = position.target;
        position.takeUnseen(type);
        position.addToHand(seat, type, 1);
        if (position.handSize(seat) == position.tables.handCards[position.seats()]) {
            position.target = position.after(seat);
            if (position.target == 0) {
                position.phase = Phase.LAY;
            }
        }
    }

    /// ARC-SETUP-03: a card for the starting market.
    static void lay(ArchaeologyPosition position, int type) {
        position.takeUnseen(type);
        position.addToMarket(type, 1);
        int laid = Pool.size(position.counts, MARKET, TYPES);
        if (laid == position.tables.marketCards[position.seats()]) {
            position.phase = Phase.BEGIN;
        }
    }

    /// ARC-SETUP-08, ARC-CHANCE-04: every seat is equally likely to begin.
    static void addBeginners(ArchaeologyPosition position, MoveList outcomes) {
        for (int seat = 0; seat < position.seats(); seat++) {
            outcomes.add(ArchaeologyMove.of(ArchaeologyMove.BEGIN, seat), 1);
        }
    }

    static void begin(ArchaeologyPosition position, int seat) {
        position.starter = seat;
        TurnRules.start(position, seat);
    }
}
