package dighouse.catalogue;

/// SHA-256 and HMAC-SHA-256 (FIPS 180-4 and 198-1), in plain Java, because a browser has no crypto
/// of the JDK and must draw the same chance as a server. Not for several threads at once.
public final class Sha256 {
    private static final int BLOCK = 64; // bytes
    private static final int INNER = 0x36;
    private static final int OUTER = 0x5C;

    /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
    private static final int[] ROUND = {
        0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4,
                0xab1c5ed5,
        0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7,
                0xc19bf174,
        0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc,
                0x76f988da,
        0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351,
                0x14292967,
        0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e,
                0x92722c85,
        0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585,
                0x106aa070,
        0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f,
                0x682e6ff3,
        0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
                0xc67178f2
    };

    /// The same of the square roots of the first eight primes.
    private static final int[] START = {
        0x6a09e667,
        0xbb67ae85,
        0x3c6ef372,
        0xa54ff53a,
        0x510e527f,
        0x9b05688c,
        0x1f83d9ab,
        0x5be0cd19
    };

    private final int[] state = START.clone();
    private final int[] schedule = new int[64];
    private final byte[] block = new byte[BLOCK];
    private int filled; // bytes of the block
    private long length; // bytes so far

    /// The hash of these bytes.
    public static byte[] of(byte[] bytes) {
        return new Sha256().add(bytes).end();
    }

    /// The HMAC of a message under a key.
    public static byte[] hmac(byte[] key, byte[]... message) {
        byte[] padded = new byte[BLOCK];
        byte[] shortened = key.length > BLOCK ? of(key) : key;
        System.arraycopy(shortened, 0, padded, 0, shortened.length);
        Sha256 inner = new Sha256().add(mask(padded, INNER));
        for (byte[] part : message) {
            inner.add(part);
        }
        return new Sha256().add(mask(padded, OUTER)).add(inner.end()).end();
    }

    private static byte[] mask(byte[] key, int mask) {
        byte[] masked = new byte[key.length];
        for (int i = 0; i < key.length; i++) {
            masked[i] = (byte) (key[i] ^ mask);
        }
        return masked;
    }

    private Sha256 add(byte[] bytes) {
        for (byte value : bytes) {
            add(value);
        }
        length += bytes.length;
        return this;
    }

    private void add(byte value) {
        block[filled++] = value;
        if (filled == BLOCK) {
            filled = 0;
            mix();
        }
    }

    private byte[] end() {
        long bits = length * Byte.SIZE;
        add((byte) 0x80);
        while (filled != BLOCK - Long.BYTES) {
            add((byte) 0);
        }
        for (int shift = Long.SIZE - Byte.SIZE; shift >= 0; shift -= Byte.SIZE) {
            add((byte) (bits >>> shift));
        }
        byte[] hash = new byte[state.length * Integer.BYTES];
        for (int i = 0; i < hash.length; i++) {
            hash[i] = (byte) (state[i / 4] >>> (24 - 8 * (i % 4)));
        }
        return hash;
    }

    /// Mixes the full block into the state; the letters are those of the standard.
    private void mix() {
        for (int i = 0; i < 16; i++) {
            schedule[i] =
                    (block[4 * i] << 24)
                            | ((block[4 * i + 1] & 255) << 16)
                            | ((block[4 * i + 2] & 255) << 8)
                            | (block[4 * i + 3] & 255);
        }
        for (int i = 16; i < 64; i++) {
            int near = schedule[i - 2];
            int far = schedule[i - 15];
            schedule[i] =
                    (Integer.rotateRight(near, 17) ^ Integer.rotateRight(near, 19) ^ (near >>> 10))
                            + schedule[i - 7]
                            + (Integer.rotateRight(far, 7)
                                    ^ Integer.rotateRight(far, 18)
                                    ^ (far >>> 3))
                            + schedule[i - 16];
        }
        int a = state[0];
        int b = state[1];
        int c = state[2];
        int d = state[3];
        int e = state[4];
        int f = state[5];
        int g = state[6];
        int h = state[7];
        for (int i = 0; i < 64; i++) {
            int choice = (e & f) ^ (~e & g);
            int majority = (a & b) ^ (a & c) ^ (b & c);
            int first =
                    h
                            + (Integer.rotateRight(e, 6)
                                    ^ Integer.rotateRight(e, 11)
                                    ^ Integer.rotateRight(e, 25))
                            + choice
                            + ROUND[i]
                            + schedule[i];
            int second =
                    (Integer.rotateRight(a, 2)
                                    ^ Integer.rotateRight(a, 13)
                                    ^ Integer.rotateRight(a, 22))
                            + majority;
            h = g;
            g = f;
            f = e;
            e = d + first;
            d = c;
            c = b;
            b = a;
            a = first + second;
        }
        state[0] += a;
        state[1] += b;
        state[2] += c;
        state[3] += d;
        state[4] += e;
        state[5] += f;
        state[6] += g;
        state[7] += h;
    }
}
