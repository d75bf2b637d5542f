package dighouse.bots.search;

import dighouse.bots.Advice;
import dighouse.bots.Glimpse;
import dighouse.bots.Opinion;
import dighouse.bots.Outlook;
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
import org.jspecify.annotations.Nullable;

/// The thinker of [SearchBot]. It keeps the tree below the move it chose if that still applies at
/// the next decision ([TreeReuse]).
///
/// @param <P> the game's position
final class SearchThinker<P extends Position<P>> implements Thinker<P> {
    private static final int ITERATIONS_BETWEEN_LOOKS = 16; // checks of the clock
    private static final int NODES_PER_ITERATION = 8;
    private static final int NODES_PER_MILLI = 800; // 100 iterations with cut playouts
    private static final int SMALLEST_TREE = 1 << 12;
    private static final int LARGEST_TREE = 1 << 20; // nodes

    private final Game<P> game;
    private final Setup setup;
    private final Advice<P> advice;
    private final Worth worth;
    private final Recipe recipe;
    private final TreeReuse<P> reuse;
    private final P root;
    private final MoveList moves = new MoveList();
    private final Xoshiro random = new Xoshiro(0);
    private @Nullable Search<P> search; // made at the first decision, when the budget is known
    private List<Opinion> opinions = List.of();
    private Outlook outlook = Outlook.NONE;
    private volatile boolean cancelled;

    SearchThinker(Game<P> game, Setup setup, Advice<P> advice, Worth worth, Recipe recipe) {
        this.game = game;
        this.setup = setup;
        this.advice = advice;
        this.worth = worth;
        this.recipe = recipe;
        reuse = new TreeReuse<>(game);
        root = game.position();
    }

    @Override
    public int choose(Glimpse<P> glimpse, ThinkingBudget budget) {
        long start = budget.thinkingClock().nanos();
        random.seed(glimpse.seed());
        glimpse.imagine(random, root);
        moves.clear();
        game.moves(root, moves);
        Search<P> ready = ready(budget);
        int node = reuse.find(glimpse, ready.tree());
        if (node == Tree.NONE) {
            ready.start(glimpse.seed());
        } else {
            ready.resume(glimpse.seed(), node);
        }
        int choice = moves.get(0);
        opinions = List.of();
        outlook = Outlook.NONE;
        if (moves.size() > 1) {
            think(ready, glimpse, budget, start);
            choice = answer(ready);
        }
        reuse.expect(root, choice, ready.tree());
        return choice;
    }

    @Override
    public void cancel() {
        cancelled = true;
    }

    @Override
    public long bytes() {
        return search == null ? 0 : (long) Tree.NODE_BYTES * search.tree().capacity();
    }

    @Override
    public List<Opinion> opinions() {
        return opinions;
    }

    @Override
    public Outlook outlook() {
        return outlook;
    }

    private Search<P> ready(ThinkingBudget budget) {
        Search<P> ready = search;
        int capacity = capacity(budget);
        if (ready == null || ready.tree().capacity() < capacity) {
            ready = new Search<>(game, setup, advice, worth, recipe, capacity);
            search = ready;
            reuse.forget();
        }
        return ready;
    }

    private static int capacity(ThinkingBudget budget) {
        double nodes = (double) budget.iterations() * NODES_PER_ITERATION;
        if (budget.millis() > 0) {
            nodes = Math.min(nodes, budget.millis() * NODES_PER_MILLI);
        }
        int wanted = (int) Math.clamp(nodes, SMALLEST_TREE, LARGEST_TREE);
        return Integer.highestOneBit(2 * wanted - 1);
    }

    /// Iterates until the budget is spent, the answer is settled or the thinker is cancelled.
    /// Checks the clock only now and then, so a few iterations run however short the time is.
    private void think(Search<P> ready, Glimpse<P> glimpse, ThinkingBudget budget, long start) {
        double nanos = budget.millis() * 1e6;
        for (int i = 1; i <= budget.iterations() && !cancelled; i++) {
            ready.iterate(glimpse);
            if (i % ITERATIONS_BETWEEN_LOOKS == 0) {
                double left = budget.iterations() - i;
                if (nanos > 0) {
                    double spent = budget.thinkingClock().nanos() - start;
                    left = Math.min(left, i * (nanos - spent) / spent);
                }
                if (left <= 0 || isSettled(ready.tree(), left)) {
                    return;
                }
            }
        }
    }

    /// Tells whether no other move can catch up with the one tried most often. If the answer is
    /// drawn, it is never settled early, since every try counts.
    private boolean isSettled(Tree tree, double left) {
        int most = 0;
        int second = 0;
        for (int child = tree.firstChild(tree.root());
                child != Tree.NONE;
                child = tree.nextSibling(child)) {
            int visits = tree.visits(child);
            second = Math.max(second, Math.min(most, visits));
            most = Math.max(most, visits);
        }
        return recipe.temperature() == 0 && most > second + left;
    }

    /// The move tried most often, or one drawn by worth; without any tries, the first in the list.
    private int answer(Search<P> ready) {
        opinions = weighed(ready.tree());
        outlook = ready.outlook();
        if (opinions.isEmpty()) {
            return moves.get(0);
        }
        return recipe.temperature() == 0 ? opinions.getFirst().move() : drawn();
    }

    /// Draws one of the tried moves, the better ones more often. Moves that differ by less than the
    /// temperature are nearly equally likely.
    private int drawn() {
        double best = 0;
        for (Opinion opinion : opinions) {
            best = Math.max(best, opinion.worth());
        }
        double total = 0;
        for (Opinion opinion : opinions) {
            total += weight(opinion, best);
        }
        double r = random.below(1 << 24) / (double) (1 << 24) * total;
        for (Opinion opinion : opinions) {
            r -= weight(opinion, best);
            if (r < 0) {
                return opinion.move();
            }
        }
        return opinions.getFirst().move();
    }

    private double weight(Opinion opinion, double best) {
        return Math.exp((opinion.worth() - best) / recipe.temperature());
    }

    /// The legal moves that were tried: first by visits, then by worth, then in list order.
    private List<Opinion> weighed(Tree tree) {
        List<Opinion> weighed = new ArrayList<>();
        for (int child = tree.firstChild(tree.root());
                child != Tree.NONE;
                child = tree.nextSibling(child)) {
            if (tree.visits(child) > 0 && moves.contains(tree.ply(child))) {
                weighed.add(new Opinion(tree.ply(child), tree.visits(child), tree.mean(child)));
            }
        }
        weighed.sort(
                Comparator.comparingInt(Opinion::visits)
                        .thenComparingDouble(Opinion::worth)
                        .reversed());
        return weighed;
    }
}
