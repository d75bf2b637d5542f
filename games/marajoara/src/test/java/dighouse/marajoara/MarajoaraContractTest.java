package dighouse.marajoara;

import dighouse.kernel.Edition;
import dighouse.kernel.Game;
import dighouse.testkit.GameContractTest;
import java.util.List;

class MarajoaraContractTest extends GameContractTest<MarajoaraPosition> {
    @Override
    protected Game<MarajoaraPosition> game() {
        return Table.GAME;
    }

    @Override
    protected List<Edition> editions() {
        return List.of(Table.EN, Table.FR);
    }

    @Override
    protected void checkInvariants(MarajoaraPosition position) {
        MarajoaraInvariants.check(position);
    }

    /// Nothing that a position holds is hidden from anybody (MRJ-INFO-01).
    @Override
    protected boolean hidesAlternatives(MarajoaraPosition position, int viewer) {
        return false;
    }
}
