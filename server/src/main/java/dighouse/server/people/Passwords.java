package dighouse.server.people;

import com.password4j.Argon2Function;
import com.password4j.Password;
import com.password4j.types.Argon2;
import dighouse.kernel.Argument;
import dighouse.tables.Denial;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/// Hashes passwords with Argon2id, which costs time and memory. Few are computed at once, so that a
/// crowd that signs in cannot use up the memory.
final class Passwords {
    private static final int LEAST = 8;
    private static final int MOST = 200;
    private static final int MEMORY_KIB = 19 * 1024;
    private static final int PASSES = 2;
    private static final int LANES = 1;
    private static final int HASH_BYTES = 32;
    private static final int SALT_BYTES = 16;
    private static final int AT_ONCE = 2;
    private static final int PATIENCE_SECONDS = 5;

    private static final Argon2Function ARGON =
            Argon2Function.getInstance(MEMORY_KIB, PASSES, LANES, HASH_BYTES, Argon2.ID);

    private final Semaphore places = new Semaphore(AT_ONCE);
    private String nobodys = ""; // a hash to check for unknown names; made when it is first needed

    /// Hashes a password, with its salt and costs, into one text.
    ///
    /// @throws UnfitInput if the password is not accepted
    String hash(String password) {
        int length = password.codePointCount(0, password.length());
        if (length < LEAST || length > MOST) {
            throw new UnfitInput(
                    "unfitPassword",
                    Argument.number("least", LEAST),
                    Argument.number("most", MOST));
        }
        enter();
        try {
            return Password.hash(password).addRandomSalt(SALT_BYTES).with(ARGON).getResult();
        } finally {
            places.release();
        }
    }

    /// Whether a password matches a hash; compared in constant time.
    boolean matches(String password, String hash) {
        nobodys(); // made before the first check, whichever name is tried
        enter();
        try {
            return password.length() <= 4 * MOST
                    && Password.check(password, hash)
                            .with(Argon2Function.getInstanceFromHash(hash));
        } finally {
            places.release();
        }
    }

    /// Waits for one of the places, each of which takes 19 MB.
    ///
    /// @throws UnfitInput if none becomes free within a few seconds
    private void enter() {
        try {
            if (places.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                return;
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        throw new UnfitInput(Denial.tooMuch("passwordsBusy", PATIENCE_SECONDS));
    }

    /// Takes as long as checking a password, and fails.
    boolean matchesNobody(String password) {
        matches(password, nobodys());
        return false;
    }

    /// Made when the first password is tried: so the server starts faster.
    private synchronized String nobodys() {
        if (nobodys.isEmpty()) {
            nobodys = hash("nobody has this password");
        }
        return nobodys;
    }
}
