package dighouse.testkit.checks;

import static dighouse.testkit.checks.Node.fail;

import dighouse.kernel.Game;
import dighouse.kernel.Position;
import dighouse.kernel.View;

/// A move that can be taken back reveals nothing to the actor: it leads to the same view from every
/// position that the actor considers possible. Checks one unsealed move at each node.
public final class SealCheck<P extends Position<P>> implements ContractCheck<P> {
    @Override
    public String name() {
        return "sealing";
    }

    @Override
    public void at(Node<P> node) {
        if (!node.isDecision()) {
            return;
        }
        Game<P> game = node.game();
        int actor = node.actor();
        int move = node.anyOrder().get(node.random().below(node.anyOrder().size()));
        P after = node.after(move, 0);
        if (game.seals(node.position(), move) || game.actor(after) != actor) {
            return;
        }
        P twin = node.twin(actor, 1);
        game.play(twin, move);
        View seen = game.view(after, actor);
        View imagined = game.view(twin, actor);
        boolean same = seen.equals(imagined) || seen.json().equals(imagined.json());
        if (game.actor(twin) != actor || !same) {
            throw fail(
                    "\""
                            + game.notation().ply(node.position(), move)
                            + "\" shows the actor something hidden, but does not seal");
        }
    }
}
