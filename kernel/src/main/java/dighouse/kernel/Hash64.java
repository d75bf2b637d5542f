package dighouse.kernel;

/// 64-bit hashes that are the same on every machine. They distinguish positions, setups and texts,
/// and are not fit for secrets.
public final class Hash64 {
    /// 2^64 divided by the golden ratio, made odd.
    static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private Hash64() {}

    /// Mixes one more value into a hash.
    public static long mix(long hash, long value) {
        return scramble(hash * GOLDEN + value);
    }

    /// The hash of all bytes of an array, eight at a time.
    public static long mix(long hash, byte[] values) {
        long result = mix(hash, values.length);
        long word = 0;
        for (int i = 0; i < values.length; i++) {
            word = (word << 8) | (values[i] & 0xFF);
            if ((i & 7) == 7) {
                result = mix(result, word);
                word = 0;
            }
        }
        return mix(result, word);
    }

    public static long of(String text) {
        long hash = text.length();
        for (int i = 0; i < text.length(); i++) {
            hash = mix(hash, text.charAt(i));
        }
        return hash;
    }

    /// Sixteen hexadecimal digits.
    public static String hex(long hash) {
        return hex(hash, 16);
    }

    /// The highest bits of the hash as so many hexadecimal digits.
    public static String hex(long hash, int digits) {
        StringBuilder text = new StringBuilder(digits);
        for (int i = 0; i < digits; i++) {
            text.append("0123456789abcdef".charAt((int) (hash >>> (60 - 4 * i)) & 15));
        }
        return text.toString();
    }

    /// SplitMix64's finisher: every bit of the input reaches every bit of the result.
    static long scramble(long value) {
        long mixed = (value ^ (value >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }
}
