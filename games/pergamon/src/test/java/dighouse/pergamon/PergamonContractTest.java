package dighouse.pergamon;

import dighouse.kernel.Edition;
import dighouse.kernel.Game;
import dighouse.testkit.GameContractTest;
import java.util.List;

class PergamonContractTest extends GameContractTest<PergamonPosition> {
    @Override
    protected Game<PergamonPosition> game() {
        return new Pergamon();
    }

    @Override
    protected List<Edition> editions() {
        return List.of(TestTable.EDITION);
    }

    @Override
    protected void checkInvariants(PergamonPosition position) {
        PergamonInvariants.check(position);
    }

    @Override
    protected void checkDefault(PergamonPosition before, PergamonPosition after) {
        AbsentSeat.check(before, after);
    }

    /// Nothing that a position holds is hidden from anybody: see [Beliefs].
    @Override
    protected boolean hidesAlternatives(PergamonPosition position, int viewer) {
        return false;
    }
}
