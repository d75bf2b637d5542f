package dighouse.app.command;

import dighouse.kernel.Xoshiro;
import java.security.SecureRandom;

/// Produces bytes that a seed determines, in place of a real source of secrets, so that a game can
/// be repeated. A command that uses it must tell the players.
final class SeededRandom extends SecureRandom {
    private static final long serialVersionUID = 1;

    private final transient Xoshiro source;

    SeededRandom(long seed) {
        source = new Xoshiro(seed);
    }

    @Override
    public void nextBytes(byte[] bytes) {
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) source.next();
        }
    }

    @Override
    public long nextLong() {
        return ((long) source.next() << 32) | (source.next() & 0xFFFF_FFFFL);
    }
}
