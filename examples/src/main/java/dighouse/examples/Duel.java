package dighouse.examples;

import dighouse.kernel.Result;
import dighouse.kernel.Result.Standing;
import java.util.List;

/// How a game of two ends: more points win, equal points share the first place.
public final class Duel {
    private Duel() {}

    public static Result.Places result(int pointsOfA, int pointsOfB) {
        Standing a = new Standing(0, pointsOfA >= pointsOfB ? 1 : 2, pointsOfA);
        Standing b = new Standing(1, pointsOfB >= pointsOfA ? 1 : 2, pointsOfB);
        return new Result.Places(a.place() <= b.place() ? List.of(a, b) : List.of(b, a), null);
    }
}
