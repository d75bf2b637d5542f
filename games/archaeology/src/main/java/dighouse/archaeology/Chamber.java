package dighouse.archaeology;

/// The three chambers of the pyramid (ARC-SETUP-04), in the order of the ledger.
public final class Chamber {
    public static final int SMALL = 0;
    public static final int MEDIUM = 1;
    public static final int LARGE = 2;

    /// How many chambers there are.
    public static final int CHAMBERS = 3;

    private static final String[] IDS = {"small", "medium", "large"};

    private Chamber() {}

    public static String id(int chamber) {
        return IDS[chamber];
    }

    /// The chamber of this name, or -1.
    public static int chamber(String id) {
        for (int chamber = 0; chamber < CHAMBERS; chamber++) {
            if (IDS[chamber].equals(id)) {
                return chamber;
            }
        }
        return -1;
    }
}
