package dighouse.bots.search;

import dighouse.bots.Bot;
import dighouse.bots.Thinker;
import dighouse.bots.ThinkingBudget;
import dighouse.kernel.Game;
import dighouse.kernel.MoveList;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import dighouse.kernel.Xoshiro;

/// Plays every legal move with equal probability. It serves for comparison and is the quickest
/// opponent.
public record RandomBot(String name) implements Bot {
    @Override
    public ThinkingBudget budget() {
        return ThinkingBudget.iterations(1);
    }

    @Override
    public <P extends Position<P>> Thinker<P> thinker(Game<P> game, Setup setup) {
        Xoshiro random = new Xoshiro(0);
        P position = game.position();
        MoveList moves = new MoveList();
        return (glimpse, budget) -> {
            random.seed(glimpse.seed());
            glimpse.imagine(random, position);
            moves.clear();
            game.moves(position, moves);
            return moves.get(random.below(moves.size()));
        };
    }
}
