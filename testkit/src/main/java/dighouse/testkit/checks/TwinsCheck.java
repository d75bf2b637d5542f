package dighouse.testkit.checks;

import dighouse.kernel.MoveList;
import dighouse.kernel.Position;

/// Nothing hidden leaks: a viewer cannot tell an imagined twin from the truth, by its view, by its
/// legal moves, or by what happens automatically.
public final class TwinsCheck<P extends Position<P>> implements ContractCheck<P> {
    @Override
    public String name() {
        return "twins";
    }

    @Override
    public void at(Node<P> node) {
        for (int i = 0; i < node.viewers(); i++) {
            int viewer = node.viewer(i);
            if (node.canImagine(viewer)) {
                P twin = node.twin(viewer, 0);
                if (node.isWorthComparing(twin)) {
                    compare(node, viewer, twin);
                }
            }
        }
    }

    private void compare(Node<P> node, int viewer, P twin) {
        Twins<P> twins = new Twins<>(node, viewer, node.position(), twin);
        twins.look();
        if (node.isDecision()) {
            twins.automatic();
        }
        if (viewer == node.actor()) {
            twins.decide(node.moves(), node.anyOrder());
            MoveList alphabet = node.alphabet();
            for (int i = 0; i < alphabet.size(); i++) {
                twins.judge(alphabet.get(i));
            }
        }
    }
}
