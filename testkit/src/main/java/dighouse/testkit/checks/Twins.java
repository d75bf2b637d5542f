package dighouse.testkit.checks;

import static dighouse.testkit.checks.Node.fail;
import static dighouse.testkit.checks.Node.who;

import dighouse.kernel.Game;
import dighouse.kernel.MoveList;
import dighouse.kernel.Position;
import dighouse.kernel.View;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Two positions that a viewer should not be able to tell apart: the truth, and what it imagines.
/// Each method throws an [AssertionError] if the viewer can.
final class Twins<P extends Position<P>> {
    private static final int HOW_OFTEN_BYTES = 64;

    private final Node<P> node;
    private final Game<P> game;
    private final int viewer;
    private final P truth;
    private final P twin;

    Twins(Node<P> node, int viewer, P truth, P twin) {
        this.node = node;
        game = node.game();
        this.viewer = viewer;
        this.truth = truth;
        this.twin = twin;
    }

    /// By what it sees, and by who decides.
    void look() {
        View seen = game.view(truth, viewer);
        View imagined = game.view(twin, viewer);
        if (!isSame(seen, imagined)) {
            throw fail(
                    "the view of "
                            + who(viewer)
                            + " depends on what is hidden: "
                            + seen.json()
                            + " or, as imagined, "
                            + imagined.json());
        }
        same("whose decision it is", game.actor(truth), game.actor(twin));
        same("whether the position rests", game.rests(truth), game.rests(twin));
        same("how far the game has come", game.progress(truth), game.progress(twin));
        if (game.hasOpenPoints(truth.setup())) {
            same("what everybody has scored", game.score(truth), game.score(twin));
        }
        if (viewer >= 0) {
            same(
                    "what it has scored itself",
                    game.score(truth).get(viewer),
                    game.score(twin).get(viewer));
        }
    }

    /// Equal views write the same bytes, since they are records; that is checked now and then.
    private boolean isSame(View seen, View imagined) {
        boolean equal = seen.equals(imagined);
        if (equal && node.random().below(HOW_OFTEN_BYTES) > 0) {
            return true;
        }
        return seen.json().equals(imagined.json());
    }

    /// By what happens without a player; a seat must decide.
    void automatic() {
        same("whether a move is automatic", game.automatic(truth), game.automatic(twin));
    }

    /// By what it may play; the viewer must decide.
    ///
    /// @param moves of the truth, in one order
    /// @param anyOrder the same in any order
    void decide(MoveList moves, MoveList anyOrder) {
        moves(moves, listed(new MoveList()));
        moves(anyOrder, listed(MoveList.inAnyOrder()));
        same("the fallback", game.fallback(truth), game.fallback(twin));
        for (int i = 0; i < anyOrder.size(); i++) {
            int move = anyOrder.get(i);
            same("a seal", game.seals(truth, move), game.seals(twin, move));
            same(
                    "how a move is written",
                    game.notation().ply(truth, move),
                    game.notation().ply(twin, move));
            describe(move);
        }
    }

    /// By how a move of the alphabet is described, legal or not.
    void describe(int move) {
        same("how a move is described", game.describe(truth, move), game.describe(twin, move));
    }

    /// By why a move of the alphabet is refused.
    void judge(int move) {
        same("why a move is refused", game.judge(truth, move), game.judge(twin, move));
    }

    /// By what it hears of a legal move of its own.
    void tell(int move) {
        same("what a move tells", game.tell(truth, move, viewer), game.tell(twin, move, viewer));
    }

    private MoveList listed(MoveList list) {
        game.moves(twin, list);
        return list;
    }

    private void moves(MoveList listed, MoveList imagined) {
        if (!Arrays.equals(listed.toArray(), imagined.toArray())) {
            throw fail("the moves of " + who(viewer) + " depend on what is hidden");
        }
    }

    private void same(String what, @Nullable Object known, @Nullable Object imagined) {
        if (!Objects.equals(known, imagined)) {
            throw fail(
                    what
                            + " depends on what is hidden from "
                            + who(viewer)
                            + ": "
                            + known
                            + " or, as imagined, "
                            + imagined);
        }
    }
}
