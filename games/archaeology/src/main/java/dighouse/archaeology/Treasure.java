package dighouse.archaeology;

/// The seven types of treasure, in the order of the ledger (ARC-COMP-02, ARC-DEC-07). A type is its
/// number in this order; all copies of a type are alike (ARC-COMP-07).
public final class Treasure {
    public static final int POT_SHARD = 0;
    public static final int PARCHMENT_SCRAP = 1;
    public static final int COIN = 2;
    public static final int TALISMAN = 3;
    public static final int BROKEN_CUP = 4;
    public static final int MAP = 5;
    public static final int PHARAOH_MASK = 6;

    /// How many types there are.
    public static final int TYPES = 7;

    private Treasure() {}
}
