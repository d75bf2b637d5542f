package dighouse.bots.search;

/// How a search goes about it.
///
/// @param exploration weight of moves that were seldom tried, in units of worth; with a bias, an
///   obvious move gets up to twice as much of it, and a hopeless one hardly any at first
/// @param bias weight of what the advice holds of a move, until tries say more
/// @param urgency how much better a move that was never tried is taken to be than those that were;
///   above any real worth, every move is tried once before any is tried twice; below 0, good ones
///   may keep the others from ever being tried
/// @param playouts how a game is played on beyond the tree
/// @param cut after how many plies, chance included, a playout ends with a forecast; [#TO_THE_END]
/// @param temperature how freely the answer is drawn: 0 takes the move that was tried most, 1 draws
///   moves by how often they were tried
public record Recipe(
        double exploration,
        double bias,
        double urgency,
        Playouts playouts,
        int cut,
        double temperature) {
    /// A cut that no game reaches.
    public static final int TO_THE_END = Integer.MAX_VALUE;

    /// Moves by the rules alone and games to their end: needs no advice.
    public static final Recipe PLAIN = new Recipe(0.5, 0, 10, Playouts.UNIFORM, TO_THE_END, 0);

    public Recipe {
        if (cut < 0 || temperature < 0) {
            throw new IllegalArgumentException("no such recipe: " + cut + ", " + temperature);
        }
    }

    /// Who chooses the moves beyond the tree.
    public enum Playouts {
        /// Nobody: all moves are equally likely.
        UNIFORM,
        /// The advice of the game.
        ADVISED,
        /// What did well in earlier iterations, whatever the position (MAST), now and then.
        LEARNED
    }

    public Recipe withExploration(double changed) {
        return new Recipe(changed, bias, urgency, playouts, cut, temperature);
    }

    public Recipe withBias(double changed, double changedUrgency) {
        return new Recipe(exploration, changed, changedUrgency, playouts, cut, temperature);
    }

    public Recipe withPlayouts(Playouts changed) {
        return new Recipe(exploration, bias, urgency, changed, cut, temperature);
    }

    public Recipe withCut(int changed) {
        return new Recipe(exploration, bias, urgency, playouts, changed, temperature);
    }

    public Recipe withTemperature(double changed) {
        return new Recipe(exploration, bias, urgency, playouts, cut, changed);
    }
}
