package dighouse.catalogue;

import dighouse.kernel.Chance;
import dighouse.kernel.Randomness;
import java.util.List;

/// Chance that anyone can recompute who knows the secret and the contributions.
///
/// The key is HMAC-SHA-256 of the secret over the contributions in seat order. Draw number n reads
/// HMAC-SHA-256 of the key over n and a block number, 8 bytes big-endian each, as unsigned 32-bit
/// words, block after block; [Randomness#below] makes the draw of them. None of this may ever
/// change: records are proven with it.
final class FairChance implements Chance {
    private final byte[] key;

    FairChance(byte[] secret, List<byte[]> contributions) {
        key = Sha256.hmac(secret, contributions.toArray(byte[][]::new));
    }

    @Override
    public int draw(long number, int weight) {
        return new Draw(number).below(weight);
    }

    /// The words of one draw.
    private final class Draw implements Randomness {
        private final long number;
        private long block;
        private byte[] words = {}; // big-endian
        private int read; // bytes of them

        Draw(long number) {
            this.number = number;
        }

        @Override
        public int next() {
            if (read == words.length) {
                words = Sha256.hmac(key, bytes(number), bytes(block++));
                read = 0;
            }
            int word = 0;
            for (int i = 0; i < Integer.BYTES; i++) {
                word = (word << Byte.SIZE) | (words[read++] & 255);
            }
            return word;
        }

        private static byte[] bytes(long value) {
            byte[] bytes = new byte[Long.BYTES];
            for (int i = 0; i < bytes.length; i++) {
                bytes[i] = (byte) (value >>> (Long.SIZE - Byte.SIZE * (i + 1)));
            }
            return bytes;
        }
    }
}
