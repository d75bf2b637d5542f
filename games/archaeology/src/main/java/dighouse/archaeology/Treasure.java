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

    private static final String[] IDS = {
        "pot_shard", "parchment_scrap", "coin", "talisman", "broken_cup", "map", "pharaoh_mask"
    };

    /// The letters of the types in the notation of a position: pot, scrap, coin, talisman, broken
    /// cup, map, mask.
    private static final String LETTERS = "psctbmk";

    private Treasure() {}

    public static String id(int type) {
        return IDS[type];
    }

    /// The type of this name, or -1.
    public static int type(String id) {
        for (int type = 0; type < TYPES; type++) {
            if (IDS[type].equals(id)) {
                return type;
            }
        }
        return -1;
    }

    static char letter(int type) {
        return LETTERS.charAt(type);
    }

    /// The type of this letter, or -1.
    static int type(char letter) {
        return LETTERS.indexOf(letter);
    }
}
