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

/// Random names and secrets, and the hashes that are kept of them.
public final class Secrets {
    /// Letters and digits that nobody confuses.
    private static final String ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz_";

    private static final int ID_LETTERS = 16; // 80 bits: nobody finds a table by guessing
    private static final int SECRET_BYTES = 32;

    private final RandomGenerator random;

    /// Secrets that nobody can guess.
    public Secrets() {
        this(new SecureRandom());
    }

    /// Secrets from another source. Everything that a house leaves to chance follows from its
    /// secrets, so a test that hands over the same source sees the same games again.
    ///
    /// @param random must bear to be asked by many at once
    public Secrets(RandomGenerator random) {
        this.random = random;
    }

    /// A name for a table or a person.
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

    /// What is kept of a secret. Secrets are random and long, so a plain hash hides them well.
    public static String hash(String secret) {
        try {
            MessageDigest sha = MessageDigest.getInstance("SHA-256");
            byte[] digest = sha.digest(secret.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible); // every JDK has it
        }
    }

    /// A secret that follows from another: the invitation to a seat from the table's.
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
