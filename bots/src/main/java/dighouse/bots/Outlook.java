package dighouse.bots;

import java.util.List;

/// What a thinker expected of the end of the game when it decided.
///
/// @param worth of the end to each seat, from 0 to 1
/// @param points of each seat at the end
public record Outlook(List<Double> worth, List<Double> points) {
    /// The outlook of a thinker that did not look ahead.
    public static final Outlook NONE = new Outlook(List.of(), List.of());

    public Outlook {
        worth = List.copyOf(worth);
        points = List.copyOf(points);
    }
}
