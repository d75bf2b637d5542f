package dighouse.server.budget;

import java.util.LinkedHashMap;
import java.util.Map;

/// Remembers from which address each person acted last: what is done for them later, such as the
/// thinking of their bots, counts for that address too.
public final class LastAddresses {
    private static final int MOST = 50_000; // people; then the one longest idle is forgotten

    private final Map<String, String> addresses =
            new LinkedHashMap<>(16, 0.75f, true) {
                @Override
                protected boolean removeEldestEntry(Map.Entry<String, String> eldest) {
                    return size() > MOST;
                }
            };

    public synchronized void note(Payer payer) {
        addresses.put(payer.person(), payer.address());
    }

    /// A person with their last address; without one if they have not acted since the start.
    public synchronized Payer payer(String person) {
        return new Payer(person, addresses.getOrDefault(person, "of " + person));
    }
}
