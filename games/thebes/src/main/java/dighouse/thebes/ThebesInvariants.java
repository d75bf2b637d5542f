package dighouse.thebes;

import static dighouse.thebes.Options.ONE_PER_SITE_AND_YEAR;
import static dighouse.thebes.Options.SPECIAL_DIGS;
import static dighouse.thebes.ThebesPosition.DISCARD;
import static dighouse.thebes.ThebesPosition.HIDDEN;
import static dighouse.thebes.ThebesPosition.NONE;
import static dighouse.thebes.ThebesTables.ALL_FINDS;
import static dighouse.thebes.ThebesTables.CARDS;
import static dighouse.thebes.ThebesTables.FINDS;
import static dighouse.thebes.ThebesTables.RESEARCHERS;
import static dighouse.thebes.ThebesTables.RESEARCHER_MASK;
import static dighouse.thebes.ThebesTables.ROW;
import static dighouse.thebes.ThebesTables.SITES;
import static dighouse.thebes.ThebesTables.SLOTS;
import static dighouse.thebes.ThebesTables.TYPES;

/// What must hold in every position: every card and token is in exactly one place, sums agree with
/// what lies on the table, markers lie in stacks.
public final class ThebesInvariants {
    private ThebesInvariants() {}

    /// Checks all of it.
    ///
    /// @throws AssertionError that names what is wrong
    public static void check(ThebesPosition position) {
        for (int card = 0; card < CARDS; card++) {
            checkCard(position, card);
        }
        for (int site = 0; site < SITES; site++) {
            checkTokens(position, site);
        }
        for (int seat = 0; seat < position.seats(); seat++) {
            checkSums(position, seat);
            checkMarker(position, seat);
        }
        checkPile(position);
        checkDisplay(position);
        checkPhase(position);
    }

    private static void checkCard(ThebesPosition position, int card) {
        int places = 0;
        places += CardSet.contains(position.pieces, HIDDEN, card) ? 1 : 0;
        places += CardSet.contains(position.pieces, DISCARD, card) ? 1 : 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            places += position.owns(seat, card) ? 1 : 0;
        }
        for (int slot = 0; slot < SLOTS; slot++) {
            places += position.slot(slot) == card ? 1 : 0;
            hold(position.slot(slot) < RESEARCHERS, "an exhibition lies in the display");
        }
        for (int place = 0; place < ROW; place++) {
            places += position.row(place) == card ? 1 : 0;
            hold(
                    position.row(place) == NONE || ThebesTables.isExhibition(position.row(place)),
                    "a researcher card lies in the exhibition row");
        }
        hold(places == 1, "card " + Names.card(card) + " is in " + places + " places");
    }

    /// 31 tokens per site: blanks are in the bag or were drawn in the current dig.
    private static void checkTokens(ThebesPosition position, int site) {
        int all = position.bag(site);
        int count = Integer.bitCount(all);
        if (position.bonus(site) != NONE) {
            all |= 1 << position.bonus(site);
            count++;
        }
        for (int seat = 0; seat < position.seats(); seat++) {
            all |= position.found(seat, site);
            count += Integer.bitCount(position.found(seat, site));
        }
        hold(all == ALL_FINDS && count == FINDS, "finds lost or doubled at site " + site);
        hold(
                position.blanksOut <= position.tables().blanks[site],
                "more blanks drawn than there are");
    }

    private static void checkSums(ThebesPosition position, int seat) {
        Belongings own = new Belongings(position, seat);
        for (int site = 0; site < SITES; site++) {
            hold(own.books(site) == position.books(seat, site), "books of a seat miscounted");
        }
        hold(own.general() == position.general(seat), "general knowledge of a seat miscounted");
        for (int type = 0; type < TYPES; type++) {
            hold(own.count(type) == position.cards(seat, type), "cards of a seat miscounted");
        }
    }

    private static void checkMarker(ThebesPosition position, int seat) {
        int week = position.week(seat);
        hold(
                week >= position.tables().start[position.seats()] && week <= position.tables().end,
                "a marker is outside the time track");
        int twice = position.used(seat) >> SITES;
        hold(twice >> SITES == 0, "a permit for a site that is none");
        hold((twice & ~position.used(seat)) == 0, "a permit is used twice that was not used");
        hold(
                twice == 0 || position.option(SPECIAL_DIGS) == ONE_PER_SITE_AND_YEAR,
                "second digs are counted though each card allows one");
        for (int other = 0; other < seat && week < position.tables().end; other++) {
            hold(
                    position.week(other) != week
                            || position.height(other) != position.height(seat)
                            || position.height(seat) == NONE,
                    "two markers in one place of a stack");
        }
    }

    private static void checkPile(ThebesPosition position) {
        int[] masks = position.tables().masks;
        int hidden = CardSet.count(position.pieces, HIDDEN, masks, RESEARCHER_MASK);
        hold(
                position.stackOne >= 0 && position.stackTwo >= 0 && position.setAside >= 0,
                "a stack of fewer than no cards");
        hold(
                position.stackOne + position.stackTwo + position.setAside == hidden,
                "the stacks do not hold the cards that nobody has seen");
        if (position.setAside > 0) {
            int aside = position.tables().exhibitionsAside[position.seats()];
            hold(
                    (CardSet.exhibitions(position.pieces, HIDDEN) & aside) == aside,
                    "an exhibition came out of the stack set aside");
        }
    }

    /// THB-DECK-02, 05: the display is refilled after every turn, as far as there are cards. Within
    /// a turn only the zeppelin that was just used could fill a gap; after the end it no longer
    /// matters.
    private static void checkDisplay(ThebesPosition position) {
        boolean refilled =
                position.phase == Phase.GOAL
                        || position.phase.isStep()
                        || (position.phase == Phase.TOKEN && position.zeppelin == NONE);
        hold(
                !refilled || !DeckRules.needsCard(position),
                "the display has a gap though there are researcher cards to fill it");
    }

    private static void checkPhase(ThebesPosition position) {
        boolean open = position.phase.isStep() || position.phase == Phase.TOKEN;
        hold(open == (position.goal != NONE), "a goal without a turn, or a turn without a goal");
        hold(open || position.choices == 0, "choices outlive their turn");
        hold(
                position.phase != Phase.GOAL || position.seat == TimeRules.next(position),
                "somebody plays out of turn");
    }

    private static void hold(boolean condition, String fault) {
        if (!condition) {
            throw new AssertionError(fault);
        }
    }
}
