package dighouse.catalogue;

import dighouse.kernel.Chance;
import dighouse.kernel.Randomness;
import java.nio.ByteBuffer;
import java.security.InvalidKeyException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.List;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/// Chance that anyone can recompute who knows the secret and the contributions.
///
/// The key is HMAC-SHA-256 of the secret over the contributions in seat order. Draw number n reads
/// HMAC-SHA-256 of the key over n and a block number, 8 bytes big-endian each, as unsigned 32-bit
/// words, block after block; [Randomness#below] makes the draw of them. None of this may ever
/// change: records are proven with it.
final class FairChance implements Chance {
    private static final String HMAC = "HmacSHA256";

    private final Mac mac;

    FairChance(byte[] secret, List<byte[]> contributions) {
        Mac mixing = mac(secret);
        contributions.forEach(mixing::update);
        mac = mac(mixing.doFinal());
    }

    @Override
    public int draw(long number, int weight) {
        return new Draw(number).below(weight);
    }

    /// What a table publishes before the game.
    static byte[] commitment(byte[] secret) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(secret);
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException("every Java has SHA-256", missing);
        }
    }

    private static Mac mac(byte[] key) {
        try {
            Mac mac = Mac.getInstance(HMAC);
            mac.init(new SecretKeySpec(key, HMAC));
            return mac;
        } catch (NoSuchAlgorithmException | InvalidKeyException missing) {
            throw new IllegalStateException("every Java has " + HMAC, missing);
        }
    }

    /// The words of one draw.
    private final class Draw implements Randomness {
        private final long number;
        private long block;
        private ByteBuffer rest = ByteBuffer.allocate(0);

        Draw(long number) {
            this.number = number;
        }

        @Override
        public int next() {
            if (!rest.hasRemaining()) {
                byte[] message =
                        ByteBuffer.allocate(2 * Long.BYTES)
                                .putLong(number)
                                .putLong(block++)
                                .array();
                rest = ByteBuffer.wrap(mac.doFinal(message)); // big-endian, as buffers are
            }
            return rest.getInt();
        }
    }
}
