package dighouse.testkit.checks;

import static dighouse.testkit.checks.Node.fail;

import dighouse.kernel.MoveList;
import dighouse.kernel.Position;

/// Positions are values: two of them are equal, and have equal hashes, exactly if their notations
/// are. Compares the position with those that some plies lead to.
public final class HashCheck<P extends Position<P>> implements ContractCheck<P> {
    private static final int MOST = 6;
    private static final int HOW_OFTEN_WRITTEN = 16;

    @Override
    public String name() {
        return "hashing";
    }

    @Override
    public void at(Node<P> node) {
        MoveList list = node.anyOrder();
        int skip = list.isEmpty() ? 0 : node.random().below(list.size());
        boolean written = node.random().below(HOW_OFTEN_WRITTEN) == 0;
        long hash = node.position().hash();
        P before = node.position();
        long hashBefore = hash;
        for (int i = 0; i < Math.min(MOST, list.size()); i++) {
            // two scratch positions in turn, so that each is compared with the one before it
            P after = node.after(list.get((i + skip) % list.size()), i & 1);
            long hashAfter = after.hash();
            compare(node, before, after, hashBefore == hashAfter, written);
            compare(node, node.position(), after, hash == hashAfter, written);
            before = after;
            hashBefore = hashAfter;
        }
    }

    /// Texts are slow: if neither hash nor `equals` finds two positions alike, they are compared
    /// seldom.
    private void compare(Node<P> node, P one, P other, boolean sameHash, boolean written) {
        boolean equal = one.equals(other);
        if (!written && !sameHash && !equal) {
            return;
        }
        String text = node.game().notation().position(one);
        String otherText = node.game().notation().position(other);
        boolean alike = text.equals(otherText);
        if (sameHash && !alike) {
            throw fail("one hash for two positions: " + text + " and " + otherText);
        }
        if (equal != alike || sameHash != alike) {
            throw fail("equals, hash and notation disagree on " + text + " and " + otherText);
        }
    }
}
