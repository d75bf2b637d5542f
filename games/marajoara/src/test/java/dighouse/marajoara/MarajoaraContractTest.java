package dighouse.marajoara;

import dighouse.kernel.Edition;
import dighouse.kernel.Game;
import dighouse.kernel.Setup;
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

    /// There are two editions, eight missions and long lists of moves. Both editions together have
    /// 50 games a seat count, 20 a mission and 24 an option value, within a minute.
    @Override
    protected int games(Setup setup) {
        return setup.mission() > 0 ? 10 : isStandard(setup) ? 25 : 12;
    }

    @Override
    protected int lightGames(Setup setup) {
        return setup.mission() > 0 ? 500 : 2_000;
    }

    private static boolean isStandard(Setup setup) {
        for (int i = 0; i < setup.options().size(); i++) {
            if (setup.value(i) != setup.options().get(i).standard()) {
                return false;
            }
        }
        return true;
    }

    /// Nothing that a position holds is hidden from anybody (MRJ-INFO-01).
    @Override
    protected boolean hidesAlternatives(MarajoaraPosition position, int viewer) {
        return false;
    }
}
