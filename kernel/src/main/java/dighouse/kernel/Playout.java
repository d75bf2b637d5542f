package dighouse.kernel;

/// Plays a game to its end at random: every legal move is equally likely, and every outcome as
/// likely as its weight says. Used to measure speed, and by the simplest bot.
public final class Playout {
    private Playout() {}

    /// Plays to the end of the game; allocates nothing once the list has grown.
    ///
    /// @return how many plies were played, chance included
    public static <P extends Position<P>> int run(
            Game<P> game, P position, Randomness random, MoveList list) {
        int plies = 0;
        for (int actor = game.actor(position);
                actor != Actor.NOBODY;
                actor = game.actor(position)) {
            game.play(position, choose(game, position, actor, random, list));
            plies++;
        }
        return plies;
    }

    /// One ply at random: a move of the seat, or an outcome.
    public static <P extends Position<P>> int choose(
            Game<P> game, P position, int actor, Randomness random, MoveList list) {
        if (actor == Actor.CHANCE) {
            return game.outcome(position, random.below(game.weight(position)));
        }
        list.clear();
        game.moves(position, list);
        int size = list.size();
        return list.get(size == 1 ? 0 : random.below(size));
    }
}
