package dighouse.testkit.checks;

import dighouse.kernel.Position;
import java.util.function.Consumer;

/// No component is lost or doubled, as the game's own module counts them.
public final class ComponentsCheck<P extends Position<P>> implements ContractCheck<P> {
    private final Consumer<P> invariants;

    public ComponentsCheck(Consumer<P> invariants) {
        this.invariants = invariants;
    }

    @Override
    public String name() {
        return "conservation";
    }

    @Override
    public void at(Node<P> node) {
        invariants.accept(node.position());
    }
}
