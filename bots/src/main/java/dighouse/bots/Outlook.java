package dighouse.bots;

import java.util.List;

/// How a thinker saw the end of the game when it decided, by seat.
///
/// @param worth what the end will be worth, from 0 to 1
/// @param points with how many points it will end
public record Outlook(List<Double> worth, List<Double> points) {
    /// Of somebody who did not look ahead.
    public static final Outlook NONE = new Outlook(List.of(), List.of());

    public Outlook {
        worth = List.copyOf(worth);
        points = List.copyOf(points);
    }
}
