package dighouse.kernel;

/// Bytes as lower-case hexadecimal digits, two for each byte. The JDK's `HexFormat` is not there in
/// a browser.
public final class Hex {
    private static final String DIGITS = "0123456789abcdef";

    private Hex() {}

    public static String of(byte[] bytes) {
        StringBuilder text = new StringBuilder(2 * bytes.length);
        for (byte value : bytes) {
            text.append(DIGITS.charAt(value >> 4 & 15)).append(DIGITS.charAt(value & 15));
        }
        return text.toString();
    }

    /// Reads digits in lower or upper case.
    ///
    /// @throws IllegalArgumentException if they do not make whole bytes
    public static byte[] bytes(String digits) {
        byte[] bytes = new byte[digits.length() / 2];
        if (2 * bytes.length != digits.length()) {
            throw new IllegalArgumentException(
                    "an even number of digits is needed, not " + digits.length());
        }
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] =
                    (byte) ((digit(digits.charAt(2 * i)) << 4) + digit(digits.charAt(2 * i + 1)));
        }
        return bytes;
    }

    private static int digit(char letter) {
        int digit = letter < 128 ? Character.digit(letter, 16) : -1;
        if (digit < 0) {
            throw new IllegalArgumentException("no hexadecimal digit: " + letter);
        }
        return digit;
    }
}
