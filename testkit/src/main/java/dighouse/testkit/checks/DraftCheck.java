package dighouse.testkit.checks;

import static dighouse.testkit.checks.Node.fail;

import dighouse.kernel.Game;
import dighouse.kernel.MoveList;
import dighouse.kernel.Position;

/// A draft of several moves is the same at the true position and at an imagined one that has been
/// written down and read again, as a page gets it: views, moves, descriptions, refusals, what the
/// moves tell, and whether the choice is complete; up to the first thing that the seat does not
/// know, which chance or another seat decides.
public final class DraftCheck<P extends Position<P>> implements ContractCheck<P> {
    private static final int HOW_OFTEN = 4;
    private static final int MOST_MOVES = 16;
    private static final int TRIES = 3; // to find a move after which the seat goes on
    private static final int JUDGED = 8; // moves of the alphabet at each step

    private static final int TRUTH = 0;
    private static final int TWIN = 1;
    private static final int TRIED = 2;

    private final boolean showsHidden;

    /// @param showsHidden whether a move that seals may show its seat something hidden: a draft is
    ///   then compared up to the first of them
    public DraftCheck(boolean showsHidden) {
        this.showsHidden = showsHidden;
    }

    @Override
    public String name() {
        return "drafting";
    }

    @Override
    public void at(Node<P> node) {
        if (!node.isDecision() || node.random().below(HOW_OFTEN) > 0) {
            return;
        }
        P twin = imagined(node);
        if (node.isWorthComparing(twin)) {
            P truth = node.scratch(TRUTH);
            truth.copyFrom(node.position());
            draft(node, truth, twin);
        }
    }

    /// What the seat imagines, written down and read again.
    private P imagined(Node<P> node) {
        P imagined = node.twin(node.actor(), TRIED);
        P read = node.scratch(TWIN);
        String text = node.game().notation().position(imagined);
        node.game().notation().position(node.setup(), text, read);
        if (!read.equals(imagined)) {
            throw fail("read from \"" + text + "\", an imagined position is another");
        }
        return read;
    }

    private void draft(Node<P> node, P truth, P twin) {
        Game<P> game = node.game();
        int seat = node.actor();
        Twins<P> twins = new Twins<>(node, seat, truth, twin);
        MoveList moves = new MoveList();
        MoveList anyOrder = MoveList.inAnyOrder();
        twins.look();
        for (int i = 0; i < MOST_MOVES && game.actor(truth) == seat; i++) {
            moves.clear();
            anyOrder.clear();
            game.moves(truth, moves);
            game.moves(truth, anyOrder);
            twins.automatic();
            twins.decide(moves, anyOrder);
            for (int j = 0; j < JUDGED; j++) {
                int any = node.alphabet().get(node.random().below(node.alphabet().size()));
                twins.describe(any);
                twins.judge(any);
            }
            int move = choose(node, truth, anyOrder);
            if (showsHidden && game.seals(truth, move)) {
                return;
            }
            twins.tell(move);
            game.play(truth, move);
            game.play(twin, move);
            twins.look();
        }
    }

    /// Rather a move after which the same seat decides: most random ones would end the draft.
    private int choose(Node<P> node, P truth, MoveList moves) {
        int seat = node.game().actor(truth);
        int move = moves.get(0);
        for (int i = 0; i < TRIES; i++) {
            move = moves.get(node.random().below(moves.size()));
            P after = node.scratch(TRIED);
            after.copyFrom(truth);
            node.game().play(after, move);
            if (node.game().actor(after) == seat) {
                return move;
            }
        }
        return move;
    }
}
