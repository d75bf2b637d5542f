package dighouse.kernel;

/// The kernel's own generator, xoshiro128++ by Blackman and Vigna: fast on the JVM and, with its
/// four 32-bit words, in the browser. For play, search and simulations; tables whose fairness is
/// proven draw from the server's secret instead.
public final class Xoshiro implements Randomness {
    private int a;
    private int b;
    private int c;
    private int d;

    public Xoshiro(long seed) {
        seed(seed);
    }

    /// Starts from the generator's own state, to compare it with its published numbers.
    Xoshiro(int a, int b, int c, int d) {
        this.a = a;
        this.b = b;
        this.c = c;
        this.d = d;
    }

    /// Restarts; SplitMix64 makes the four words from the seed.
    public void seed(long seed) {
        long first = Hash64.scramble(seed + Hash64.GOLDEN);
        long second = Hash64.scramble(seed + Hash64.GOLDEN + Hash64.GOLDEN);
        a = (int) first;
        b = (int) (first >>> 32);
        c = (int) second;
        d = (int) (second >>> 32);
        if ((a | b | c | d) == 0) {
            a = 1; // the one state that the generator never leaves
        }
    }

    @Override
    public int next() {
        int result = Integer.rotateLeft(a + d, 7) + a;
        int shifted = b << 9;
        c ^= a;
        d ^= b;
        b ^= c;
        a ^= d;
        c ^= shifted;
        d = Integer.rotateLeft(d, 11);
        return result;
    }
}
