package dighouse.testkit.checks;

import static dighouse.testkit.checks.Node.require;

import dighouse.kernel.Position;

/// A copy is equal in every way, whatever the target held before. It is independent of the
/// original, and the same plies lead it to the same position.
public final class CopyCheck<P extends Position<P>> implements ContractCheck<P> {
    private static final int HOW_OFTEN_WRITTEN = 4;

    @Override
    public String name() {
        return "copying";
    }

    @Override
    public void at(Node<P> node) {
        P original = node.position();
        long hash = original.hash();
        P copy = node.scratch(0);
        copy.copyFrom(original);
        P second = node.game().position();
        second.copyFrom(copy);
        boolean written = node.random().below(HOW_OFTEN_WRITTEN) == 0;
        require(copy.equals(original) && original.equals(copy), "a copy is not equal");
        require(second.equals(original), "a copy of a copy into a blank position is not equal");
        require(copy.hash() == hash, "a copy has another hash");
        require(copy.hashCode() == original.hashCode(), "a copy has another hash code");
        require(copy.setup().equals(original.setup()), "a copy has another setup");
        require(!written || isWritten(node, copy), "a copy is written otherwise");
        if (node.isOver()) {
            return;
        }
        int ply = node.anyOrder().get(node.random().below(node.anyOrder().size()));
        node.game().play(copy, ply);
        require(
                original.hash() == hash && (!written || isWritten(node, original)),
                "playing on a copy changes the original");
        node.game().play(second, ply);
        require(
                second.equals(copy) && second.hash() == copy.hash(),
                "the same ply leads two copies to different positions");
    }

    private boolean isWritten(Node<P> node, P position) {
        return node.game().notation().position(position).equals(node.text());
    }
}
