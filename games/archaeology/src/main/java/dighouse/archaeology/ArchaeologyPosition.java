package dighouse.archaeology;

import static dighouse.archaeology.ArchaeologyTables.LARGEST_SET;
import static dighouse.archaeology.ArchaeologyTables.SEATS;
import static dighouse.archaeology.Treasure.MAP;
import static dighouse.archaeology.Treasure.TYPES;

import dighouse.kernel.Hash64;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// The complete state of a game of Archaeology. The rules are in the `…Rules` files.
///
/// All cards are counts (ARC-COMP-07) in one array, so that a copy is one sweep. The dig site and
/// the chambers hold no cards: plain treasures nobody has seen are one stock, and [#digSite] says
/// how many cards of all kinds are still to be dug (ARC-CHANCE-07).
public final class ArchaeologyPosition implements Position<ArchaeologyPosition> {
    // Where things lie in counts. Stretches by seat and type are indexed seat * TYPES + type.

    static final int HANDS = 0;
    static final int HAND_SIZES = HANDS + SEATS * TYPES;
    static final int MARKET = HAND_SIZES + SEATS;

    /// Plain treasures that nobody has seen: in chambers and dig site, and still to be dealt. The
    /// place of the maps stays 0; see [#maps].
    static final int UNSEEN = MARKET + TYPES;

    /// Chosen in a half-made trade or sandstorm loss, but still in hand.
    static final int GIVEN = UNSEEN + TYPES;

    /// Chosen in a half-made trade, but still in the market.
    static final int TAKEN = GIVEN + TYPES;

    /// Sold sets, by seat, type and size - 1.
    static final int SOLD = TAKEN + TYPES;

    /// What is known of hands, by viewer, holder and type; see [Knowledge]. The viewers are the
    /// seats and then the bystander.
    static final int KNOWN = SOLD + SEATS * TYPES * LARGEST_SET;

    /// How many unknown cards of a hand may be maps, by viewer and holder; see [Knowledge].
    static final int MAYBE_MAPS = KNOWN + (SEATS + 1) * SEATS * TYPES;

    static final int LENGTH = MAYBE_MAPS + (SEATS + 1) * SEATS;

    private static final int POINT_BITS = 16; // see ArchaeologyEdition.HIGHEST_PRICE

    // Set by start, copyFrom or the notation before anything reads them.
    @SuppressWarnings("NullAway.Init")
    Setup setup;

    @SuppressWarnings("NullAway.Init")
    ArchaeologyTables tables; // the edition's numbers, shared

    final byte[] counts = new byte[LENGTH];
    final TheftLog log = new TheftLog(); // empty by rules number 1
    Phase phase = Phase.DEAL;
    int active; // whose turn it is, also while chance draws for them
    int target; // the seat dealt to, robbed, or losing cards; otherwise 0
    int starter; // the starting player; 0 until drawn
    int digSite; // cards left in the dig site
    int maps; // those of them that are maps
    int thieves; // … thieves
    int sandstorms; // … sandstorms
    int unseen; // sum of UNSEEN
    int explored; // one bit for each explored chamber
    int findsLeft; // cards of the chamber being explored that are still to be turned up
    int selling; // type of the half-made sale; otherwise 0
    int chosen; // sum of GIVEN
    int tradesInARow; // in this turn, since the last sale or exploration
    boolean acted; // in this turn; kept in the closing phase, and if it emptied the hand
    boolean settled; // sold or explored in this turn; kept in the closing phase
    boolean closing; // this turn belongs to the closing phase
    int passed; // one bit for each seat that passed since the last turn with an action
    int idleTurns; // turns of the closing phase in a row without a sale or an exploration
    int owed; // why a sale is owed in this turn, or ClosingRules.NOTHING
    long points; // of all seats, 16 bits each: the prices of the sold sets

    /// Scratch space for imagining into this position; not part of its value.
    private @Nullable TheftScenario scenario;

    @Override
    public Setup setup() {
        return setup;
    }

    public ArchaeologyTables tables() {
        return tables;
    }

    public int seats() {
        return setup.seats();
    }

    /// Whose turn it is.
    public int active() {
        return active;
    }

    public int starter() {
        return starter;
    }

    public int hand(int seat, int type) {
        return counts[HANDS + seat * TYPES + type];
    }

    public int handSize(int seat) {
        return counts[HAND_SIZES + seat];
    }

    public int market(int type) {
        return counts[MARKET + type];
    }

    /// How many copies of a type are chosen to leave the actor's hand in a half-made decision.
    public int given(int type) {
        return counts[GIVEN + type];
    }

    /// How many copies of a type are chosen to be taken from the market in a half-made trade.
    public int taken(int type) {
        return counts[TAKEN + type];
    }

    /// How many sets of this size a seat has sold.
    public int sold(int seat, int type, int size) {
        return counts[SOLD + (seat * TYPES + type) * LARGEST_SET + size - 1];
    }

    /// The money of a seat (ARC-COMP-06).
    public int points(int seat) {
        return (int) (points >>> (seat * POINT_BITS)) & 0xFFFF;
    }

    public int digSite() {
        return digSite;
    }

    /// Thieves left in the dig site.
    public int thieves() {
        return thieves;
    }

    /// Sandstorms left in the dig site.
    public int sandstorms() {
        return sandstorms;
    }

    /// How many plain treasures of a type lie unseen in dig site and chambers.
    public int unseen(int type) {
        return counts[UNSEEN + type];
    }

    /// How many cards of the chamber being explored are still to be turned up.
    public int findsLeft() {
        return findsLeft;
    }

    /// The type of the half-made sale; otherwise 0.
    public int selling() {
        return selling;
    }

    /// Whether the active seat must still dig in this turn.
    public boolean owesDig() {
        return phase == Phase.DIG || (phase == Phase.LOSE && digSite > 0);
    }

    public boolean isExplored(int chamber) {
        return (explored >> chamber & 1) != 0;
    }

    /// Whether this turn belongs to the closing phase.
    public boolean isClosing() {
        return closing;
    }

    /// Whether the active seat must sell before it may end its turn.
    public boolean owesSale() {
        return owed != ClosingRules.NOTHING;
    }

    /// How many trades in a row were made in this turn.
    public int tradesInARow() {
        return tradesInARow;
    }

    /// How many copies of a type the viewer knows to be in another seat's hand.
    ///
    /// @param viewer a seat, or the number of seats for the bystander
    public int known(int viewer, int holder, int type) {
        return counts[knownAt(viewer, holder) + type];
    }

    /// How many cards of a hand, of those unknown to the viewer, may be maps.
    public int maybeMaps(int viewer, int holder) {
        return counts[MAYBE_MAPS + viewer * SEATS + holder];
    }

    static int knownAt(int viewer, int holder) {
        return KNOWN + (viewer * SEATS + holder) * TYPES;
    }

    /// Plain treasures in the dig site.
    int plainInDigSite() {
        return digSite - maps - thieves - sandstorms;
    }

    /// Maps out of the game: exactly the price of the explored chambers (ARC-PYR-02).
    int mapsSpent() {
        int spent = 0;
        for (int chamber = 0; chamber < Chamber.CHAMBERS; chamber++) {
            spent += isExplored(chamber) ? tables.chamberMaps[chamber] : 0;
        }
        return spent;
    }

    void addToHand(int seat, int type, int number) {
        counts[HANDS + seat * TYPES + type] += (byte) number;
        counts[HAND_SIZES + seat] += (byte) number;
    }

    void addToMarket(int type, int number) {
        counts[MARKET + type] += (byte) number;
    }

    void addSet(int seat, int type, int size) {
        counts[SOLD + (seat * TYPES + type) * LARGEST_SET + size - 1]++;
        points += (long) tables.sellingValue(type, size) << (seat * POINT_BITS);
    }

    /// Takes a plain treasure out of the unseen stock.
    void takeUnseen(int type) {
        assert type != MAP && counts[UNSEEN + type] > 0 : "no such treasure is left unseen";
        counts[UNSEEN + type]--;
        unseen--;
    }

    /// Puts a card of the actor's hand aside in a half-made decision.
    void choose(int type) {
        counts[GIVEN + type]++;
        chosen++;
    }

    void forgetChosen() {
        Arrays.fill(counts, GIVEN, GIVEN + 2 * TYPES, (byte) 0); // GIVEN and TAKEN
        chosen = 0;
    }

    /// The next seat clockwise.
    int after(int seat) {
        return seat + 1 == setup.seats() ? 0 : seat + 1;
    }

    TheftScenario scenario() {
        if (scenario == null) {
            scenario = new TheftScenario();
        }
        return scenario;
    }

    void clear(Setup newSetup) {
        setup = newSetup;
        tables = ((ArchaeologyEdition) newSetup.edition()).tables();
        Arrays.fill(counts, (byte) 0);
        log.clear();
        phase = Phase.DEAL;
        active = target = starter = 0;
        digSite = maps = thieves = sandstorms = unseen = 0;
        explored = findsLeft = selling = chosen = tradesInARow = 0;
        acted = settled = closing = false;
        passed = idleTurns = 0;
        owed = ClosingRules.NOTHING;
        points = 0;
    }

    @Override
    public void copyFrom(ArchaeologyPosition other) {
        setup = other.setup;
        tables = other.tables;
        System.arraycopy(other.counts, 0, counts, 0, LENGTH);
        log.copyFrom(other.log);
        phase = other.phase;
        active = other.active;
        target = other.target;
        starter = other.starter;
        digSite = other.digSite;
        maps = other.maps;
        thieves = other.thieves;
        sandstorms = other.sandstorms;
        unseen = other.unseen;
        explored = other.explored;
        findsLeft = other.findsLeft;
        selling = other.selling;
        chosen = other.chosen;
        tradesInARow = other.tradesInARow;
        acted = other.acted;
        settled = other.settled;
        closing = other.closing;
        passed = other.passed;
        idleTurns = other.idleTurns;
        owed = other.owed;
        points = other.points;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ArchaeologyPosition position
                && cardFields() == position.cardFields()
                && turnFields() == position.turnFields()
                && Arrays.equals(counts, position.counts)
                && log.isLike(position.log)
                && setup.equals(position.setup);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(hash());
    }

    @Override
    public long hash() {
        long hash = Hash64.mix(setup.hash(), cardFields());
        return log.mixInto(Hash64.mix(Hash64.mix(hash, turnFields()), counts));
    }

    /// What counts does not tell of the cards, packed. Sums of counts and points follow from it.
    private long cardFields() {
        long fields = digSite; // at most 127 + 2 × 127 cards: 9 bits
        fields = fields << 8 | maps;
        fields = fields << 8 | thieves;
        fields = fields << 8 | sandstorms;
        fields = fields << Chamber.CHAMBERS | explored;
        return fields << 8 | findsLeft;
    }

    /// The rest, packed: whose turn it is, what is asked, and what must be remembered of the turns.
    private long turnFields() {
        long fields = phase.number;
        fields = fields << 2 | active;
        fields = fields << 2 | target;
        fields = fields << 2 | starter;
        fields = fields << 3 | selling;
        fields = fields << 5 | tradesInARow; // at most 20
        fields = fields << 1 | (acted ? 1 : 0);
        fields = fields << 1 | (settled ? 1 : 0);
        fields = fields << 1 | (closing ? 1 : 0);
        fields = fields << SEATS | passed;
        fields = fields << 8 | idleTurns; // at most 20 rounds of 4 seats
        return fields << 2 | owed;
    }

    @Override
    public String toString() {
        return new PositionWriter(this).text();
    }
}
