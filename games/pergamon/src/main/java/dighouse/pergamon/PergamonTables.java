package dighouse.pergamon;

/// The printed numbers as flat arrays for the rules. Spaces, rounds and galleries count from 1, so
/// index 0 of their tables is empty; tiles count from 0 in the order of their dates (PRG-DEC-09).
public final class PergamonTables {
    public static final int TILES = 60;
    public static final int KINDS = 4; // vase, jug, mask, bracelet
    public static final int GALLERIES = 5;
    public static final int TRACK = 13; // spaces of the research funds track
    public static final int PLAN = 24; // spaces of the exhibition plan
    public static final int ROUNDS = 12;
    static final int PILE = 5; // tiles of a calendar pile
    public static final int RICHEST_CARD = 8;
    static final int CARDS = 24; // two a round
    public static final int MARKERS = 3; // pairs of a player: I, II, III
    static final int FINAL_RANKS = 3;

    public static final int PURSE = 0;
    public static final int CHEST = 1;

    static final long ALL_TILES = (1L << TILES) - 1;

    final int[] left = new int[TILES]; // kind whose right half the left edge shows
    final int[] right = new int[TILES]; // kind whose left half the right edge shows
    final int[] century = new int[TILES];
    final int[] year = new int[TILES];
    final long[] withLeft = new long[KINDS]; // tiles by the kind on their left edge
    final long[] withRight = new long[KINDS];

    final int[] cost = new int[GALLERIES + 1];
    int capacity; // tiles of a full gallery

    final int[] amount = new int[TRACK + 1]; // coins that a space asks for
    final int[] deepest = new int[TRACK + 1]; // deepest gallery that a space permits
    final int[] raiderSpace = new int[3]; // by the number of chests on the table

    final int[] copies = new int[RICHEST_CARD + 1]; // cards of a value
    final int[] back = new int[RICHEST_CARD + 1]; // PURSE or CHEST

    final int[] tickets = new int[PLAN + 1];
    final boolean[] evaluates = new boolean[ROUNDS + 1];
    final int[] bonusKind = new int[ROUNDS + 1];
    final int[] bonusTickets = new int[ROUNDS + 1];
    final int[] decay = new int[ROUNDS + 1];
    final int[] polishLimit = new int[ROUNDS + 1];
    final int[] finalTickets = new int[FINAL_RANKS];

    int startingCoins;
    int exhibitTickets;
    int pushBack;
    int freeTiles;
    int storeGroup; // tiles that one fee stores
    int storeFee;

    /// The kind of the object that a tile begins, on its right edge.
    public int kind(int tile) {
        return right[tile];
    }

    public int century(int tile) {
        return century[tile];
    }

    /// Coins that a research funds space asks for.
    public int amount(int space) {
        return amount[space];
    }

    /// The deepest gallery that a research funds space permits.
    public int deepest(int space) {
        return deepest[space];
    }

    /// What it costs to dig a gallery.
    public int cost(int gallery) {
        return cost[gallery];
    }

    /// Tickets of an exhibition space at an evaluation.
    public int tickets(int space) {
        return tickets[space];
    }

    public int exhibitTickets() {
        return exhibitTickets;
    }

    /// Whether a round ends with an evaluation.
    public boolean evaluates(int round) {
        return evaluates[round];
    }

    /// How far all markers move down after the evaluation of a round.
    public int decay(int round) {
        return decay[round];
    }

    /// The kind whose oldest object brings tickets in a round, or -1.
    public int bonusKind(int round) {
        return bonusKind[round];
    }

    public int bonusTickets(int round) {
        return bonusTickets[round];
    }

    /// Tickets for the oldest objects at the end, the oldest at 0.
    public int finalTickets(int rank) {
        return finalTickets[rank];
    }

    /// PURSE or CHEST.
    public int back(int value) {
        return back[value];
    }

    public int polishLimit(int round) {
        return polishLimit[round];
    }

    /// The date of the object that two neighbours form (PRG-OBJ-05).
    public int date(int leftTile, int rightTile) {
        return 100 * century[leftTile] + year[rightTile];
    }

    /// PRG-OBJ-03: whether the second tile continues the first.
    public boolean adjoin(int leftTile, int rightTile) {
        return right[leftTile] == left[rightTile];
    }

    /// PRG-STORE-02: what storing so many tiles costs.
    public int fee(int tiles) {
        int paid = Math.max(0, tiles - freeTiles);
        return (paid + storeGroup - 1) / storeGroup * storeFee;
    }

    /// How many tiles at most can be stored with so many coins.
    public int storable(int coins) {
        return freeTiles + coins / storeFee * storeGroup;
    }
}
