package dighouse.marajoara;

import static dighouse.marajoara.MarajoaraTables.END_PLACES;
import static dighouse.marajoara.MarajoaraTables.ROUNDS;
import static dighouse.marajoara.MarajoaraTables.ROW;
import static dighouse.marajoara.MarajoaraTables.TRACKS;
import static dighouse.marajoara.MarajoaraTables.WHEELBARROW;

import dighouse.kernel.Hash64;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// The whole truth of a game of Marajoara, and nothing else: rules live in the chapter classes.
///
/// The dig site is kept twice: by cell, to read a die, and as a set of cells for each colour, to
/// find captures; tokens are a set of cells for each museum. A row of a museum is kept sorted from
/// the left, since the space on which a die lies means nothing (MRJ-RULING-45). Each seat has the
/// museum of its number; in mission 6 the one seat has the first two.
public final class MarajoaraPosition implements Position<MarajoaraPosition> {
    static final int MOST_SEATS = 4;
    static final int MUSEUMS = MOST_SEATS;
    public static final int NONE = -1;

    // sets of cells, low half and high half
    static final int TOKENS = 2 * Die.COLOURS; // after the dice by colour: tokens by museum
    static final int SETS = TOKENS + 2 * MUSEUMS;

    // small numbers
    static final int ROWS = 0; // by museum, colour and place: a value, 0 for none
    static final int WHEEL = ROWS + MUSEUMS * Die.STORED_COLOURS * ROW; // dice, bottom first
    static final int SLATE = WHEEL + WHEELBARROW; // dice in order of arrival
    static final int MOST_SLATE = 16; // all dice of two museums, and the captured one
    static final int SPENT = SLATE + MOST_SLATE; // dice about to enter the wheelbarrow
    static final int MOST_SPENT = 2 * ROW; // red or blue, and yellow
    static final int ROUND_TRACK = SPENT + MOST_SPENT; // one player: dice out of the game
    static final int DISKS = ROUND_TRACK + ROUNDS; // by seat and track
    static final int ENDS = DISKS + MOST_SEATS * TRACKS; // by track and place: seat + 1
    static final int PIECES = ENDS + TRACKS * END_PLACES; // by museum: set of restored pieces
    static final int VASES = PIECES + MUSEUMS; // by museum: on display
    static final int MUSEUM_TOKENS = VASES + MUSEUMS; // by museum: set of those not yet taken
    static final int RESERVE = MUSEUM_TOKENS + MUSEUMS; // by museum: tokens
    static final int LEFT = RESERVE + MUSEUMS; // by colour: dice not yet dealt
    static final int BYTES = LEFT + Die.COLOURS;

    // tokens of a museum, as bits
    static final int FIRST_VASE = 1;
    static final int THIRD_YELLOW = 2;
    static final int TOKEN_PIECE = 4;

    private @Nullable Setup setup;
    private @Nullable MarajoaraTables tables;
    private @Nullable Board board;
    private @Nullable Mission mission; // what it changes; null without one
    int seats;
    int museums;
    int options;

    Phase phase = Phase.OVER;
    int seat; // whose turn it is, also while another seat answers
    int first; // first player
    int round; // for one player: the turn
    int dealt; // starting cells filled
    int yellowMuseum; // mission 6: the museum of the yellow dice
    boolean mainDone;
    boolean doubled; // blue 7 of the French edition holds for this turn
    int goals; // set of goals that are collected
    int wheelSize;
    int slateSize;
    int spentSize;
    int roundTrackSize;
    final Step step = new Step();

    final byte[] site = new byte[Board.MOST_CELLS]; // die by cell, 0 for none
    final long[] sets = new long[SETS];
    final byte[] bytes = new byte[BYTES];
    final int[] points = new int[MOST_SEATS * Source.COUNT]; // by seat and source

    /// Scratch space for the move lists; not part of the truth.
    final long[] scratch = new long[2 * Direction.COUNT];

    MarajoaraPosition() {}

    /// A table before the first ply.
    void clear(Setup newSetup, MarajoaraEdition edition) {
        setup = newSetup;
        tables = edition.tables;
        board = edition.board(newSetup.value(Options.BOARD, 0));
        mission = newSetup.mission() == 0 ? null : edition.tables.missions[newSetup.mission() - 1];
        seats = newSetup.seats();
        museums = hasTwoMuseums() ? 2 : seats;
        options = Options.bits(newSetup);
        phase = Phase.DEAL;
        seat = 0;
        first = 0;
        round = 1;
        dealt = 0;
        yellowMuseum = 0;
        mainDone = false;
        doubled = false;
        goals = 0;
        wheelSize = 0;
        slateSize = 0;
        spentSize = 0;
        roundTrackSize = 0;
        step.clear();
        Arrays.fill(site, (byte) 0);
        Arrays.fill(sets, 0);
        Arrays.fill(bytes, (byte) 0);
        Arrays.fill(points, 0);
    }

    @Override
    public Setup setup() {
        if (setup == null) {
            throw new IllegalStateException("not started");
        }
        return setup;
    }

    public MarajoaraTables tables() {
        if (tables == null) {
            throw new IllegalStateException("not started");
        }
        return tables;
    }

    public Board board() {
        if (board == null) {
            throw new IllegalStateException("not started");
        }
        return board;
    }

    public @Nullable Mission mission() {
        return mission;
    }

    boolean has(int option) {
        return (options & option) != 0;
    }

    public boolean isSolo() {
        return seats == 1;
    }

    boolean hasTwoMuseums() {
        return mission != null && mission.twoMuseums;
    }

    /// Points lost when a die would pass 6; 0 if dice stay at 6.
    public int overflow() {
        return mission == null ? 0 : mission.overflow;
    }

    int exchangePrice() {
        return mission == null ? 0 : mission.exchangePrice;
    }

    /// The highest value that a die may have to get a pip: in mission 7 it may overflow.
    int highestRaised() {
        return overflow() > 0 ? Die.HIGHEST : Die.HIGHEST - 1;
    }

    /// The last museum of a seat; the first has the seat's number.
    public int lastMuseum(int owner) {
        return hasTwoMuseums() ? 1 : owner;
    }

    /// The museum whose yellow dice pay for a seat.
    public int purse(int owner) {
        return hasTwoMuseums() ? yellowMuseum : owner;
    }

    public int seats() {
        return seats;
    }

    /// Whose turn it is, also while another seat answers.
    public int seat() {
        return seat;
    }

    // ---- the dig site -------------------------------------------------------------------------

    long occupiedLow() {
        return sets[0] | sets[2] | sets[4] | sets[6];
    }

    long occupiedHigh() {
        return sets[1] | sets[3] | sets[5] | sets[7];
    }

    public int die(int cell) {
        return site[cell];
    }

    void putDie(int cell, int die) {
        assert site[cell] == Die.NONE : "two dice on one cell";
        site[cell] = (byte) die;
        sets[2 * Die.colour(die) + Board.half(cell)] |= Board.bit(cell);
    }

    int takeDie(int cell) {
        int die = site[cell];
        site[cell] = Die.NONE;
        sets[2 * Die.colour(die) + Board.half(cell)] &= ~Board.bit(cell);
        return die;
    }

    boolean hasToken(int museum, int cell) {
        return (sets[TOKENS + 2 * museum + Board.half(cell)] & Board.bit(cell)) != 0;
    }

    /// The museum whose token lies on a cell, or NONE.
    public int tokenOn(int cell) {
        for (int museum = 0; museum < museums; museum++) {
            if (hasToken(museum, cell)) {
                return museum;
            }
        }
        return NONE;
    }

    /// Low half of the cells with a token, of all museums.
    long tokensLow() {
        return sets[TOKENS] | sets[TOKENS + 2] | sets[TOKENS + 4] | sets[TOKENS + 6];
    }

    long tokensHigh() {
        return sets[TOKENS + 1] | sets[TOKENS + 3] | sets[TOKENS + 5] | sets[TOKENS + 7];
    }

    public int tokensOnSite(int museum) {
        return Board.size(sets[TOKENS + 2 * museum], sets[TOKENS + 2 * museum + 1]);
    }

    // ---- museums ------------------------------------------------------------------------------

    static int rowAt(int museum, int colour) {
        return ROWS + (museum * Die.STORED_COLOURS + colour) * ROW;
    }

    public int stored(int museum, int colour) {
        int at = rowAt(museum, colour);
        return bytes[at + 2] != 0 ? 3 : bytes[at + 1] != 0 ? 2 : bytes[at] != 0 ? 1 : 0;
    }

    boolean isFull(int museum, int colour) {
        return bytes[rowAt(museum, colour) + ROW - 1] != 0;
    }

    boolean holds(int museum, int colour, int value) {
        int at = rowAt(museum, colour);
        return bytes[at] == value || bytes[at + 1] == value || bytes[at + 2] == value;
    }

    /// Puts a die into its row, which stays sorted.
    void store(int museum, int colour, int value) {
        int at = rowAt(museum, colour);
        int place = at + stored(museum, colour);
        assert place < at + ROW : "a fourth die of a colour";
        while (place > at && bytes[place - 1] > value) {
            bytes[place] = bytes[place - 1];
            place--;
        }
        bytes[place] = (byte) value;
    }

    void unstore(int museum, int colour, int value) {
        assert holds(museum, colour, value) : "took a die that is not there";
        takeOut(rowAt(museum, colour), ROW, value);
    }

    /// Turns a stored die to another value.
    void turn(int museum, int colour, int from, int to) {
        unstore(museum, colour, from);
        store(museum, colour, to);
    }

    /// Takes the first die of this kind out of a list of so many; those behind it move up.
    void takeOut(int list, int size, int die) {
        int place = list;
        while (bytes[place] != die) {
            place++;
        }
        for (; place < list + size - 1; place++) {
            bytes[place] = bytes[place + 1];
        }
        bytes[place] = Die.NONE;
    }

    /// MRJ-MONEY-01: what a seat can pay.
    public int money(int owner) {
        int at = rowAt(purse(owner), Die.YELLOW);
        return bytes[at] + bytes[at + 1] + bytes[at + 2];
    }

    public int pieces(int museum) {
        return bytes[PIECES + museum];
    }

    public int vases(int museum) {
        return bytes[VASES + museum];
    }

    public int disk(int owner, int track) {
        return bytes[DISKS + owner * TRACKS + track];
    }

    // ---- points -------------------------------------------------------------------------------

    void score(int owner, int source, int amount) {
        points[owner * Source.COUNT + source] += amount;
    }

    int pointsFrom(int owner, int source) {
        return points[owner * Source.COUNT + source];
    }

    public int points(int owner) {
        int sum = 0;
        for (int at = owner * Source.COUNT; at < (owner + 1) * Source.COUNT; at++) {
            sum += points[at];
        }
        return sum;
    }

    // ---- as a value ---------------------------------------------------------------------------

    @Override
    public void copyFrom(MarajoaraPosition other) {
        setup = other.setup;
        tables = other.tables;
        board = other.board;
        mission = other.mission;
        seats = other.seats;
        museums = other.museums;
        options = other.options;
        phase = other.phase;
        seat = other.seat;
        first = other.first;
        round = other.round;
        dealt = other.dealt;
        yellowMuseum = other.yellowMuseum;
        mainDone = other.mainDone;
        doubled = other.doubled;
        goals = other.goals;
        wheelSize = other.wheelSize;
        slateSize = other.slateSize;
        spentSize = other.spentSize;
        roundTrackSize = other.roundTrackSize;
        step.copyFrom(other.step);
        System.arraycopy(other.site, 0, site, 0, Board.MOST_CELLS);
        System.arraycopy(other.sets, 0, sets, 0, SETS);
        System.arraycopy(other.bytes, 0, bytes, 0, BYTES);
        System.arraycopy(other.points, 0, points, 0, points.length);
    }

    @Override
    public long hash() {
        long hash = Hash64.mix(setup().hash(), phase.hash);
        hash = Hash64.mix(hash, ((seat * 8L + first) * 256 + round) * 256 + dealt);
        hash = Hash64.mix(hash, (yellowMuseum * 2L + (mainDone ? 1 : 0)) * 2 + (doubled ? 1 : 0));
        hash = Hash64.mix(hash, goals);
        hash = step.hash(hash);
        hash = Hash64.mix(Hash64.mix(hash, site), bytes);
        for (int i = TOKENS; i < SETS; i++) { // sets of dice agree with the cells
            hash = Hash64.mix(hash, sets[i]);
        }
        for (int amount : points) {
            hash = Hash64.mix(hash, amount);
        }
        return hash;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof MarajoaraPosition position
                && phase == position.phase
                && seat == position.seat
                && first == position.first
                && round == position.round
                && dealt == position.dealt
                && yellowMuseum == position.yellowMuseum
                && mainDone == position.mainDone
                && doubled == position.doubled
                && goals == position.goals
                && step.isSame(position.step)
                && Arrays.equals(site, position.site)
                && Arrays.equals(sets, position.sets)
                && Arrays.equals(bytes, position.bytes)
                && Arrays.equals(points, position.points)
                && setup().equals(position.setup());
    }

    @Override
    public int hashCode() {
        return Long.hashCode(hash());
    }
}
