package dighouse.server.hall;

import java.util.HashMap;
import java.util.Map;

/// Counts who watches a table, and knows when the listeners were last told.
final class TableWatchers {
    private static final long INTERVAL_NANOS = 500_000_000; // between two announcements

    private final Map<String, Integer> windows = new HashMap<>(); // of people with a name
    private int strangers;
    private int told;
    private long toldNanos = System.nanoTime() - INTERVAL_NANOS;
    private boolean isUntold;

    /// How many people there are; somebody with two windows counts once.
    int number() {
        return windows.size() + strangers;
    }

    void come(Listener listener) {
        if (listener.viewer() >= 0) {
            return;
        }
        if (listener.person().isEmpty()) {
            strangers++;
        } else {
            windows.merge(listener.person(), 1, Integer::sum);
        }
        isUntold |= number() != told;
    }

    void go(Listener listener) {
        if (listener.viewer() >= 0) {
            return;
        }
        if (listener.person().isEmpty()) {
            strangers--;
        } else {
            windows.computeIfPresent(
                    listener.person(), (person, open) -> open == 1 ? null : open - 1);
        }
        isUntold |= number() != told;
    }

    /// Whether the number has changed since it was told.
    boolean isUntold() {
        return isUntold;
    }

    boolean isDue(long now) {
        return now - toldNanos >= INTERVAL_NANOS;
    }

    /// Marks the number as told.
    ///
    /// @return the number
    int tell(long now) {
        toldNanos = now;
        told = number();
        isUntold = false;
        return told;
    }
}
