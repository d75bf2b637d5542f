package dighouse.testkit.checks;

import static dighouse.testkit.Node.fail;
import static dighouse.testkit.Node.require;

import dighouse.kernel.Actor;
import dighouse.kernel.Game;
import dighouse.kernel.Position;
import dighouse.testkit.ContractCheck;
import dighouse.testkit.Node;

/// For an absent seat: the fallback is legal everywhere, and fallbacks alone bring a game to its
/// end; a move is automatic only if it is the only one.
public final class StandingIn<P extends Position<P>> implements ContractCheck<P> {
    private static final int HOW_OFTEN_TO_THE_END = 16;

    @Override
    public String name() {
        return "standing in";
    }

    @Override
    public void at(Node<P> node) {
        if (node.isDecision()) {
            legalFallback(node);
            require(
                    !node.game().automatic(node.position()) || node.anyOrder().size() == 1,
                    "a move is automatic, but it is not the only one");
        }
        if (node.number() == 0 || node.random().below(HOW_OFTEN_TO_THE_END) == 0) {
            playToTheEnd(node);
        }
    }

    private void legalFallback(Node<P> node) {
        int fallback = node.game().fallback(node.position());
        if (!node.anyOrder().contains(fallback)) {
            throw fail("the fallback, " + fallback + ", is not legal");
        }
    }

    private void playToTheEnd(Node<P> node) {
        Game<P> game = node.game();
        P position = node.scratch(0);
        position.copyFrom(node.position());
        int plies = node.number();
        for (int actor = game.actor(position);
                actor != Actor.NOBODY;
                actor = game.actor(position)) {
            int ply =
                    actor == Actor.CHANCE
                            ? game.outcome(position, node.random().below(game.weight(position)))
                            : game.fallback(position);
            game.play(position, ply);
            require(++plies <= node.longest(), "a game of nothing but fallbacks does not end");
        }
    }
}
