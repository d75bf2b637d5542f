package dighouse.testkit.checks;

import static dighouse.testkit.checks.Node.fail;

import dighouse.kernel.Actor;
import dighouse.kernel.MoveList;
import dighouse.kernel.Position;

/// `weight` is the sum of the listed weights, and `outcome` follows the list: checked for the first
/// and the last r of each outcome, and at some nodes for every r.
public final class WeightCheck<P extends Position<P>> implements ContractCheck<P> {
    private static final int HOW_OFTEN_BY_ONE = 4;
    private static final int MOST_BY_ONE = 5_000;

    @Override
    public String name() {
        return "weighing";
    }

    @Override
    public void at(Node<P> node) {
        if (node.actor() != Actor.CHANCE) {
            return;
        }
        MoveList outcomes = node.moves();
        long sum = 0;
        for (int i = 0; i < outcomes.size(); i++) {
            if (outcomes.weight(i) <= 0) {
                throw fail("an outcome has weight " + outcomes.weight(i));
            }
            sum += outcomes.weight(i);
        }
        int weight = node.game().weight(node.position());
        if (sum != weight) {
            throw fail("the listed weights add up to " + sum + ", not to " + weight);
        }
        boolean byOne = weight <= MOST_BY_ONE && node.random().below(HOW_OFTEN_BY_ONE) == 0;
        int from = 0;
        for (int i = 0; i < outcomes.size(); i++) {
            int last = from + outcomes.weight(i) - 1;
            int step = byOne ? 1 : Math.max(1, last - from);
            for (int r = from; r <= last; r += step) {
                if (node.game().outcome(node.position(), r) != outcomes.get(i)) {
                    throw fail("the outcome at " + r + " is not the one listed there");
                }
            }
            from = last + 1;
        }
    }
}
