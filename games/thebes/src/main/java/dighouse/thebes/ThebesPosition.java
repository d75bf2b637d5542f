package dighouse.thebes;

import static dighouse.thebes.ThebesTables.*;

import dighouse.kernel.Hash64;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// The complete state of a game of Thebes. The rules are in the `…Rules` files.
///
/// All pieces are in one array, so that a copy is one sweep: sets of cards and tokens as bits, and
/// a few numbers for each seat. Draw pile and bags have no order: a card or token is drawn when
/// someone looks, so that nothing about the future is stored (THB-INFO-12, THB-INFO-13).
public final class ThebesPosition implements Position<ThebesPosition> {
    public static final int NONE = -1;

    // sets of cards, see CardSet
    static final int HIDDEN = 0; // in the draw pile or in the stack set aside
    static final int DISCARD = HIDDEN + CardSet.WORDS;
    private static final int OWNED = DISCARD + CardSet.WORDS; // by seat
    // sets of finds: bit 0 to 12 artefacts, 13 the book, 14 the general knowledge
    private static final int BAG = OWNED + MOST_SEATS * CardSet.WORDS; // by site
    private static final int FOUND = BAG + SITES; // by seat and site
    private static final int BONUS = FOUND + MOST_SEATS * SITES; // by site: artefact or NONE
    private static final int SLOT = BONUS + SITES; // the display: cards or NONE
    private static final int PLACE_OF_ROW = SLOT + SLOTS; // exhibitions on a, b, c or NONE
    private static final int SEAT = PLACE_OF_ROW + ROW; // then, for each seat:
    private static final int WEEK = 0; // spent so far, from week 0 of the first year
    private static final int HEIGHT = 1; // how many markers lie below on the same space
    private static final int PLACE = 2;
    private static final int USED = 3; // permits on the used side, then those used twice: bits
    private static final int BOOKS = 4; // by site, on cards and tokens
    private static final int GENERAL_POINTS = BOOKS + SITES;
    private static final int SEAT_SIZE = GENERAL_POINTS + 1;
    private static final int COUNTED = SEAT + MOST_SEATS * SEAT_SIZE; // cards, by seat and type

    /// Choices made for a dig, as bits.
    static final int USE_ETHNOLOGICAL = 1;

    static final int USE_ASSISTANT = 2;
    static final int USE_SHOVEL = 4;
    static final int KEEP_PERMIT = 8; // the permit is not turned after this dig

    private @Nullable Setup setup;
    private @Nullable ThebesTables tables;
    Phase phase = Phase.OVER;
    int seat; // whose turn it is, also while chance draws for them
    int goal; // the move that said what the turn is for
    int zeppelin = NONE; // card chosen for the journey
    int permission = NONE; // card given up for the dig
    int choices; // see USE_ETHNOLOGICAL and so on
    int drawsLeft; // tokens still to draw in this dig; at setup: bonuses, or seats, to come
    int blanksOut; // blanks drawn in this dig, back in the bag when it ends
    int exchanges; // those of the seat on turn that count for the price of its next one
    int stackOne; // researcher cards left in the upper stack of the draw pile
    int stackTwo; // and in the lower one, or in a pile that was shuffled anew
    int setAside; // researcher cards in the stack that waits
    final int[] pieces = new int[COUNTED + MOST_SEATS * TYPES];

    /// Empties the position for a game with this setup.
    void clear(Setup newSetup) {
        setup = newSetup;
        tables = ((ThebesEdition) newSetup.edition()).tables();
        Arrays.fill(pieces, 0);
        Arrays.fill(pieces, BONUS, SEAT, NONE);
        seat = 0;
        exchanges = 0;
        stackOne = 0;
        stackTwo = 0;
        setAside = 0;
        clearTurn();
    }

    /// Forgets what was chosen for the turn.
    void clearTurn() {
        goal = NONE;
        zeppelin = NONE;
        permission = NONE;
        choices = 0;
        drawsLeft = 0;
        blanksOut = 0;
    }

    @Override
    public Setup setup() {
        if (setup == null) {
            throw new IllegalStateException("the position was never started");
        }
        return setup;
    }

    public ThebesTables tables() {
        if (tables == null) {
            throw new IllegalStateException("the position was never started");
        }
        return tables;
    }

    public int seats() {
        return setup().seats();
    }

    int option(int index) {
        return setup().value(index);
    }

    @Override
    public void copyFrom(ThebesPosition other) {
        setup = other.setup;
        tables = other.tables;
        phase = other.phase;
        seat = other.seat;
        goal = other.goal;
        zeppelin = other.zeppelin;
        permission = other.permission;
        choices = other.choices;
        drawsLeft = other.drawsLeft;
        blanksOut = other.blanksOut;
        exchanges = other.exchanges;
        stackOne = other.stackOne;
        stackTwo = other.stackTwo;
        setAside = other.setAside;
        System.arraycopy(other.pieces, 0, pieces, 0, pieces.length);
    }

    // ---- tiny readers ---------------------------------------------------------------------------

    /// Whose turn it is, also while chance draws for them.
    public int seat() {
        return seat;
    }

    static int owned(int seat) {
        return OWNED + seat * CardSet.WORDS;
    }

    /// The first card of a seat from this number on, or [#NONE].
    int nextOwned(int owner, int card) {
        return CardSet.next(pieces, owned(owner), card);
    }

    public boolean owns(int owner, int card) {
        return CardSet.contains(pieces, owned(owner), card);
    }

    /// Lays a card before a seat.
    void own(int owner, int card) {
        CardSet.add(pieces, owned(owner), card);
        if (card < RESEARCHERS) {
            pieces[COUNTED + owner * TYPES + tables().type[card]]++;
        }
    }

    /// Takes a researcher card away from a seat.
    void disown(int owner, int card) {
        CardSet.remove(pieces, owned(owner), card);
        pieces[COUNTED + owner * TYPES + tables().type[card]]--;
    }

    /// How many cards of a type a seat owns.
    public int cards(int owner, int type) {
        return pieces[COUNTED + owner * TYPES + type];
    }

    /// The card at this place, from 0, among a seat's cards of a type, by number.
    int card(int owner, int type, int place) {
        return CardSet.at(pieces, owned(owner), tables().masks, typeMask(type), place);
    }

    boolean hasAny(int owner, int type) {
        return cards(owner, type) > 0;
    }

    /// Finds in a site's bag, as bits.
    public int bag(int site) {
        return pieces[BAG + site];
    }

    void bag(int site, int finds) {
        pieces[BAG + site] = finds;
    }

    /// Finds of a site in front of a seat, as bits.
    public int found(int owner, int site) {
        return pieces[FOUND + owner * SITES + site];
    }

    void addFound(int owner, int site, int find) {
        pieces[FOUND + owner * SITES + site] |= 1 << find;
    }

    /// How many artefacts of a site a seat owns.
    public int artefacts(int owner, int site) {
        return Integer.bitCount(found(owner, site) & ALL_ARTEFACTS);
    }

    /// The artefact that the first dig at a site will earn, or [#NONE].
    public int bonus(int site) {
        return pieces[BONUS + site];
    }

    void bonus(int site, int artefact) {
        pieces[BONUS + site] = artefact;
    }

    /// The card in a slot of the display, or [#NONE].
    public int slot(int slot) {
        return pieces[SLOT + slot];
    }

    void slot(int slot, int card) {
        pieces[SLOT + slot] = card;
    }

    /// The first empty slot, or [#NONE].
    int emptySlot() {
        for (int slot = 0; slot < SLOTS; slot++) {
            if (pieces[SLOT + slot] == NONE) {
                return slot;
            }
        }
        return NONE;
    }

    /// The exhibition on a place of the row, or [#NONE].
    public int row(int place) {
        return pieces[PLACE_OF_ROW + place];
    }

    void row(int place, int card) {
        pieces[PLACE_OF_ROW + place] = card;
    }

    public int week(int owner) {
        return pieces[SEAT + owner * SEAT_SIZE + WEEK];
    }

    void week(int owner, int week) {
        pieces[SEAT + owner * SEAT_SIZE + WEEK] = week;
    }

    public int weeksLeft(int owner) {
        return tables().end - week(owner);
    }

    int height(int owner) {
        return pieces[SEAT + owner * SEAT_SIZE + HEIGHT];
    }

    void height(int owner, int height) {
        pieces[SEAT + owner * SEAT_SIZE + HEIGHT] = height;
    }

    public int place(int owner) {
        return pieces[SEAT + owner * SEAT_SIZE + PLACE];
    }

    void place(int owner, int place) {
        pieces[SEAT + owner * SEAT_SIZE + PLACE] = place;
    }

    /// Permits on the used side, one bit per site; above them those used twice.
    int used(int owner) {
        return pieces[SEAT + owner * SEAT_SIZE + USED];
    }

    void used(int owner, int sites) {
        pieces[SEAT + owner * SEAT_SIZE + USED] = sites;
    }

    public boolean isUsed(int owner, int site) {
        return (used(owner) >> site & 1) != 0;
    }

    /// THB-RULING-31: dug under special permission in this year; kept where the option asks for it.
    boolean isUsedTwice(int owner, int site) {
        return (used(owner) >> (SITES + site) & 1) != 0;
    }

    public int books(int owner, int site) {
        return pieces[SEAT + owner * SEAT_SIZE + BOOKS + site];
    }

    void addBooks(int owner, int site, int books) {
        pieces[SEAT + owner * SEAT_SIZE + BOOKS + site] += books;
    }

    public int general(int owner) {
        return pieces[SEAT + owner * SEAT_SIZE + GENERAL_POINTS];
    }

    void addGeneral(int owner, int points) {
        pieces[SEAT + owner * SEAT_SIZE + GENERAL_POINTS] += points;
    }

    /// The site of the dig that is being prepared or whose tokens are being drawn, or [#NONE].
    public int digSite() {
        return goal != NONE && ThebesMove.verb(goal) == ThebesMove.DIG
                ? ThebesMove.argument(goal)
                : NONE;
    }

    /// Tokens of a dig still to draw; 0 if none are being drawn.
    public int draws() {
        return phase == Phase.TOKEN ? drawsLeft : 0;
    }

    /// Blanks drawn in this dig, which are back in the bag only when it ends.
    public int blanksOut() {
        return blanksOut;
    }

    /// Where the turn that is being built leads to, or [#NONE].
    public int goalPlace() {
        return goal == NONE ? NONE : TurnRules.place(this, goal);
    }

    /// Whether a zeppelin was chosen for the journey.
    public boolean isFlying() {
        return zeppelin != NONE;
    }

    /// Whether the ethnological card of the site was chosen for the dig.
    public boolean usesEthnological() {
        return uses(USE_ETHNOLOGICAL);
    }

    /// Whether a lone assistant was chosen for the dig.
    public boolean usesAssistant() {
        return uses(USE_ASSISTANT);
    }

    /// Whether a lone shovel was chosen for the dig.
    public boolean usesShovel() {
        return uses(USE_SHOVEL);
    }

    /// The exchanges of the seat on turn that make its next one dearer.
    public int exchanges() {
        return exchanges;
    }

    boolean uses(int choice) {
        return (choices & choice) != 0;
    }

    // ---- a value --------------------------------------------------------------------------------

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ThebesPosition position
                && phase == position.phase
                && seat == position.seat
                && goal == position.goal
                && zeppelin == position.zeppelin
                && permission == position.permission
                && choices == position.choices
                && drawsLeft == position.drawsLeft
                && blanksOut == position.blanksOut
                && exchanges == position.exchanges
                && stackOne == position.stackOne
                && stackTwo == position.stackTwo
                && setAside == position.setAside
                && Arrays.equals(pieces, position.pieces)
                && setup().equals(position.setup());
    }

    @Override
    public int hashCode() {
        return Long.hashCode(hash());
    }

    @Override
    public long hash() {
        long hash = Hash64.mix(setup().hash(), phase.number() * 8L + seat);
        hash = Hash64.mix(hash, (goal + 1L) << 32 | (zeppelin + 1L) << 16 | (permission + 1L));
        hash = Hash64.mix(hash, (long) choices << 32 | (long) drawsLeft << 16 | blanksOut);
        hash = Hash64.mix(hash, (long) exchanges << 32 | stackOne);
        hash = Hash64.mix(hash, (long) stackTwo << 32 | setAside);
        for (int i = 0; i + 1 < COUNTED; i += 2) { // what is counted follows from the cards
            hash = Hash64.mix(hash, (long) pieces[i] << 32 | (pieces[i + 1] & 0xFFFFFFFFL));
        }
        return Hash64.mix(hash, pieces[COUNTED - 1]);
    }
}
