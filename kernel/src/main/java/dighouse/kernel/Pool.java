package dighouse.kernel;

/// A lazy deck or bag: counts of what is left, kept in a stretch of a position's array, until
/// someone looks. Every single card or token of it is equally likely to be drawn.
public final class Pool {
    private Pool() {}

    /// How many are left of all kinds together.
    public static int size(byte[] counts, int from, int kinds) {
        int size = 0;
        for (int i = from; i < from + kinds; i++) {
            size += counts[i];
        }
        return size;
    }

    /// The kind of the r-th one, 0 ≤ r < size, if they lay sorted by kind.
    public static int kindAt(byte[] counts, int from, int kinds, int r) {
        assert r >= 0 && r < size(counts, from, kinds) : "beyond the pool";
        int rest = r;
        for (int kind = 0; kind < kinds - 1; kind++) {
            rest -= counts[from + kind];
            if (rest < 0) {
                return kind;
            }
        }
        return kinds - 1;
    }

    /// Takes one out at random and says of which kind it is.
    public static int draw(byte[] counts, int from, int kinds, Randomness random) {
        int kind = kindAt(counts, from, kinds, random.below(size(counts, from, kinds)));
        counts[from + kind]--;
        return kind;
    }
}
