package dighouse.server.people;

import java.nio.charset.StandardCharsets;
import java.security.InvalidKeyException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.random.RandomGenerator;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/// Makes random names and secrets, and the hashes that are stored of them.
public final class Secrets {
    /// Letters and digits that are hard to confuse.
    private static final String ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz_";

    private static final int ID_LETTERS = 16; // 80 bits: nobody finds a table by guessing
    private static final int SECRET_BYTES = 32;

    private final RandomGenerator random;

    /// Secrets that nobody can guess.
    public Secrets() {
        this(new SecureRandom());
    }

    /// Secrets from another source. All chance on a server follows from its secrets, so a test that
    /// passes the same source sees the same games again.
    ///
    /// @param random must be safe to use from many threads
    public Secrets(RandomGenerator random) {
        this.random = random;
    }

    /// A new id for a table or a person.
    public String id() {
        StringBuilder id = new StringBuilder();
        for (int i = 0; i < ID_LETTERS; i++) {
            id.append(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
        }
        return id.toString();
    }

    /// 32 random bytes in hexadecimal digits.
    public String secret() {
        byte[] bytes = new byte[SECRET_BYTES];
        random.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    /// The hash to store of a secret. Secrets are random and long, so a plain hash hides them well.
    public static String hash(String secret) {
        try {
            MessageDigest sha = MessageDigest.getInstance("SHA-256");
            byte[] digest = sha.digest(secret.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible); // every JDK has it
        }
    }

    /// A secret derived from another, such as the invitation to a seat from the table's.
    public static String derive(String secret, String purpose) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(HexFormat.of().parseHex(secret), "HmacSHA256"));
            return HexFormat.of()
                    .formatHex(mac.doFinal(purpose.getBytes(StandardCharsets.UTF_8)), 0, 16);
        } catch (NoSuchAlgorithmException | InvalidKeyException impossible) {
            throw new IllegalStateException(impossible); // every JDK has it
        }
    }
}
