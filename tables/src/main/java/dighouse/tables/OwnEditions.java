package dighouse.tables;

import dighouse.catalogue.GameEntry;
import dighouse.catalogue.Sha256;
import dighouse.kernel.Edition;
import dighouse.kernel.Hex;
import dighouse.kernel.Malformed;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/// Shares people's own editions between the tables that use them. An edition is large; one with the
/// same text is kept once, and leaves memory with the last of its tables.
public final class OwnEditions {
    private static final Map<String, Shared> SHARED = new ConcurrentHashMap<>(); // by hash
    private static final ReferenceQueue<Edition> UNUSED = new ReferenceQueue<>();

    private OwnEditions() {}

    private static final class Shared extends WeakReference<Edition> {
        private final String hash;

        Shared(Edition edition, String hash) {
            super(edition, UNUSED);
            this.hash = hash;
        }
    }

    /// The edition with this text.
    ///
    /// @throws Malformed if it makes no game
    public static Edition of(GameEntry<?> entry, String text) {
        forgetUnused();
        String hash = hash(entry.id() + " " + text);
        Edition known = known(hash);
        if (known != null) {
            return known;
        }
        Edition read = entry.game().edition(text);
        SHARED.put(hash, new Shared(read, hash));
        return read;
    }

    private static @Nullable Edition known(String hash) {
        Shared shared = SHARED.get(hash);
        return shared == null ? null : shared.get();
    }

    private static void forgetUnused() {
        for (Reference<?> gone = UNUSED.poll(); gone != null; gone = UNUSED.poll()) {
            Shared shared = (Shared) gone;
            SHARED.remove(shared.hash, shared);
        }
    }

    private static String hash(String text) {
        return Hex.of(Sha256.of(text.getBytes(StandardCharsets.UTF_8)));
    }
}
