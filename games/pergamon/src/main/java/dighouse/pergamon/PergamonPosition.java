package dighouse.pergamon;

import dighouse.kernel.Hash64;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// The complete state of a game of Pergamon. The rules are in the `…Rules` files.
///
/// Tiles are all different, so that a place on the table is a set of them: one bit each in a
/// `long`. The order of a row is kept as links from tile to tile. Piles of tiles and cards are kept
/// as what is left of them, without an order. Tiles that have left the game are those that are
/// nowhere.
public final class PergamonPosition implements Position<PergamonPosition> {
    static final int MOST_SEATS = 4;
    public static final int RAIDER = MOST_SEATS; // the fifth figure
    static final int FIGURES = MOST_SEATS + 1;
    static final int COLLECTIONS = MOST_SEATS * PergamonTables.MARKERS;
    public static final int NONE = -1;

    // sets of tiles
    static final int HAND = 0; // unexhibited finds, by seat
    static final int GALLERY = HAND + MOST_SEATS; // by gallery, I at 0
    static final int UNSEEN = GALLERY + PergamonTables.GALLERIES; // never revealed
    static final int REVEALED = UNSEEN + 1; // this round, not yet in a gallery
    static final int DROPPED = REVEALED + 1; // out of the game in this turn's store step
    static final int ROW = DROPPED + 1; // the open row: still finds of the acting seat
    static final int SETS = ROW + 1;

    // small numbers
    static final int NEXT = 0; // by tile in a row: its right neighbour + 1; 0 at the end
    static final int FIRST = NEXT + PergamonTables.TILES; // by collection: leftmost tile + 1, or 0
    static final int SPACE = FIRST + COLLECTIONS; // by collection: exhibition space, or 0
    static final int PAWN = SPACE + COLLECTIONS; // by figure: research funds space, or 0
    static final int ORDER = PAWN + FIGURES; // seats in the order of choosing spaces
    static final int CARDS = ORDER + MOST_SEATS; // never turned up, by value (1 at 0)
    static final int FACE_DOWN = CARDS + PergamonTables.RICHEST_CARD; // on the table, by back
    static final int BYTES = FACE_DOWN + 2;

    // amounts
    static final int COINS = 0; // by figure
    static final int TICKETS = COINS + FIGURES; // by seat and source
    static final int SOURCES = 4;
    static final int AMOUNTS = TICKETS + MOST_SEATS * SOURCES;

    // where tickets come from
    static final int FROM_EXHIBITING = 0; // PRG-EXH-08
    static final int FROM_SPACES = 1; // PRG-EVAL-01
    static final int FROM_KIND = 2; // PRG-EVAL-02
    static final int FROM_AGE = 3; // PRG-END-02

    // variants of the table
    static final int ORDER_TRACK = 1; // variant 1
    static final int FIRST_PLAYER_SORTS = 2; // variant 2
    static final int TOP_BACK_SEEN = 4; // PRG-RULING-31

    private @Nullable Setup setup;
    private @Nullable PergamonTables tables;
    int seats;
    int variants;

    Phase phase = Phase.OVER;
    int round; // 1 to 12; 0 during set-up
    int at; // research funds space whose figure acts, or 0
    int nextGallery; // while finds are laid out: the first gallery (from 0) not yet served
    int top = NONE; // back of the top card, or NONE
    int fund; // coins of the cards turned up and not yet shared
    int rowLast; // last tile of the open row + 1, or 0
    int disbanded = NONE; // marker pair that is to make room for the open row, or NONE

    final long[] sets = new long[SETS];
    final byte[] bytes = new byte[BYTES];
    final int[] amounts = new int[AMOUNTS];

    PergamonPosition() {}

    /// A table before the first ply.
    void clear(Setup newSetup, PergamonTables newTables, int newVariants) {
        setup = newSetup;
        tables = newTables;
        seats = newSetup.seats();
        variants = newVariants;
        phase = Phase.BEGIN;
        round = 0;
        at = 0;
        nextGallery = 0;
        top = NONE;
        fund = 0;
        rowLast = 0;
        disbanded = NONE;
        Arrays.fill(sets, 0);
        Arrays.fill(bytes, (byte) 0);
        Arrays.fill(amounts, 0);
    }

    @Override
    public Setup setup() {
        if (setup == null) {
            throw new IllegalStateException("not started");
        }
        return setup;
    }

    public PergamonTables tables() {
        if (tables == null) {
            throw new IllegalStateException("not started");
        }
        return tables;
    }

    public int seats() {
        return seats;
    }

    /// 1 to 12; 0 during set-up.
    public int round() {
        return round;
    }

    /// Tiles of the open row, which are still finds of the acting seat.
    public long row() {
        return sets[ROW];
    }

    /// The last tile of the open row, or NONE.
    public int rowLast() {
        return rowLast - 1;
    }

    /// What the open row is worth before it is polished.
    public int rowValue() {
        return ExhibitRules.rowValue(this);
    }

    /// Cards of this value that were never turned up.
    public int cards(int value) {
        return bytes[CARDS + value - 1];
    }

    /// Cards of this back that lie face down on the table.
    public int faceDown(int back) {
        return bytes[FACE_DOWN + back];
    }

    /// Coins turned up and not yet shared.
    public int fund() {
        return fund;
    }

    /// Whether pawns are placed, or stand and wait for their coins.
    public boolean isAsking() {
        return phase == Phase.ASK || phase == Phase.TURN_UP || phase == Phase.SHARE;
    }

    /// The lowest research funds space whose figure may still dig in this round; beyond the track
    /// when all have.
    public int nextToDig() {
        return switch (phase) {
            case ASK, TURN_UP, SHARE -> 1;
            case DIG, RAID -> at;
            case EXHIBIT, ROW, DISBAND, POLISH, STORE -> at + 1;
            case BEGIN, TOP, REVEAL, PLACE, BACK, EVALUATE, OVER -> PergamonTables.TRACK + 1;
        };
    }

    /// The lowest research funds space whose figure may still exhibit in this round; beyond the
    /// track when all have had their turn.
    public int nextToExhibit() {
        return switch (phase) {
            case BEGIN, TOP, REVEAL, PLACE, BACK, ASK, TURN_UP, SHARE -> 1;
            case DIG, RAID, EXHIBIT, ROW, DISBAND, POLISH -> at;
            case STORE -> at + 1;
            case EVALUATE, OVER -> PergamonTables.TRACK + 1;
        };
    }

    boolean has(int variant) {
        return (variants & variant) != 0;
    }

    public boolean hasRaider() {
        return seats == 2;
    }

    public long hand(int seat) {
        return sets[HAND + seat];
    }

    /// Galleries count from 1 here, as on the board.
    public long gallery(int gallery) {
        return sets[GALLERY + gallery - 1];
    }

    public int coins(int figure) {
        return amounts[COINS + figure];
    }

    public int pawn(int figure) {
        return bytes[PAWN + figure];
    }

    /// The seat whose place in the order of choosing this is, from 0.
    int inOrder(int place) {
        return bytes[ORDER + place];
    }

    public int tickets(int seat) {
        int sum = 0;
        for (int source = 0; source < SOURCES; source++) {
            sum += amounts[TICKETS + seat * SOURCES + source];
        }
        return sum;
    }

    void addTickets(int seat, int source, int tickets) {
        amounts[TICKETS + seat * SOURCES + source] += tickets;
    }

    int ticketsFrom(int seat, int source) {
        return amounts[TICKETS + seat * SOURCES + source];
    }

    /// The exhibition space of a collection, `seat * MARKERS + marker`; 0 if there is none.
    public int space(int collection) {
        return bytes[SPACE + collection];
    }

    public boolean isOnShow(int collection) {
        return bytes[FIRST + collection] != 0;
    }

    public int firstTile(int collection) {
        return bytes[FIRST + collection] - 1;
    }

    /// The right neighbour of a tile in its row, or NONE.
    public int next(int tile) {
        return bytes[NEXT + tile] - 1;
    }

    /// The lowest marker pair that is free (PRG-RULING-39), or NONE.
    int freeMarker(int seat) {
        for (int marker = 0; marker < PergamonTables.MARKERS; marker++) {
            if (!isOnShow(seat * PergamonTables.MARKERS + marker)) {
                return marker;
            }
        }
        return NONE;
    }

    /// The figure on a research funds space, or NONE.
    public int figureOn(int space) {
        for (int figure = 0; figure < FIGURES; figure++) {
            if (bytes[PAWN + figure] == space) {
                return figure;
            }
        }
        return NONE;
    }

    /// The seat whose turn it is in phase 3.
    int acting() {
        return figureOn(at);
    }

    /// Cards with this back that were never turned up.
    int cardsLeft(int back) {
        int left = 0;
        int[] backs = tables().back;
        for (int value = 1; value <= PergamonTables.RICHEST_CARD; value++) {
            if (backs[value] == back) {
                left += bytes[CARDS + value - 1];
            }
        }
        return left;
    }

    /// All tiles of collections on show.
    long exhibited() {
        long tiles = 0;
        for (int collection = 0; collection < COLLECTIONS; collection++) {
            for (int tile = firstTile(collection); tile != NONE; tile = next(tile)) {
                tiles |= 1L << tile;
            }
        }
        return tiles;
    }

    /// Tiles that were seen and have left the game.
    long gone() {
        long somewhere = sets[UNSEEN] | sets[REVEALED] | exhibited();
        for (int i = HAND; i < UNSEEN; i++) {
            somewhere |= sets[i];
        }
        return PergamonTables.ALL_TILES & ~somewhere;
    }

    @Override
    public void copyFrom(PergamonPosition other) {
        setup = other.setup;
        tables = other.tables;
        seats = other.seats;
        variants = other.variants;
        phase = other.phase;
        round = other.round;
        at = other.at;
        nextGallery = other.nextGallery;
        top = other.top;
        fund = other.fund;
        rowLast = other.rowLast;
        disbanded = other.disbanded;
        System.arraycopy(other.sets, 0, sets, 0, SETS);
        System.arraycopy(other.bytes, 0, bytes, 0, BYTES);
        System.arraycopy(other.amounts, 0, amounts, 0, AMOUNTS);
    }

    @Override
    public long hash() {
        long hash = Hash64.mix(setup().hash(), phase.hash);
        hash = Hash64.mix(hash, round * 1024L + at * 32L + nextGallery);
        hash = Hash64.mix(hash, (top + 1) * 65536L + fund * 256L + (disbanded + 1));
        hash = Hash64.mix(hash, rowLast);
        for (long set : sets) {
            hash = Hash64.mix(hash, set);
        }
        for (int amount : amounts) {
            hash = Hash64.mix(hash, amount);
        }
        return Hash64.mix(hash, bytes);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PergamonPosition position
                && phase == position.phase
                && round == position.round
                && at == position.at
                && nextGallery == position.nextGallery
                && top == position.top
                && fund == position.fund
                && rowLast == position.rowLast
                && disbanded == position.disbanded
                && Arrays.equals(sets, position.sets)
                && Arrays.equals(bytes, position.bytes)
                && Arrays.equals(amounts, position.amounts)
                && setup().equals(position.setup());
    }

    @Override
    public int hashCode() {
        return Long.hashCode(hash());
    }
}
