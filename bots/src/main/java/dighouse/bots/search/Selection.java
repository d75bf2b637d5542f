package dighouse.bots.search;

import dighouse.kernel.Randomness;

/// Which of several moves an iteration tries: the one with the highest sum of what it was worth so
/// far, of a share for having been tried seldom among the times that it could have been, the larger
/// the more the advice held of it, and of that opinion itself, which fades with every try (upper
/// confidence bounds with progressive bias, counted by availability).
final class Selection {
    private static final int TABLED = 1 << 12; // numbers whose roots are kept ready

    private static final double PATIENCE = 1000; // tries, after which an opinion counts half

    private static final double[] ROOT_OF_LOG = new double[TABLED];
    private static final double[] INVERSE_ROOT = new double[TABLED];

    static {
        for (int i = 1; i < TABLED; i++) {
            ROOT_OF_LOG[i] = Math.sqrt(Math.log(i));
            INVERSE_ROOT[i] = 1 / Math.sqrt(i);
        }
    }

    private final Tree tree;
    private final double exploration;
    private final double bias;
    private final double urgency;

    Selection(Tree tree, Recipe recipe) {
        this.tree = tree;
        exploration = recipe.exploration();
        bias = recipe.bias();
        urgency = recipe.urgency();
    }

    /// One of the nodes, all of which could be chosen; of equal ones any.
    int choose(int[] nodes, int size, Randomness random) {
        double untried = untried(nodes, size);
        int best = Tree.NONE;
        double highest = Double.NEGATIVE_INFINITY;
        int at = size == 1 ? 0 : random.below(size); // where to start, so that none is favoured
        for (int i = 0; i < size; i++) {
            double score = score(nodes[at], untried);
            if (score > highest) {
                highest = score;
                best = nodes[at];
            }
            at = at + 1 == size ? 0 : at + 1;
        }
        return best;
    }

    /// What a move that was never tried is taken to be worth: what those that were tried are worth
    /// on average, and the urgency to try another.
    private double untried(int[] nodes, int size) {
        double sum = 0;
        int visits = 0;
        for (int i = 0; i < size; i++) {
            int number = tree.visits(nodes[i]);
            if (number > 0) {
                sum += tree.mean(nodes[i]) * number;
                visits += number;
            }
        }
        return visits == 0 ? urgency : urgency + sum / visits;
    }

    private double score(int node, double untried) {
        int chances = tree.offer(node);
        int visits = tree.visits(node);
        double prior = tree.prior(node);
        if (visits == 0) {
            return untried + bias * prior;
        }
        return tree.mean(node)
                + interest(prior, chances) * exploration * rootOfLog(chances) * inverseRoot(visits)
                + bias * prior / (visits + 1);
    }

    /// The factor of exploration: at first 2 for an obvious move and 0 for a hopeless one, in the
    /// long run 1 for all. Without a bias, nobody asks for an opinion.
    private double interest(double prior, int chances) {
        return bias == 0 ? 1 : 1 + (2 * prior - 1) * PATIENCE / (PATIENCE + chances);
    }

    private static double rootOfLog(int number) {
        return number < TABLED ? ROOT_OF_LOG[number] : Math.sqrt(Math.log(number));
    }

    private static double inverseRoot(int number) {
        return number < TABLED ? INVERSE_ROOT[number] : 1 / Math.sqrt(number);
    }
}
