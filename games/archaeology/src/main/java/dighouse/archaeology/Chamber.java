package dighouse.archaeology;

/// The three chambers of the pyramid (ARC-SETUP-04), in the order of the ledger.
public final class Chamber {
    public static final int SMALL = 0;
    public static final int MEDIUM = 1;
    public static final int LARGE = 2;

    /// How many chambers there are.
    public static final int CHAMBERS = 3;

    private Chamber() {}
}
