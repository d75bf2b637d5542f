package dighouse.thebes;

import dighouse.kernel.Edition;
import dighouse.kernel.Game;
import dighouse.testkit.GameContractTest;
import java.util.List;

class ThebesContractTest extends GameContractTest<ThebesPosition> {
    @Override
    protected Game<ThebesPosition> game() {
        return TestTable.GAME;
    }

    @Override
    protected List<Edition> editions() {
        return List.of(TestTable.EDITION);
    }

    @Override
    protected void checkInvariants(ThebesPosition position) {
        ThebesInvariants.check(position);
    }

    @Override
    protected void checkDefault(ThebesPosition before, ThebesPosition after) {
        AbsentSeat.check(before, after);
    }

    /// THB-INFO-04: nothing is hidden from one viewer only.
    @Override
    protected boolean hidesAlternatives(ThebesPosition position, int viewer) {
        return false;
    }
}
