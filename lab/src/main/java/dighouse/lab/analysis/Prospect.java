package dighouse.lab.analysis;

/// What a seat can expect.
///
/// @param win probability of winning, from 0 to 1; a shared victory is divided
/// @param points expected final points
public record Prospect(double win, double points) {
    public static final Prospect NONE = new Prospect(0, 0);

    public Prospect plus(Prospect other) {
        return new Prospect(win + other.win, points + other.points);
    }

    Prospect minus(Prospect other) {
        return plus(other.times(-1));
    }

    Prospect times(double factor) {
        return new Prospect(win * factor, points * factor);
    }
}
