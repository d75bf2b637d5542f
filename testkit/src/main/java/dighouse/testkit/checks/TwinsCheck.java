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

/// Nothing hidden leaks: a viewer cannot tell an imagined twin from the truth, by its view, by its
/// legal moves, or by what happens automatically.
public final class TwinsCheck<P extends Position<P>> implements ContractCheck<P> {
    private static final int HOW_OFTEN_BYTES = 64;

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
        Game<P> game = node.game();
        P truth = node.position();
        View seen = game.view(truth, viewer);
        View imagined = game.view(twin, viewer);
        if (!sameView(node, seen, imagined)) {
            throw fail(
                    "the view of "
                            + who(viewer)
                            + " depends on what is hidden: "
                            + seen.json()
                            + " or, as imagined, "
                            + imagined.json());
        }
        same(viewer, "whose decision it is", game.actor(truth), game.actor(twin));
        same(viewer, "whether the position rests", game.rests(truth), game.rests(twin));
        same(viewer, "how far the game has come", game.progress(truth), game.progress(twin));
        if (game.hasOpenPoints(truth.setup())) {
            same(viewer, "what everybody has scored", game.score(truth), game.score(twin));
        }
        if (viewer >= 0) {
            same(
                    viewer,
                    "what it has scored itself",
                    game.score(truth).get(viewer),
                    game.score(twin).get(viewer));
        }
        if (node.isDecision()) {
            same(
                    viewer,
                    "whether a move is automatic",
                    game.automatic(truth),
                    game.automatic(twin));
        }
        if (viewer == node.actor()) {
            actor(node, viewer, twin);
        }
    }

    /// Equal views write the same bytes, since they are records; that is checked now and then.
    private boolean sameView(Node<P> node, View seen, View imagined) {
        boolean equal = seen.equals(imagined);
        if (equal && node.random().below(HOW_OFTEN_BYTES) > 0) {
            return true;
        }
        return seen.json().equals(imagined.json());
    }

    private void actor(Node<P> node, int viewer, P twin) {
        Game<P> game = node.game();
        P truth = node.position();
        moves(viewer, node.moves(), listed(game, twin, new MoveList()));
        moves(viewer, node.anyOrder(), listed(game, twin, MoveList.inAnyOrder()));
        same(viewer, "the fallback", game.fallback(truth), game.fallback(twin));
        for (int i = 0; i < node.anyOrder().size(); i++) {
            int move = node.anyOrder().get(i);
            same(viewer, "a seal", game.seals(truth, move), game.seals(twin, move));
            same(
                    viewer,
                    "how a move is written",
                    game.notation().ply(truth, move),
                    game.notation().ply(twin, move));
            same(
                    viewer,
                    "how a move is described",
                    game.describe(truth, move),
                    game.describe(twin, move));
        }
        MoveList alphabet = node.alphabet();
        for (int i = 0; i < alphabet.size(); i++) {
            int move = alphabet.get(i);
            same(viewer, "why a move is refused", game.judge(truth, move), game.judge(twin, move));
        }
    }

    private static <P extends Position<P>> MoveList listed(Game<P> game, P twin, MoveList list) {
        game.moves(twin, list);
        return list;
    }

    private static void moves(int viewer, MoveList truth, MoveList twin) {
        if (!Arrays.equals(truth.toArray(), twin.toArray())) {
            throw fail("the moves of " + who(viewer) + " depend on what is hidden");
        }
    }

    private static void same(
            int viewer, String what, @Nullable Object truth, @Nullable Object twin) {
        if (!Objects.equals(truth, twin)) {
            throw fail(
                    what
                            + " depends on what is hidden from "
                            + who(viewer)
                            + ": "
                            + truth
                            + " or, as imagined, "
                            + twin);
        }
    }
}
