package dighouse.kernel;

/// Counts all lines of plies to a depth, chance's outcomes included: a fingerprint of what is legal
/// (chess says perft).
public final class Walk {
    private Walk() {}

    /// How many lines of exactly this many plies start here; shorter games are not counted.
    public static <P extends Position<P>> long count(Game<P> game, P position, int depth) {
        if (depth == 0) {
            return 1;
        }
        MoveList list = new MoveList();
        game.moves(position, list);
        if (depth == 1) {
            return list.size();
        }
        P next = game.position();
        long lines = 0;
        for (int i = 0; i < list.size(); i++) {
            next.copyFrom(position);
            game.play(next, list.get(i));
            lines += count(game, next, depth - 1);
        }
        return lines;
    }
}
