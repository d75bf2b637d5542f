package dighouse.testkit.checks;

import static dighouse.testkit.checks.Node.fail;

import dighouse.kernel.Game;
import dighouse.kernel.MoveList;
import dighouse.kernel.Position;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Small choices in one order lead to the same positions at rest as in any order, and to each only
/// once. Skips choices with very many orders.
public final class MoveOrderCheck<P extends Position<P>> implements ContractCheck<P> {
    private static final int HOW_OFTEN = 8;
    private static final int MOST_LINES = 400;

    @Override
    public String name() {
        return "ordering";
    }

    @Override
    public void at(Node<P> node) {
        if (!node.isDecision() || node.random().below(HOW_OFTEN) > 0) {
            return;
        }
        if (!node.game().rests(node.position()) || !isCompound(node)) {
            return;
        }
        Explorer<P> any = new Explorer<>(node.game(), node.actor(), true);
        any.explore(node.position());
        if (any.lines > MOST_LINES) {
            return;
        }
        Explorer<P> one = new Explorer<>(node.game(), node.actor(), false);
        one.explore(node.position());
        if (one.twice != null) {
            throw fail(
                    "one order reaches a position twice: "
                            + one.twice
                            + "; list each set of small moves in one order only");
        }
        if (!one.reached.equals(any.reached)) {
            Set<P> difference = new HashSet<>(any.reached);
            boolean missing = difference.removeAll(one.reached) && !difference.isEmpty();
            if (!missing) {
                difference = new HashSet<>(one.reached);
                difference.removeAll(any.reached);
            }
            throw fail(
                    (missing ? "any" : "one")
                            + " order alone reaches "
                            + node.game().notation().position(difference.iterator().next()));
        }
    }

    /// Whether some move leaves a choice half made.
    private boolean isCompound(Node<P> node) {
        for (int i = 0; i < node.anyOrder().size(); i++) {
            P after = node.after(node.anyOrder().get(i), 0);
            if (!node.game().rests(after) && node.game().actor(after) == node.actor()) {
                return true;
            }
        }
        return false;
    }

    /// Plays all lines until the position rests or another seat must decide.
    private static final class Explorer<P extends Position<P>> {
        private final Game<P> game;
        private final int seat;
        private final boolean anyOrder;
        private final Set<P> reached = new HashSet<>();
        private int lines;
        private @Nullable String twice;

        Explorer(Game<P> game, int seat, boolean anyOrder) {
            this.game = game;
            this.seat = seat;
            this.anyOrder = anyOrder;
        }

        void explore(P position) {
            MoveList list = anyOrder ? MoveList.inAnyOrder() : new MoveList();
            game.moves(position, list);
            for (int i = 0; i < list.size() && lines <= MOST_LINES; i++) {
                P after = game.position();
                after.copyFrom(position);
                game.play(after, list.get(i));
                if (game.rests(after) || game.actor(after) != seat) {
                    lines++;
                    if (!reached.add(after)) {
                        twice = game.notation().position(after);
                    }
                } else {
                    explore(after);
                }
            }
        }
    }
}
