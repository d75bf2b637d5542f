package dighouse.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.Random;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;

/// The JDK's own implementation is the judge.
class Sha256Test {
    private static final int LONGEST = 300; // more than four blocks

    private final Random random = new Random(1);

    @Test
    void hashesAsTheJdkDoes() throws GeneralSecurityException {
        MessageDigest judge = MessageDigest.getInstance("SHA-256");
        for (int length = 0; length <= LONGEST; length++) {
            byte[] bytes = bytes(length);
            assertThat(Sha256.of(bytes)).as("%d bytes", length).isEqualTo(judge.digest(bytes));
        }
    }

    @Test
    void authenticatesAsTheJdkDoes() throws GeneralSecurityException {
        for (int length = 1; length <= LONGEST; length++) {
            byte[] key = bytes(length);
            byte[] message = bytes(random.nextInt(LONGEST));
            int cut = random.nextInt(message.length + 1);
            Mac judge = Mac.getInstance("HmacSHA256");
            judge.init(new SecretKeySpec(key, "HmacSHA256"));
            assertThat(
                            Sha256.hmac(
                                    key,
                                    Arrays.copyOf(message, cut),
                                    Arrays.copyOfRange(message, cut, message.length)))
                    .as("a key of %d bytes", length)
                    .isEqualTo(judge.doFinal(message));
        }
    }

    private byte[] bytes(int length) {
        byte[] bytes = new byte[length];
        random.nextBytes(bytes);
        return bytes;
    }
}
