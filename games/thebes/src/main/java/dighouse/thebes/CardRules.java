package dighouse.thebes;

import static dighouse.thebes.ThebesPosition.DISCARD;
import static dighouse.thebes.ThebesPosition.NONE;
import static dighouse.thebes.ThebesTables.GENERAL;
import static dighouse.thebes.ThebesTables.SLOTS;
import static dighouse.thebes.ThebesTables.SPECIALISED;
import static dighouse.thebes.ThebesTables.ZEPPELIN;

import dighouse.kernel.MoveList;

/// The two actions with the display: taking a card (THB-CARD) and exchanging all four (THB-SWAP).
final class CardRules {
    private CardRules() {}

    /// THB-CARD-01: any card of the display, if it can be reached in time.
    static void addTakes(ThebesPosition position, MoveList moves) {
        ThebesTables tables = position.tables();
        int journeys = TravelRules.quickestJourneys(position);
        for (int slot = 0; slot < SLOTS; slot++) {
            int card = position.slot(slot);
            if (card != NONE
                    && mayTake(position, card, tables.travel[journeys + tables.city[card]])) {
                moves.add(ThebesMove.take(slot));
            }
        }
    }

    /// THB-CARD-02: a card can be taken if its weeks fit after the journey.
    static boolean mayTake(ThebesPosition position, int card, int travelWeeks) {
        int weeks = position.tables().weeks[card];
        return travelWeeks + weeks <= position.weeksLeft(position.seat);
    }

    /// THB-CARD-03: the card lies open before the player and counts from the next turn on.
    static void take(ThebesPosition position, int slot) {
        int card = position.slot(slot);
        position.slot(slot, NONE);
        layOpen(position, position.seat, card);
    }

    /// Lays a card before a seat and adds its books to the sums that the position keeps.
    static void layOpen(ThebesPosition position, int seat, int card) {
        position.own(seat, card);
        ThebesTables tables = position.tables();
        switch (tables.type[card]) {
            case GENERAL -> position.addGeneral(seat, tables.points[card]);
            case SPECIALISED -> position.addBooks(seat, tables.site[card], tables.points[card]);
            default -> {}
        }
    }

    /// THB-SWAP-01: in Warsaw, if it can be reached in time.
    static void addExchange(ThebesPosition position, MoveList moves) {
        int place = position.tables().exchangePlace;
        boolean flying =
                place != position.place(position.seat) && position.hasAny(position.seat, ZEPPELIN);
        int travelWeeks = position.tables().travel[TravelRules.quickestJourneys(position) + place];
        if (mayExchange(position, travelWeeks, flying)) {
            moves.add(ThebesMove.exchange());
        }
    }

    /// THB-SWAP-03, THB-SWAP-04: one week, and one more for each exchange that counts.
    static int exchangeWeeks(ThebesPosition position) {
        return 1 + position.exchanges;
    }

    /// The price must fit, and there must be something to discard or to draw (THB-RULING-17); a
    /// zeppelin that brought the player here lies on the discard pile by then.
    static boolean mayExchange(ThebesPosition position, int travelWeeks, boolean flying) {
        return travelWeeks + exchangeWeeks(position) <= position.weeksLeft(position.seat)
                && (flying || hasDisplay(position) || DeckRules.canDraw(position));
    }

    static boolean hasDisplay(ThebesPosition position) {
        for (int slot = 0; slot < SLOTS; slot++) {
            if (position.slot(slot) != NONE) {
                return true;
            }
        }
        return false;
    }

    /// THB-SWAP-02, THB-RULING-16: the old cards are discarded before new ones are drawn.
    static void exchange(ThebesPosition position) {
        for (int slot = 0; slot < SLOTS; slot++) {
            int card = position.slot(slot);
            if (card != NONE) {
                CardSet.add(position.pieces, DISCARD, card);
                position.slot(slot, NONE);
            }
        }
        position.exchanges++;
    }
}
