package dighouse.testkit.checks;

import static dighouse.testkit.checks.Node.fail;
import static dighouse.testkit.checks.Node.who;

import dighouse.kernel.Game;
import dighouse.kernel.MoveList;
import dighouse.kernel.Playout;
import dighouse.kernel.Position;
import dighouse.kernel.Xoshiro;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// `imagine` is repeatable, uses only what the viewer knows, fills the whole target, keeps every
/// component, and varies where something is hidden. Checks one viewer at each node, half of the
/// time the actor.
public final class ImagineCheck<P extends Position<P>> implements ContractCheck<P> {
    private static final int HOW_OFTEN_VARIED = 4;
    private static final int HOW_OFTEN_PLAYED = 64;
    private static final int MOST_TRIES = 2_000;

    private final Consumer<P> invariants;
    private final Subject.Secrets<P> secrets;
    private final Xoshiro words = new Xoshiro(0);
    private @Nullable P used; // the end of some game, which a target may still hold

    public ImagineCheck(Consumer<P> invariants, Subject.Secrets<P> secrets) {
        this.invariants = invariants;
        this.secrets = secrets;
    }

    @Override
    public String name() {
        return "imagining";
    }

    @Override
    public void at(Node<P> node) {
        if (node.isDecision() && node.random().below(2) == 0) {
            imagine(node, node.actor());
            return;
        }
        int viewer = node.viewer(node.random().below(node.viewers()));
        if (node.canImagine(viewer)) {
            imagine(node, viewer);
        }
    }

    private void imagine(Node<P> node, int viewer) {
        long seed = node.random().next();
        P first = node.game().position();
        fill(node, node.position(), viewer, seed, first);
        P second = node.scratch(0);
        second.copyFrom(usedPosition(node));
        fill(node, node.position(), viewer, seed, second);
        require(same(node, first, second), viewer, "the same words give another imagining");
        invariants.accept(first);
        fill(node, first, viewer, seed, second);
        require(same(node, first, second), viewer, "imagined anew, an imagining changes");
        P third = node.scratch(1);
        fill(node, node.position(), viewer, seed + 1, second);
        fill(node, first, viewer, seed + 1, third);
        require(same(node, second, third), viewer, "imaginings depend on what is hidden");
        boolean varied =
                node.random().below(HOW_OFTEN_VARIED) == 0
                        && secrets.hidesAlternatives(node.position(), viewer);
        if (varied) {
            require(varies(node, viewer, first), viewer, "something is hidden, and all is known");
        }
    }

    private void fill(Node<P> node, P from, int viewer, long seed, P into) {
        words.seed(seed);
        node.game().imagine(from, viewer, words, into);
    }

    private P usedPosition(Node<P> node) {
        if (used == null || !used.setup().equals(node.setup())) {
            P end = node.game().position();
            node.game().start(node.setup(), end);
            Playout.run(node.game(), end, new Xoshiro(1), new MoveList());
            used = end;
        }
        return used;
    }

    /// Equal, with equal notations, and still so after a random game.
    private boolean same(Node<P> node, P one, P other) {
        Game<P> game = node.game();
        boolean equal = one.equals(other) && one.hash() == other.hash();
        if (!equal || node.random().below(HOW_OFTEN_PLAYED) > 0) {
            return equal;
        }
        P left = node.scratch(2);
        P right = node.scratch(3);
        left.copyFrom(one);
        right.copyFrom(other);
        int seed = node.random().next();
        MoveList list = new MoveList();
        int plies = Playout.run(game, left, new Xoshiro(seed), list);
        return Playout.run(game, right, new Xoshiro(seed), list) == plies
                && left.equals(right)
                && game.notation().position(one).equals(game.notation().position(other));
    }

    private boolean varies(Node<P> node, int viewer, P first) {
        P other = node.scratch(0);
        for (int i = 0; i < MOST_TRIES; i++) {
            node.game().imagine(node.position(), viewer, node.random(), other);
            if (!other.equals(first)) {
                return true;
            }
        }
        return false;
    }

    private static void require(boolean holds, int viewer, String reason) {
        if (!holds) {
            throw fail("for " + who(viewer) + ": " + reason);
        }
    }
}
