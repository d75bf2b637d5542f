package dighouse.catalogue;

import dighouse.kernel.Chance;
import dighouse.kernel.GameRecord;
import dighouse.kernel.Hex;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// The chance of one table: nobody can choose it, and everybody can check it after the game.
///
/// The server (or the terminal) draws a secret and publishes its hash before anybody sits down, so
/// it cannot choose the outcomes afterwards. Everyone who sits down contributes random bytes, so it
/// cannot choose them in advance either. When the game is over the secret is revealed, and
/// [Records#verify] recomputes every outcome. Not thread-safe.
public final class FairTable {
    public static final int SECRET_BYTES = 32;
    public static final int CONTRIBUTION_BYTES = 16;

    private final byte[] secret;
    private final List<byte[]> contributions = new ArrayList<>();
    private final boolean[] contributed; // by seat
    private @Nullable Chance chance; // from the first time it is asked for

    private FairTable(byte[] secret, int seats) {
        this.secret = secret;
        contributed = new boolean[seats];
        for (int seat = 0; seat < seats; seat++) {
            contributions.add(new byte[CONTRIBUTION_BYTES]);
        }
    }

    /// A new table.
    ///
    /// @param random fills an array with bytes that nobody can foresee
    public static FairTable open(Consumer<byte[]> random, int seats) {
        byte[] secret = new byte[SECRET_BYTES];
        random.accept(secret);
        return new FairTable(secret, seats);
    }

    /// A table whose secret is known: one that was stored, or is proven.
    public static FairTable of(byte[] secret, int seats) {
        return new FairTable(exactly(SECRET_BYTES, secret), seats);
    }

    /// What is published before the game: the SHA-256 of the secret, in hexadecimal digits.
    public String commitment() {
        return Hex.of(Sha256.of(secret));
    }

    /// Adds a seat's random bytes, once, before the first draw. Seats that never do (bots) count as
    /// zeros.
    public void contribute(int seat, byte[] sixteen) {
        if (chance != null || contributed[seat]) {
            throw new IllegalStateException(
                    "seat " + seat + " contributes " + (contributed[seat] ? "twice" : "too late"));
        }
        contributions.set(seat, exactly(CONTRIBUTION_BYTES, sixteen));
        contributed[seat] = true;
    }

    /// Where the outcomes come from; asking for it ends the contributions.
    public Chance chance() {
        if (chance == null) {
            chance = new FairChance(secret, contributions);
        }
        return chance;
    }

    /// What goes into the record.
    ///
    /// @param reveal whether the game is over: only then may anybody know the secret
    public GameRecord.Proof proof(boolean reveal) {
        return new GameRecord.Proof(
                commitment(),
                contributions.stream().map(Hex::of).toList(),
                reveal ? Hex.of(secret) : "");
    }

    private static byte[] exactly(int length, byte[] bytes) {
        if (bytes.length != length) {
            throw new IllegalArgumentException(length + " bytes are needed, not " + bytes.length);
        }
        return Arrays.copyOf(bytes, length);
    }
}
