package dighouse.kernel;

/// A lazy deck or bag: the counts of what is left, in part of a position's array. Each single card
/// or token is equally likely to be drawn.
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

    /// The kind of the r-th one, 0 ≤ r < size, sorted by kind.
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

    /// Takes one out at random and returns its kind.
    public static int draw(byte[] counts, int from, int kinds, Randomness random) {
        int kind = kindAt(counts, from, kinds, random.below(size(counts, from, kinds)));
        counts[from + kind]--;
        return kind;
    }
}
