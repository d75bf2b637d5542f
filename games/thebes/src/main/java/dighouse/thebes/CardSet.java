package dighouse.thebes;

/// Sets of cards as bits, three words each, kept side by side in one array. A set is named by the
/// place of its first word; masks of the tables are sets too. The ten exhibitions have the highest
/// numbers: they are the upper bits of the last word.
final class CardSet {
    static final int WORDS = 3; // 85 researcher cards and 10 exhibitions make 95 bits

    private static final int EXHIBITIONS_FROM = ThebesTables.RESEARCHERS & 31; // bit of the first

    private CardSet() {}

    static void add(int[] sets, int from, int card) {
        sets[from + (card >> 5)] |= 1 << card;
    }

    static void remove(int[] sets, int from, int card) {
        sets[from + (card >> 5)] &= ~(1 << card);
    }

    static boolean contains(int[] sets, int from, int card) {
        return (sets[from + (card >> 5)] >> card & 1) != 0;
    }

    /// The first card of the set from this number on, or [ThebesPosition#NONE].
    static int next(int[] sets, int from, int card) {
        int first = card >> 5;
        for (int word = first; word < WORDS; word++) {
            int bits = sets[from + word] & (word == first ? -1 << card : -1);
            if (bits != 0) {
                return 32 * word + Integer.numberOfTrailingZeros(bits);
            }
        }
        return ThebesPosition.NONE;
    }

    /// The exhibitions of the set as bits, the first of them at bit 0.
    static int exhibitions(int[] sets, int from) {
        return sets[from + WORDS - 1] >>> EXHIBITIONS_FROM;
    }

    /// How many cards of the mask the set holds.
    static int count(int[] sets, int from, int[] masks, int mask) {
        return Integer.bitCount(sets[from] & masks[mask])
                + Integer.bitCount(sets[from + 1] & masks[mask + 1])
                + Integer.bitCount(sets[from + 2] & masks[mask + 2]);
    }

    /// The card at this place, from 0, among those of the mask that the set holds, by number.
    static int at(int[] sets, int from, int[] masks, int mask, int place) {
        int rest = place;
        for (int word = 0; word < WORDS; word++) {
            int bits = sets[from + word] & masks[mask + word];
            int size = Integer.bitCount(bits);
            if (rest < size) {
                return 32 * word + bitAt(bits, rest);
            }
            rest -= size;
        }
        throw new IllegalArgumentException("beyond the set");
    }

    /// The number of the set bit at this place, from 0, counted from the lowest. Halves the word
    /// five times; the half is unpredictable, so it is chosen by arithmetic and not by a branch.
    static int bitAt(int bits, int place) {
        int rest = place;
        int at = 0;
        for (int half = 16; half > 0; half >>= 1) {
            int low = Integer.bitCount((bits >>> at) & ((1 << half) - 1));
            int isHigher = (low - 1 - rest) >> 31; // all ones if the bit is in the upper half
            rest -= low & isHigher;
            at += half & isHigher;
        }
        return at;
    }

    /// Empties one set into another.
    static void move(int[] sets, int from, int to) {
        for (int word = 0; word < WORDS; word++) {
            sets[to + word] |= sets[from + word];
            sets[from + word] = 0;
        }
    }
}
