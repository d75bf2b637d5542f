package dighouse.kernel;

/// A source of unsigned 32-bit words, and the one bounded draw on which all chance rests: in play,
/// in search and in `verify`.
public interface Randomness {
    /// The next word: all 32 bits are random.
    int next();

    /// A number from 0 to `bound` - 1, each equally likely.
    ///
    /// Takes the first word below the largest multiple of `bound` that fits into 32 bits, modulo
    /// `bound`. This is the draw that fairness proofs recompute: it must never change.
    default int below(int bound) {
        assert bound > 0 : "nothing to draw from";
        while (true) {
            int word = next();
            int remainder = Integer.remainderUnsigned(word, bound);
            // word - remainder starts a block of `bound` words; -bound, unsigned, is 2^32 - bound
            if (Integer.compareUnsigned(word - remainder, -bound) <= 0) {
                return remainder;
            }
        }
    }
}
