package dighouse.testkit.checks;

import static dighouse.testkit.checks.Node.fail;

import dighouse.kernel.Actor;
import dighouse.kernel.Position;

/// A game ends within the declared bound, and the actor is always a seat, chance or nobody.
public final class EndCheck<P extends Position<P>> implements ContractCheck<P> {
    @Override
    public String name() {
        return "ending";
    }

    @Override
    public void at(Node<P> node) {
        int actor = node.actor();
        if (node.number() >= node.longest() && actor != Actor.NOBODY) {
            throw fail("the game goes on after the declared " + node.longest() + " plies");
        }
        boolean known = actor == Actor.CHANCE || actor == Actor.NOBODY;
        if (!known && (actor < 0 || actor >= node.setup().seats())) {
            throw fail("the actor is " + actor + ", which is neither a seat nor chance nor nobody");
        }
    }
}
