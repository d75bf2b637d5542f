package dighouse.examples.connectfour;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Edition;
import dighouse.kernel.Game;
import dighouse.kernel.MoveList;
import dighouse.kernel.PlainEdition;
import dighouse.testkit.GameContractTest;
import dighouse.testkit.checks.Node;
import dighouse.testkit.checks.Symmetry;
import java.nio.file.Path;
import java.util.List;

class ConnectFourContractTest extends GameContractTest<ConnectFourPosition> {
    /// The empty row on top of the board.
    private static final long ABOVE = 0x40L * 0x40810204081L;

    @Override
    protected Game<ConnectFourPosition> game() {
        return new ConnectFour();
    }

    @Override
    protected List<Edition> editions() {
        return List.of(PlainEdition.STANDARD);
    }

    @Override
    protected Path resources() {
        return super.resources().resolve("connectfour");
    }

    @Override
    protected void checkInvariants(ConnectFourPosition position) {
        int ahead = Long.bitCount(position.first) - Long.bitCount(position.second);
        long hanging = position.stones() & ~(position.stones() << 1 | 0x40810204081L);
        if (ahead < 0 || ahead > 1 || hanging != 0) {
            assertThat(ahead).as("stones of A more than of B").isBetween(0, 1);
            assertThat(hanging).as("stones that hang in the air").isZero();
        }
        assert (position.stones() & ABOVE) == 0 : "a stone above the board";
        assert (position.first & position.second) == 0 : "two stones in one place";
    }

    @Override
    protected boolean hidesAlternatives(ConnectFourPosition position, int viewer) {
        return false;
    }

    /// The leftmost column with room.
    @Override
    protected void checkDefault(ConnectFourPosition before, ConnectFourPosition after) {
        MoveList moves = new MoveList();
        game().moves(before, moves);
        int leftmost = Integer.MAX_VALUE;
        for (int i = 0; i < moves.size(); i++) {
            leftmost = Math.min(leftmost, moves.get(i));
        }
        ConnectFourPosition expected = game().position();
        expected.copyFrom(before);
        game().play(expected, leftmost);
        Node.require(expected.equals(after), "a disc goes to the leftmost column with room");
    }

    @Override
    protected List<Symmetry<ConnectFourPosition>> symmetries() {
        return List.of(new Mirror());
    }

    /// Left and right change places.
    private static final class Mirror implements Symmetry<ConnectFourPosition> {
        @Override
        public String name() {
            return "the mirror";
        }

        @Override
        public int seat(int seat) {
            return seat;
        }

        @Override
        public void rename(ConnectFourPosition position, ConnectFourPosition into) {
            into.copyFrom(position);
            into.first = mirror(position.first);
            into.second = mirror(position.second);
        }

        @Override
        public int ply(ConnectFourPosition position, int column) {
            return 6 - column;
        }

        private long mirror(long stones) {
            long mirrored = 0;
            for (int column = 0; column < 7; column++) {
                mirrored |= (stones >>> (7 * column) & 0x7F) << (7 * (6 - column));
            }
            return mirrored;
        }
    }
}
