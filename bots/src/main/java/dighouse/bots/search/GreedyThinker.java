package dighouse.bots.search;

import dighouse.bots.Advice;
import dighouse.bots.Glimpse;
import dighouse.bots.MoveResolver;
import dighouse.bots.Opinion;
import dighouse.bots.Thinker;
import dighouse.bots.ThinkingBudget;
import dighouse.bots.Worth;
import dighouse.kernel.Game;
import dighouse.kernel.MoveList;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import dighouse.kernel.Xoshiro;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// The thinker of [GreedyBot]. It tries every move in a few imagined positions, with the same luck
/// for all moves, lets the advice finish the turn, and compares the forecasts.
///
/// @param <P> the game's position
final class GreedyThinker<P extends Position<P>> implements Thinker<P> {
    private static final int WORLDS = 4; // imagined positions in which each move is tried

    private final Game<P> game;
    private final MoveResolver<P> moveResolver;
    private final Evaluator<P> evaluator;
    private final Xoshiro random = new Xoshiro(0);
    private final P world;
    private final P tried;
    private final MoveList moves = new MoveList();
    private double[] sums = new double[64];

    GreedyThinker(Game<P> game, Setup setup, Advice<P> advice, Worth worth) {
        this.game = game;
        moveResolver = new MoveResolver<>(game, advice);
        evaluator = new Evaluator<>(game, setup, advice, worth);
        world = game.position();
        tried = game.position();
    }

    @Override
    public int choose(Glimpse<P> glimpse, ThinkingBudget budget) {
        for (int i = 0; i < WORLDS; i++) {
            random.seed(glimpse.seed() + i);
            glimpse.imagine(random, world);
            if (i == 0) {
                begin();
            }
            tryAll(glimpse.seat(), random.next());
        }
        return moves.get(best());
    }

    private void begin() {
        moves.clear();
        game.moves(world, moves);
        sums = new double[moves.size()];
    }

    private void tryAll(int seat, long luck) {
        for (int i = 0; i < moves.size(); i++) {
            random.seed(luck);
            tried.copyFrom(world);
            game.play(tried, moves.get(i));
            moveResolver.play(tried, seat, random);
            evaluator.evaluate(tried);
            sums[i] += evaluator.worths[seat];
        }
    }

    private int best() {
        int best = 0;
        for (int i = 1; i < moves.size(); i++) {
            if (sums[i] > sums[best]) {
                best = i;
            }
        }
        return best;
    }

    @Override
    public List<Opinion> opinions() {
        List<Opinion> opinions = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            opinions.add(new Opinion(moves.get(i), WORLDS, sums[i] / WORLDS));
        }
        opinions.sort(Comparator.comparingDouble(Opinion::worth).reversed());
        return opinions;
    }
}
