package dighouse.marajoara;

import dighouse.kernel.Edition;
import dighouse.kernel.Game;
import dighouse.kernel.Setup;
import dighouse.testkit.GameContractTest;
import java.util.List;

class MarajoaraContractTest extends GameContractTest<MarajoaraPosition> {
    @Override
    protected Game<MarajoaraPosition> game() {
        return TestTable.GAME;
    }

    @Override
    protected List<Edition> editions() {
        return List.of(TestTable.EN, TestTable.FR);
    }

    @Override
    protected void checkInvariants(MarajoaraPosition position) {
        MarajoaraInvariants.check(position);
    }

    /// Dice and tokens may be left out of a position.
    @Override
    protected void checkReadable(MarajoaraPosition position) {
        MarajoaraInvariants.checkFit(position);
    }

    @Override
    protected void checkDefault(MarajoaraPosition before, MarajoaraPosition after) {
        AbsentSeat.check(before, after);
    }

    /// Both editions together have 50 games a seat count and an option value, and 20 a mission.
    @Override
    protected int games(Setup setup) {
        return setup.mission() > 0 ? 10 : 25;
    }

    @Override
    protected int lightGames(Setup setup) {
        return setup.mission() > 0 ? 500 : 2_000;
    }

    /// Nothing that a position holds is hidden from anybody (MRJ-INFO-01).
    @Override
    protected boolean hidesAlternatives(MarajoaraPosition position, int viewer) {
        return false;
    }
}
