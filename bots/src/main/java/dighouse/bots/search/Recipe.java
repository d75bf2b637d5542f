package dighouse.bots.search;

/// The settings of a search.
///
/// @param exploration bonus for moves that were seldom tried, in units of worth; with a bias, an
///   obvious move gets up to twice as much of it, and a hopeless one hardly any at first
/// @param bias weight of the advice's opinion on a move, until tries say more
/// @param urgency how much better than the tried moves an untried one is assumed to be; above any
///   real worth, every move is tried once before any is tried twice; below 0, good moves may keep
///   others from ever being tried
/// @param playouts how a game is played beyond the tree
/// @param cut after how many plies, chance included, a playout ends with a forecast, or
///   [#TO_THE_END]
/// @param temperature how freely the answer is drawn: 0 takes the move tried most often; above 0,
///   moves are drawn with weights e^(worth / temperature)
public record Recipe(
        double exploration,
        double bias,
        double urgency,
        Playouts playouts,
        int cut,
        double temperature) {
    /// A cut that no game reaches.
    public static final int TO_THE_END = Integer.MAX_VALUE;

    /// Needs no advice: uniform moves, and games played to their end.
    public static final Recipe PLAIN = new Recipe(0.5, 0, 10, Playouts.UNIFORM, TO_THE_END, 0);

    public Recipe {
        if (cut < 0 || temperature < 0) {
            throw new IllegalArgumentException("no such recipe: " + cut + ", " + temperature);
        }
    }

    /// How the moves beyond the tree are chosen.
    public enum Playouts {
        /// All moves are equally likely.
        UNIFORM,
        /// The advice of the game suggests them.
        ADVISED,
        /// Mostly those that did well in earlier iterations, whatever the position (MAST).
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
