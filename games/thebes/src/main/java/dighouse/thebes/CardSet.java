package dighouse.thebes;

/// Sets of cards as bits, three words each, kept side by side in one array. A set is named by the
/// place of its first word; masks of the tables are sets too.
final class CardSet {
    static final int WORDS = 3; // 85 researcher cards and 10 exhibitions make 95 bits

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

    /// How many cards of the mask the set holds.
    static int count(int[] sets, int from, int[] masks, int mask) {
        return Integer.bitCount(sets[from] & masks[mask])
                + Integer.bitCount(sets[from + 1] & masks[mask + 1])
                + Integer.bitCount(sets[from + 2] & masks[mask + 2]);
    }

    static boolean hasAny(int[] sets, int from, int[] masks, int mask) {
        return ((sets[from] & masks[mask])
                        | (sets[from + 1] & masks[mask + 1])
                        | (sets[from + 2] & masks[mask + 2]))
                != 0;
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

    /// The number of the set bit at this place, from 0, counted from the lowest.
    static int bitAt(int bits, int place) {
        int rest = place;
        int left = bits;
        int shift = 0;
        int low = Integer.bitCount(left & 0xFFFF);
        if (rest >= low) {
            rest -= low;
            left >>>= 16;
            shift = 16;
        }
        low = Integer.bitCount(left & 0xFF);
        if (rest >= low) {
            rest -= low;
            left >>>= 8;
            shift += 8;
        }
        while (rest > 0) {
            left &= left - 1;
            rest--;
        }
        return shift + Integer.numberOfTrailingZeros(left);
    }

    /// Empties one set into another.
    static void move(int[] sets, int from, int to) {
        for (int word = 0; word < WORDS; word++) {
            sets[to + word] |= sets[from + word];
            sets[from + word] = 0;
        }
    }
}
