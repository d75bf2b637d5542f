package dighouse.server.hall;

import java.util.HashMap;
import java.util.Map;

/// Counts those who look on at a table, and when everybody there was last told how many they are.
final class TableWatchers {
    private static final long INTERVAL_NANOS = 500_000_000; // between two tellings

    private final Map<String, Integer> windows = new HashMap<>(); // of people whom the house knows
    private int strangers;
    private int told;
    private long toldNanos = System.nanoTime() - INTERVAL_NANOS;
    private boolean isUntold;

    /// How many people there are; whoever has two windows open is one of them.
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

    /// Whether there are others than when it was last told.
    boolean isUntold() {
        return isUntold;
    }

    boolean isDue(long now) {
        return now - toldNanos >= INTERVAL_NANOS;
    }

    /// Everybody is told now.
    ///
    /// @return what
    int tell(long now) {
        toldNanos = now;
        told = number();
        isUntold = false;
        return told;
    }
}
