package dighouse.testkit.checks;

import static dighouse.testkit.checks.Node.fail;

import dighouse.kernel.Phrase;
import dighouse.kernel.Position;

/// Wherever a seat decides, `describe` says what each move of the alphabet would be, legal or not:
/// a page looks there for the move that somebody means, to hear why it is refused. Describes the
/// whole alphabet at some nodes.
public final class DescribeCheck<P extends Position<P>> implements ContractCheck<P> {
    private static final int HOW_OFTEN = 8;

    @Override
    public String name() {
        return "describing";
    }

    @Override
    public void at(Node<P> node) {
        if (!node.isDecision() || node.random().below(HOW_OFTEN) > 0) {
            return;
        }
        for (int i = 0; i < node.alphabet().size(); i++) {
            describe(node, node.alphabet().get(i));
        }
    }

    private void describe(Node<P> node, int move) {
        Phrase described;
        try {
            described = node.game().describe(node.position(), move);
            described.json("verb");
        } catch (RuntimeException | AssertionError broken) {
            throw fail("move " + move + " has no description: " + broken);
        }
        if (described.key().isEmpty()) {
            throw fail("move " + move + " is described without a verb");
        }
    }
}
