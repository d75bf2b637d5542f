package dighouse.marajoara;

/// A mission for one player: its goals, and what it changes. Goals on cells of the dig site are one
/// goal a marked cell, so that they depend on the board.
public final class Mission {
    /// What a goal asks for.
    public enum Kind {
        PIECE,
        ALL_PIECES,
        TRACK_END,
        SPACE,
        CELLS,
        TOKENS,
        POINTS
    }

    /// A goal; `value` is a piece, a track, an exhibition space, or a number of tokens or points.
    public record Goal(Kind kind, int value) {}

    static final int NO_COLOUR = -1;

    Goal[] goals = {};
    int roundTrackFactor; // dice on the round track are subtracted so many times
    int spared = NO_COLOUR; // the colour that is not subtracted
    boolean twoMuseums;
    int exchangePrice;
    int unfinished; // points lost for each empty space and piece
    boolean rolls; // starting dice are rolled
    int overflow; // points lost when a die would pass 6; 0: dice stay at 6

    /// How many goals there are; those on cells are one.
    public int size() {
        return goals.length;
    }

    public Goal goal(int index) {
        return goals[index];
    }

    /// Points that a die on the round track costs at the end (MRJ-MIS-03, 05, 07, 08).
    public int roundTrackCost(int die) {
        return Die.colour(die) == spared ? 0 : roundTrackFactor * Die.value(die);
    }

    /// Points lost for each empty exhibition space and each piece that is missing (MRJ-MIS-06).
    public int unfinished() {
        return unfinished;
    }

    /// The points to score, without the challenge; 0 if there is no such goal.
    int points() {
        for (Goal goal : goals) {
            if (goal.kind() == Kind.POINTS) {
                return goal.value();
            }
        }
        return 0;
    }
}
