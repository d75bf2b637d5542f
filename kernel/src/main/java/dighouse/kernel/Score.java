package dighouse.kernel;

import java.util.List;

/// The points of one seat and where they come from; the parts add up to the points.
public record Score(int seat, int points, List<Part> parts) {
    public Score {
        parts = List.copyOf(parts);
    }

    /// Points of one part.
    static Score unbroken(int seat, int points) {
        List<Part> parts = points == 0 ? List.of() : List.of(new Part(Phrase.of("points"), points));
        return new Score(seat, points, parts);
    }

    /// One line of the breakdown.
    public record Part(Phrase what, int points) {}
}
