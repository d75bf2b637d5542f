package dighouse.bots.search;

import dighouse.kernel.Randomness;

/// Chooses the move that an iteration tries: upper confidence bounds with progressive bias, counted
/// by availability.
///
/// The score of a move is a sum of three terms: its mean worth so far; a bonus for having been
/// tried seldom compared with how often it was available, which is larger for moves that the advice
/// likes; and the advice's opinion itself, which fades with every try.
final class Selection {
    private static final int TABLED = 1 << 12; // numbers whose roots are precomputed

    private static final double PATIENCE = 1000; // chances after which an opinion counts half

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

    /// Chooses one of these nodes, all of which are available; ties are broken at random.
    int choose(int[] nodes, int size, Randomness random) {
        double untried = untried(nodes, size);
        int best = Tree.NONE;
        double highest = Double.NEGATIVE_INFINITY;
        int at = size == 1 ? 0 : random.below(size); // a random start breaks ties fairly
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

    /// The assumed worth of an untried move: the average worth of the tried ones plus the urgency
    /// to try another.
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

    /// The factor of the exploration bonus: at first 2 for an obvious move and 0 for a hopeless
    /// one, in the long run 1 for all. Without a bias, opinions do not count.
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
