package dighouse.marajoara;

/// A mission for one player: its goals, and what it changes. Goals on cells of the dig site are one
/// goal a marked cell, so that they depend on the board.
final class Mission {
    /// What a goal asks for.
    enum Kind {
        PIECE,
        ALL_PIECES,
        TRACK_END,
        SPACE,
        CELLS,
        TOKENS,
        POINTS
    }

    /// A goal; `value` is a piece, a track, an exhibition space, or a number of tokens or points.
    record Goal(Kind kind, int value) {}

    static final int NO_COLOUR = -1;

    Goal[] goals = {};
    int roundTrackFactor; // dice on the round track are subtracted so many times
    int spared = NO_COLOUR; // the colour that is not subtracted
    boolean twoMuseums;
    int exchangePrice;
    int unfinished; // points lost for each empty space and piece
    boolean rolls; // starting dice are rolled
    int overflow; // points lost when a die would pass 6; 0: dice stay at 6

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
