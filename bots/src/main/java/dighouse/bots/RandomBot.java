package dighouse.bots;

import dighouse.kernel.MoveList;
import dighouse.kernel.Position;
import dighouse.kernel.Xoshiro;

/// Every legal move is equally likely: a yardstick, and the quickest opponent.
final class RandomBot implements Bot {
    @Override
    public String name() {
        return "random";
    }

    @Override
    public <P extends Position<P>> int choose(Glimpse<P> glimpse, Budget budget) {
        Xoshiro random = new Xoshiro(glimpse.seed());
        P position = glimpse.game().position();
        glimpse.imagine(random, position);
        MoveList moves = new MoveList();
        glimpse.game().moves(position, moves);
        return moves.get(random.below(moves.size()));
    }
}
