package dighouse.thebes;

import static dighouse.thebes.ThebesPosition.DISCARD;
import static dighouse.thebes.ThebesPosition.HIDDEN;
import static dighouse.thebes.ThebesPosition.NONE;
import static dighouse.thebes.ThebesTables.RESEARCHERS;
import static dighouse.thebes.ThebesTables.RESEARCHER_MASK;
import static dighouse.thebes.ThebesTables.ROW;

import dighouse.kernel.MoveList;

/// Draw pile, discard pile, display and exhibition row (THB-DECK, THB-ROW).
///
/// The draw pile is lazy. Of the cards nobody has seen we know how many researcher cards lie in its
/// upper stack, in its lower stack and in the stack set aside, and which exhibitions are in the
/// lower stack; which researcher card lies where is open until it is drawn (THB-INFO-13).
final class DeckRules {
    private DeckRules() {}

    /// - THB-DECK-02: drawing goes on until all slots are filled;
    /// - THB-DECK-05: or until no researcher card is left to draw. Exhibitions alone are not drawn:
    ///   with a full row they would go round for ever.
    static boolean needsCard(ThebesPosition position) {
        return position.emptySlot() != NONE && canDraw(position);
    }

    /// Whether a researcher card can still be drawn, perhaps after shuffling.
    static boolean canDraw(ThebesPosition position) {
        return researchers(position) > 0
                || CardSet.count(position.pieces, DISCARD, position.tables().masks, RESEARCHER_MASK)
                        > 0;
    }

    private static int researchers(ThebesPosition position) {
        return position.stackOne + position.stackTwo + position.setAside;
    }

    /// Exhibitions that are in the draw pile, below its upper stack, as bits.
    private static int exhibitions(ThebesPosition position) {
        int hidden = CardSet.exhibitions(position.pieces, HIDDEN);
        return position.setAside == 0
                ? hidden
                : hidden & ~position.tables().exhibitionsAside[position.seats()];
    }

    private static boolean isPileEmpty(ThebesPosition position) {
        return position.stackOne + position.stackTwo == 0 && exhibitions(position) == 0;
    }

    /// How much one researcher card weighs: 1 in the upper stack and where nothing is set aside; in
    /// a lower stack of r cards otherwise r, against [#exhibitionWeight].
    private static int researcherWeight(ThebesPosition position) {
        return position.stackOne > 0 || position.setAside == 0 ? 1 : position.stackTwo;
    }

    /// How much one exhibition of the lower stack weighs: as much as all unseen researcher cards
    /// together, of which only r lie in the stack; or 1 where nothing is set aside.
    private static int exhibitionWeight(ThebesPosition position) {
        if (position.stackOne > 0) {
            return 0;
        }
        return position.setAside == 0 ? 1 : researchers(position);
    }

    static int weight(ThebesPosition position) {
        return isPileEmpty(position)
                ? 1
                : researchers(position) * researcherWeight(position)
                        + Integer.bitCount(exhibitions(position)) * exhibitionWeight(position);
    }

    static int outcome(ThebesPosition position, int r) {
        if (isPileEmpty(position)) {
            return ThebesMove.shuffle();
        }
        int[] masks = position.tables().masks;
        int weight = researcherWeight(position);
        int all = researchers(position) * weight;
        int card =
                r < all
                        ? CardSet.at(position.pieces, HIDDEN, masks, RESEARCHER_MASK, r / weight)
                        : exhibitionAt(position, (r - all) / exhibitionWeight(position));
        return ThebesMove.draw(card);
    }

    /// The exhibition at this place among those in the draw pile, by number.
    private static int exhibitionAt(ThebesPosition position, int place) {
        return RESEARCHERS + CardSet.bitAt(exhibitions(position), place);
    }

    /// THB-INFO-13: every card that may be drawn next, researcher cards first, by number.
    static void addDraws(ThebesPosition position, MoveList outcomes) {
        if (isPileEmpty(position)) {
            outcomes.add(ThebesMove.shuffle());
            return;
        }
        int researcherWeight = researcherWeight(position);
        int exhibitionWeight = exhibitionWeight(position);
        for (int card = 0; card < RESEARCHERS; card++) {
            if (researcherWeight > 0 && CardSet.contains(position.pieces, HIDDEN, card)) {
                outcomes.add(ThebesMove.draw(card), researcherWeight);
            }
        }
        int exhibitions = exhibitionWeight > 0 ? Integer.bitCount(exhibitions(position)) : 0;
        for (int i = 0; i < exhibitions; i++) {
            outcomes.add(ThebesMove.draw(exhibitionAt(position, i)), exhibitionWeight);
        }
    }

    /// - THB-DECK-03: the first time, the stack set aside is shuffled in with the discard pile;
    /// - THB-DECK-04: later, and always without such a stack, the discard pile alone.
    static void shuffle(ThebesPosition position) {
        CardSet.move(position.pieces, DISCARD, HIDDEN);
        position.setAside = 0;
        position.stackTwo =
                CardSet.count(position.pieces, HIDDEN, position.tables().masks, RESEARCHER_MASK);
    }

    /// THB-DECK-01, THB-DECK-02: a researcher card goes to the empty slot, an exhibition to the
    /// row.
    static void draw(ThebesPosition position, int card) {
        assert CardSet.contains(position.pieces, HIDDEN, card) : "drew a card that was seen";
        CardSet.remove(position.pieces, HIDDEN, card);
        if (ThebesTables.isExhibition(card)) {
            push(position, card);
            return;
        }
        if (position.stackOne > 0) {
            position.stackOne--;
        } else {
            position.stackTwo--;
        }
        position.slot(position.emptySlot(), card);
    }

    /// THB-ROW-01 to 03: a new exhibition pushes the others on, up to the first free place; the one
    /// that falls off c is discarded (THB-ROW-05).
    private static void push(ThebesPosition position, int card) {
        int pushed = card;
        for (int place = 0; place < ROW && pushed != NONE; place++) {
            int next = position.row(place);
            position.row(place, pushed);
            pushed = next;
        }
        if (pushed != NONE) {
            CardSet.add(position.pieces, DISCARD, pushed);
        }
    }

    /// The exhibition that would fall off the row if another one came, or NONE.
    static int pushedOut(ThebesPosition position) {
        for (int place = 0; place < ROW; place++) {
            if (position.row(place) == NONE) {
                return NONE;
            }
        }
        return position.row(ROW - 1);
    }

    /// THB-DECK-06: a card that is used up goes to the discard pile.
    static void discard(ThebesPosition position, int seat, int card) {
        assert position.owns(seat, card) : "used a card of somebody else";
        position.disown(seat, card);
        CardSet.add(position.pieces, DISCARD, card);
    }
}
