package dighouse.archaeology;

import static dighouse.archaeology.ArchaeologyPosition.GIVEN;
import static dighouse.archaeology.ArchaeologyPosition.UNSEEN;
import static dighouse.archaeology.Treasure.MAP;
import static dighouse.archaeology.Treasure.TYPES;

import dighouse.kernel.Pool;

/// What must hold in every position of every game (ARC-INV).
public final class ArchaeologyInvariants {
    private ArchaeologyInvariants() {}

    /// Checks everything.
    ///
    /// @throws AssertionError naming what is wrong
    public static void check(ArchaeologyPosition position) {
        checkCards(position);
        checkMarket(position);
        checkFit(position);
    }

    /// Checks what must hold even in a position that leaves cards out, as tests may.
    ///
    /// @throws AssertionError naming what is wrong
    public static void checkFit(ArchaeologyPosition position) {
        checkDigSite(position);
        checkSums(position);
        checkSets(position);
        checkChosen(position);
        checkKnowledge(position);
        TheftLogText.check(position);
        checkEnd(position);
    }

    /// ARC-INV-01: for each type, hands + market + sold + unseen + spent = copies.
    private static void checkCards(ArchaeologyPosition position) {
        for (int type = 0; type < TYPES; type++) {
            int cards = position.market(type) + position.counts[UNSEEN + type];
            for (int seat = 0; seat < position.seats(); seat++) {
                expectAtLeast(0, position.hand(seat, type), position, "cards in hand");
                cards += position.hand(seat, type) + Scoring.cardsSold(position, seat, type);
            }
            cards += type == MAP ? position.maps + position.mapsSpent() : 0;
            expect(position.tables.copies(type), cards, position, Names.treasure(type) + " cards");
        }
        expect(0, position.counts[UNSEEN + MAP], position, "maps in the stock");
    }

    /// ARC-INV-02: thieves and sandstorms are on the table or in the dig site; and the unseen plain
    /// treasures are in the dig site, in the chambers, or still to be dealt or found.
    private static void checkDigSite(ArchaeologyPosition position) {
        int seats = position.seats();
        ArchaeologyTables tables = position.tables;
        expectAtLeast(0, position.plainInDigSite(), position, "plain treasures in the dig site");
        expectBetween(position.thieves, tables.thieves(seats), position, "thieves left");
        expectBetween(position.sandstorms, tables.sandstorms(seats), position, "sandstorms left");
        int unseen = position.plainInDigSite() + position.findsLeft;
        for (int chamber = 0; chamber < Chamber.CHAMBERS; chamber++) {
            unseen += position.isExplored(chamber) ? 0 : tables.chamberCards(chamber);
        }
        if (position.phase == Phase.DEAL || position.phase == Phase.LAY) {
            unseen += seats * tables.handCards(seats) + tables.marketCards(seats);
            unseen -= ClosingRules.cardsHeld(position);
            unseen -= Pool.size(position.counts, ArchaeologyPosition.MARKET, TYPES);
        }
        expect(unseen, position.unseen, position, "unseen treasures");
    }

    /// Stored sums agree with what they add up.
    private static void checkSums(ArchaeologyPosition position) {
        expect(
                Pool.size(position.counts, UNSEEN, TYPES),
                position.unseen,
                position,
                "sum of the stock");
        expect(
                Pool.size(position.counts, GIVEN, TYPES),
                position.chosen,
                position,
                "sum of chosen cards");
        for (int seat = 0; seat < position.seats(); seat++) {
            int hand = ArchaeologyPosition.HANDS + seat * TYPES;
            expect(
                    Pool.size(position.counts, hand, TYPES),
                    position.handSize(seat),
                    position,
                    "hand size");
            expect(soldFor(position, seat), position.points(seat), position, "points");
        }
    }

    private static int soldFor(ArchaeologyPosition position, int seat) {
        int price = 0;
        for (int type = 0; type < TYPES; type++) {
            for (int size = 1; size <= position.tables.largestSet(type); size++) {
                price += position.sold(seat, type, size) * position.tables.sellingValue(type, size);
            }
        }
        return price;
    }

    /// ARC-INV-05: the market is never empty once it is laid.
    private static void checkMarket(ArchaeologyPosition position) {
        if (position.phase != Phase.DEAL && position.phase != Phase.LAY) {
            int cards = Pool.size(position.counts, ArchaeologyPosition.MARKET, TYPES);
            expectAtLeast(1, cards, position, "cards in the market");
        }
    }

    /// ARC-INV-04: no sold set is larger than the largest of its type.
    private static void checkSets(ArchaeologyPosition position) {
        for (int seat = 0; seat < position.seats(); seat++) {
            for (int type = 0; type < TYPES; type++) {
                int size = position.tables.largestSet(type) + 1;
                for (; size <= ArchaeologyTables.LARGEST_SET; size++) {
                    expect(0, position.sold(seat, type, size), position, "sets too large");
                }
            }
        }
    }

    private static void checkChosen(ArchaeologyPosition position) {
        int seat = position.phase == Phase.LOSE ? position.target : position.active;
        for (int type = 0; type < TYPES; type++) {
            expectAtLeast(
                    position.given(type), position.hand(seat, type), position, "cards to give");
            expectAtLeast(position.taken(type), position.market(type), position, "cards to take");
        }
    }

    /// What viewers know is true: see [Knowledge].
    private static void checkKnowledge(ArchaeologyPosition position) {
        for (int viewer = 0; viewer <= position.seats(); viewer++) {
            for (int holder = 0; holder < position.seats(); holder++) {
                checkKnowledge(position, viewer, holder);
            }
        }
    }

    private static void checkKnowledge(ArchaeologyPosition position, int viewer, int holder) {
        boolean own = viewer == holder;
        for (int type = 0; type < TYPES; type++) {
            int known = position.known(viewer, holder, type);
            expectAtLeast(0, known, position, "known cards");
            expectAtLeast(known, own ? 0 : position.hand(holder, type), position, "held cards");
        }
        int maybeMaps = position.maybeMaps(viewer, holder);
        int maps = own ? 0 : position.hand(holder, MAP) - position.known(viewer, holder, MAP);
        int unknown = own ? 0 : Knowledge.unknown(position, viewer, holder);
        expectAtLeast(maps, maybeMaps, position, "cards that may be maps");
        expectAtLeast(maybeMaps, unknown, position, "unknown cards");
    }

    /// ARC-END-07: the game is over exactly if the dig site is empty and nobody holds a card.
    private static void checkEnd(ArchaeologyPosition position) {
        boolean finding = position.phase == Phase.FIND;
        if ((position.phase == Phase.OVER) != (ClosingRules.isOver(position) && !finding)) {
            throw wrong("over too early or too late", position);
        }
    }

    private static void expectBetween(
            int value, int most, ArchaeologyPosition position, String what) {
        expectAtLeast(0, value, position, what);
        expectAtLeast(value, most, position, what);
    }

    private static void expectAtLeast(
            int least, int value, ArchaeologyPosition position, String what) {
        if (value < least) {
            throw wrong(what + ": " + value + " is less than " + least, position);
        }
    }

    private static void expect(int expected, int value, ArchaeologyPosition position, String what) {
        if (value != expected) {
            throw wrong(what + ": " + value + ", not " + expected, position);
        }
    }

    private static AssertionError wrong(String what, ArchaeologyPosition position) {
        return new AssertionError(what + " in " + position);
    }
}
