package dighouse.lab.analysis;

/// What a seat may expect.
///
/// @param win how likely it is to win, from 0 to 1; a shared victory counts in part
/// @param points with how many points it will end
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
