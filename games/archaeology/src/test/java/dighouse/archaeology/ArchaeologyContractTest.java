package dighouse.archaeology;

import static dighouse.archaeology.Treasure.MAP;
import static dighouse.archaeology.Treasure.TYPES;

import dighouse.kernel.Edition;
import dighouse.kernel.Game;
import dighouse.kernel.Viewer;
import dighouse.testkit.BeliefCase;
import dighouse.testkit.GameContractTest;
import java.util.List;

class ArchaeologyContractTest extends GameContractTest<ArchaeologyPosition> {
    @Override
    protected Game<ArchaeologyPosition> game() {
        return TestTable.GAME;
    }

    @Override
    protected List<Edition> editions() {
        return List.of(TestTable.EDITION);
    }

    @Override
    protected void checkInvariants(ArchaeologyPosition position) {
        ArchaeologyInvariants.check(position);
    }

    /// Cards may be left out of a position, those of the market too.
    @Override
    protected void checkReadable(ArchaeologyPosition position) {
        ArchaeologyInvariants.checkFit(position);
    }

    @Override
    protected void checkDefault(ArchaeologyPosition before, ArchaeologyPosition after) {
        AbsentSeat.check(before, after);
    }

    /// Two plain types are out of sight, one card of them in a hand and one in the stock: they
    /// could lie the other way round. Hands in which the viewer may deduce more than it was shown
    /// are left to [CarefulObserverTest].
    @Override
    protected boolean hidesAlternatives(ArchaeologyPosition position, int viewer) {
        int row = viewer == Viewer.BYSTANDER ? position.seats() : viewer;
        int hidden = 0;
        int types = 0;
        for (int type = 0; type < TYPES; type++) {
            int inHands = 0;
            for (int holder = 0; type != MAP && holder < position.seats(); holder++) {
                boolean deduced = position.log.hidesFrom(row) && position.log.follows(holder);
                if (holder != viewer && !deduced) {
                    inHands += position.hand(holder, type) - position.known(row, holder, type);
                }
            }
            hidden += inHands;
            types += inHands + position.counts[ArchaeologyPosition.UNSEEN + type] > 0 ? 1 : 0;
        }
        return hidden > 0 && position.unseen > 0 && types > 1;
    }

    /// Counted by brute force; the cases are those of [BeliefsTest] that show most.
    @Override
    protected List<BeliefCase<ArchaeologyPosition>> beliefs() {
        return List.of(
                belief(
                        "maps only among dug cards",
                        2,
                        0,
                        "hands=m/scp market=b site=1+2+1+0 explored=small+medium unseen=5p2ct"
                                + " known=-?1/-?1"),
                belief(
                        "cards taken from the market stay",
                        2,
                        0,
                        "hands=p/2csm market=b site=1+1+0+0 explored=small+medium unseen=7pk"
                                + " known=-/2c?1"),
                belief(
                        "a bystander",
                        2,
                        Viewer.BYSTANDER,
                        "hands=pc/st market=b site=1+0+1+0 explored=small+medium+large unseen=k"));
    }

    private static BeliefCase<ArchaeologyPosition> belief(
            String name, int seats, int viewer, String cards) {
        TestTable table = TestTable.of(seats, "A act " + cards);
        return new BeliefCase<>(
                name,
                table.position.setup(),
                table.position,
                viewer,
                BruteForceBeliefs.of(table.position, viewer));
    }
}
